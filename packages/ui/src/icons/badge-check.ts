import { BadgeCheck } from 'lucide'
import { icon } from '../icon.tsx'

export const BadgeCheckIcon = /* @__PURE__ */ icon(BadgeCheck)
