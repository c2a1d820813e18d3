import { RectangleVertical } from 'lucide'
import { icon } from '../icon.tsx'

export const PortraitIcon = /* @__PURE__ */ icon(RectangleVertical)
