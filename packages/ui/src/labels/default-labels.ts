import type { Labels } from '../labels.tsx'
import { cartLabels } from './cart-labels.ts'
import { commonLabels } from './common-labels.ts'
import { formLabels } from './form-labels.ts'
import { orderLabels } from './order-labels.ts'
import { wishListLabels } from './wish-list-labels.ts'

/** All labels of the kit. A shop's own texts (titles, prices, messages) come in by props. */
export const defaultLabels: Labels = { ...commonLabels, ...cartLabels, ...orderLabels, ...formLabels, ...wishListLabels }
