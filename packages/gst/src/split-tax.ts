import { shareTax } from '@chitra/money'
import { OUTSIDE_INDIA, type PlaceOfSupply, type StateCode, stateOf } from './states.ts'

/** A tax of its own on an invoice. */
export type TaxName = 'CGST' | 'SGST' | 'UTGST' | 'IGST'

export interface TaxPart {
  name: TaxName
  /** Of the price: 9 or 18 at a rate of 18 %. */
  percent: number
}

export interface SplitLine {
  /** Whole paise, before tax. */
  taxable: number
  /** Whole paise, in the order of the parts. */
  taxes: number[]
}

export interface SplitTax {
  parts: (TaxPart & { amount: number })[]
  lines: SplitLine[]
  /** Whole paise: all taxes together. */
  tax: number
}

/** The rate of a sale: none for an export under a letter of undertaking (s. 16 IGST Act), else the shop's own. */
export const taxPercentAt = (place: PlaceOfSupply, percent: number, isExportTaxed: boolean): number =>
  place === OUTSIDE_INDIA && !isExportTaxed ? 0 : percent

/**
 * Which taxes a sale has: CGST and SGST (UTGST in a Union Territory without a legislature) within the supplier's State, else IGST (ss. 7 and 8 IGST
 * Act). None at a rate of 0 %.
 */
export function taxParts(supplier: StateCode, place: PlaceOfSupply, percent: number): TaxPart[] {
  if (percent === 0) return []
  if (place === OUTSIDE_INDIA || place !== supplier) return [{ name: 'IGST', percent }]
  return [
    { name: 'CGST', percent: percent / 2 },
    { name: stateOf(place).hasLegislature ? 'SGST' : 'UTGST', percent: percent / 2 },
  ]
}

/**
 * The taxes of each line and in all, in whole paise. The tax of all lines is computed once, on their sum, as the cart and the gateway have it; each line
 * has its share, by largest remainder. Of two halves of an odd share one is a paisa larger: in turn CGST and the other, so that they differ by one at
 * most over all lines.
 */
export function splitTax(prices: readonly number[], percent: number, parts: readonly TaxPart[]): SplitTax {
  const shares = parts.length === 0 ? prices.map(() => 0) : shareTax(prices, percent)
  let isFirstLarger = false
  const lines = prices.map((taxable, index): SplitLine => {
    const share = shares[index] ?? 0
    if (parts.length < 2) return { taxable, taxes: parts.map(() => share) }
    const half = Math.floor(share / 2)
    if (share % 2 === 0) return { taxable, taxes: [half, half] }
    isFirstLarger = !isFirstLarger
    return { taxable, taxes: isFirstLarger ? [half + 1, half] : [half, half + 1] }
  })
  return {
    parts: parts.map((part, index) => ({ ...part, amount: lines.reduce((sum, { taxes }) => sum + (taxes[index] ?? 0), 0) })),
    lines,
    tax: shares.reduce((sum, share) => sum + share, 0),
  }
}

/**
 * The part of an invoice that a refund takes back, in whole paise, for a credit note: `taxable` and the taxes together are `amount`. The parts of several refunds
 * add up to the invoice when all of it is refunded, and none is negative.
 * @param earlier the parts that earlier credit notes took back
 */
export function creditOf(invoice: SplitLine, earlier: readonly SplitLine[], amount: number): SplitLine {
  const total = totalOf(invoice)
  const before = earlier.reduce((sum, credit) => sum + totalOf(credit), 0)
  if (amount <= 0 || before + amount > total) throw new RangeError(`not a refund of ${total} paise: ${amount} after ${before}`)
  let left = amount
  const taxes = invoice.taxes.map((tax, index) => {
    const credited = earlier.reduce((sum, credit) => sum + (credit.taxes[index] ?? 0), 0)
    // Two taxes can grow with the same paisa: of a refund of a single one, the second waits for the next.
    const share = Math.min(left, roundedShare(tax, before + amount, total) - credited)
    left -= share
    return share
  })
  return { taxable: left, taxes }
}

const totalOf = ({ taxable, taxes }: SplitLine): number => taxes.reduce((sum, tax) => sum + tax, taxable)

/** `part * share / whole`, rounded half up, exactly for every safe integer. */
function roundedShare(part: number, share: number, whole: number): number {
  return Number((BigInt(part) * BigInt(share) * 2n + BigInt(whole)) / (2n * BigInt(whole)))
}
