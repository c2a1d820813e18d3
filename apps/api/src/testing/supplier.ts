import type { Visitor } from './visitor.ts'

/** The settings of a shop in Maharashtra that is registered for GST. */
export const SUPPLIER = {
  SUPPLIER_NAME: 'Example Pictures Private Limited',
  SUPPLIER_ADDRESS: '12 Example Road, Pune 411001',
  SUPPLIER_STATE: '27',
  SUPPLIER_GSTIN: '27AAACR5055K1Z7',
  SUPPLIER_SIGNATORY: 'Meera Iyer',
}

/** Says where a buyer lives, as the checkout does. */
export const sayPlace = (who: Visitor & { userId: string }, place = '27', business: { name: string; gstin: string } | null = null) =>
  who.call('updateBilling', {
    params: { id: who.userId },
    body: { name: 'Asha Rao', place, ...(place === '96' ? { country: 'NP' } : {}), business },
  })
