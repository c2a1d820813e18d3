import { dayInIndia } from '@chitra/gst/financial-year.ts'
import { decimalRupees } from '@chitra/money'
import { encode } from 'uqr'
import type { PaperFacts } from '../facts.ts'

/** The QR code of a paper, as SVG: JSON with the facts that an accountant types into a ledger, in rupees. */
export function codeOf(facts: PaperFacts): string {
  const { supplier, buyer, refersTo } = facts
  return draw(
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

/** One path with a bar for neighbours of a row: a tenth of the bytes that a square for each would take in the PDF. */
function draw(content: string): string {
  const { data, size } = encode(content, { ecc: 'M', border: 0 })
  const bars = data.flatMap((row, y) =>
    Array.from(
      row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
      ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`,
    ),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${bars.join('')}"/></svg>`
}
