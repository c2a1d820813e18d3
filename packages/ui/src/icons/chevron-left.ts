import { ChevronLeft } from 'lucide'
import { icon } from '../icon.tsx'

export const ChevronLeftIcon = /* @__PURE__ */ icon(ChevronLeft)
