import { dayInIndia } from '@chitra/gst/financial-year.ts'
import { decimalRupees } from '@chitra/money'
import { qrCode } from '../../../platform/typeset/qr-code.ts'
import type { PaperFacts } from '../facts.ts'

/** The QR code of a paper, as SVG: JSON with the facts that an accountant types into a ledger, in rupees. */
export function codeOf(facts: PaperFacts): string {
  const { supplier, buyer, refersTo } = facts
  return qrCode(
    JSON.stringify({
      number: facts.number,
      date: dayInIndia(new Date(facts.issuedAt)),
      ...(refersTo && { for: refersTo.number }),
      ...(supplier && { supplier: supplier.gstin }),
      ...(buyer.business && { buyer: buyer.business.gstin }),
      ...(buyer.place !== null && { place: buyer.place }),
      taxable: decimalRupees(facts.taxable),
      ...Object.fromEntries(facts.taxes.map((tax) => [tax.name.toLowerCase(), decimalRupees(tax.amount)])),
      total: decimalRupees(facts.total),
      ...(facts.isSpecimen && { specimen: true }),
    }),
  )
}
