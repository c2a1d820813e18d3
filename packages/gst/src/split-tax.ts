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
 * add up to the invoice when all of it is refunded.
 * @param before what earlier credit notes took back, taxes included
 */
export function creditOf(
  invoice: { taxable: number; taxes: readonly number[] },
  before: number,
  amount: number,
): { taxable: number; taxes: number[] } {
  const total = invoice.taxes.reduce((sum, tax) => sum + tax, invoice.taxable)
  if (amount <= 0 || before < 0 || before + amount > total)
    throw new RangeError(`not a refund of ${total} paise: ${amount} after ${before}`)
  const [earlier, now] = [taxesUpTo(invoice.taxes, before, total), taxesUpTo(invoice.taxes, before + amount, total)]
  const taxes = now.map((tax, index) => tax - (earlier[index] ?? 0))
  return { taxable: amount - taxes.reduce((sum, tax) => sum + tax, 0), taxes }
}

/**
 * The taxes in the first `refunded` paise of an invoice's total. All taxes together first, then each in turn from what is left: of one paisa more, each share
 * grows by one at most and no share shrinks, so no credit note has a negative amount.
 */
function taxesUpTo(taxes: readonly number[], refunded: number, total: number): number[] {
  let whole = taxes.reduce((sum, tax) => sum + tax, 0)
  let left = roundedShare(whole, refunded, total)
  return taxes.map((tax) => {
    const share = whole === 0 ? 0 : roundedShare(tax, left, whole)
    whole -= tax
    left -= share
    return share
  })
}

/** `part * share / whole`, rounded half up, exactly for every safe integer. */
function roundedShare(part: number, share: number, whole: number): number {
  return Number((BigInt(part) * BigInt(share) * 2n + BigInt(whole)) / (2n * BigInt(whole)))
}
