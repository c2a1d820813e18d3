import { ShoppingBag } from 'lucide'
import { icon } from '../icon.tsx'

export const CartIcon = /* @__PURE__ */ icon(ShoppingBag)
