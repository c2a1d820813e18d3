import { RectangleHorizontal } from 'lucide'
import { icon } from '../icon.tsx'

export const LandscapeIcon = /* @__PURE__ */ icon(RectangleHorizontal)
