import { CircleCheck } from 'lucide'
import { icon } from '../icon.tsx'

export const CircleCheckIcon = /* @__PURE__ */ icon(CircleCheck)
