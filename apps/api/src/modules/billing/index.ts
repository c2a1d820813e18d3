export { getBilling } from './operations/get-billing.ts'
export { updateBilling } from './operations/update-billing.ts'
export { type CartTaxes, taxesOf } from './billing.ts'
export { billingOf, billingDeleted, saidBy, toBuyer } from './billing-store.ts'
