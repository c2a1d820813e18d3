import type { Labels } from '../labels.tsx'
import { cartLabels } from './cart-labels.ts'
import { commonLabels } from './common-labels.ts'
import { formLabels } from './form-labels.ts'
import { orderLabels } from './order-labels.ts'

/** Every word that the kit itself says. What a shop says (titles, prices, messages) comes in by props. */
export const defaultLabels: Labels = { ...commonLabels, ...cartLabels, ...orderLabels, ...formLabels }
