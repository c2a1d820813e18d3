import { Infinity as InfinitySign } from 'lucide'
import { icon } from '../icon.tsx'

export const InfinityIcon = /* @__PURE__ */ icon(InfinitySign)
