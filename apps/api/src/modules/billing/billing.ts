import type { Buyer } from '@chitra/gst/parties.ts'
import { splitTax, type TaxPart, taxParts, taxPercentAt } from '@chitra/gst/split-tax.ts'
import type { Shop } from '@chitra/messages/shop.ts'
import { totalsOf } from '@chitra/money'

export interface CartTaxes {
  /** Of each price: 18, or 0 for an export without tax. */
  percent: number
  /** CGST and SGST, or IGST; empty as long as nobody knows where the buyer is. */
  parts: (TaxPart & { amount: number })[]
  /** Whole paise. */
  tax: number
  total: number
}

/** The tax of a cart whose prices add up to `subtotal`, as it is known before the payment. */
export function taxesOf(
  { tax: { percent }, gst }: Pick<Shop, 'tax' | 'gst'>,
  buyer: Pick<Buyer, 'place'> | null,
  subtotal: number,
): CartTaxes {
  if (gst === null || buyer === null) {
    const { tax, total } = totalsOf([subtotal], percent)
    return { percent, parts: [], tax, total }
  }
  const due = taxPercentAt(buyer.place, percent, gst.isExportTaxed)
  const { parts, tax } = splitTax([subtotal], due, taxParts(gst.state, buyer.place, due))
  return { percent: due, parts, tax, total: subtotal + tax }
}
