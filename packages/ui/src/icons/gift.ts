import { Gift } from 'lucide'
import { icon } from '../icon.tsx'

export const GiftIcon = /* @__PURE__ */ icon(Gift)
