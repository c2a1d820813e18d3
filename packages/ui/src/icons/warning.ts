import { TriangleAlert } from 'lucide'
import { icon } from '../icon.tsx'

export const WarningIcon = /* @__PURE__ */ icon(TriangleAlert)
