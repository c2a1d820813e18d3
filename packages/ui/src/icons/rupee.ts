import { IndianRupee } from 'lucide'
import { icon } from '../icon.tsx'

export const RupeeIcon = /* @__PURE__ */ icon(IndianRupee)
