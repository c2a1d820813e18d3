import { Minus } from 'lucide'
import { icon } from '../icon.tsx'

export const MinusIcon = /* @__PURE__ */ icon(Minus)
