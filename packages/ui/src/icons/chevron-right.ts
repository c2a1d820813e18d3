import { ChevronRight } from 'lucide'
import { icon } from '../icon.tsx'

export const ChevronRightIcon = /* @__PURE__ */ icon(ChevronRight)
