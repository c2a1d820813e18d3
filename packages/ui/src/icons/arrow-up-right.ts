import { ArrowUpRight } from 'lucide'
import { icon } from '../icon.tsx'

export const ArrowUpRightIcon = /* @__PURE__ */ icon(ArrowUpRight)
