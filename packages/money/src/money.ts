/** Amounts are whole paise (₹1 = 100 paise) in safe integers. Only tax is rounded, half up. */

/** Whole paise: the price of an item unless its seller sets another. */
export const ITEM_PRICE = 19_900

/** Throws RangeError unless `paise` is a whole, safe, non-negative number of paise. */
export function assertPaise(paise: number): void {
  if (!Number.isSafeInteger(paise) || paise < 0) throw new RangeError(`not an amount in whole paise: ${paise}`)
}

/** The tax on an amount, in whole paise, rounded half up. */
export function taxOn(paise: number, percent: number): number {
  assertPaise(paise)
  // Integer arithmetic, because 0.18 has no exact binary representation.
  return Math.floor((paise * percent + 50) / 100)
}

export interface Totals {
  /** Whole paise. */
  subtotal: number
  taxPercent: number
  /** Whole paise, on the subtotal as one amount. */
  tax: number
  /** Whole paise: subtotal and tax. */
  total: number
}

/** The totals of a cart: the tax is computed once, on the subtotal (CART-04). */
export function totalsOf(prices: readonly number[], percent: number): Totals {
  const subtotal = prices.reduce((sum, price) => {
    assertPaise(price)
    return sum + price
  }, 0)
  const tax = taxOn(subtotal, percent)
  return { subtotal, taxPercent: percent, tax, total: subtotal + tax }
}

/**
 * Splits the tax of a subtotal among its lines so that the shares add up exactly. Every line gets its own tax rounded down. The remaining paise are
 * given to the lines with the largest fractions, one each, earlier lines first.
 */
export function shareTax(prices: readonly number[], percent: number): number[] {
  const { tax } = totalsOf(prices, percent)
  const shares = prices.map((price) => Math.floor((price * percent) / 100))
  let left = tax - shares.reduce((sum, share) => sum + share, 0)
  const byFraction = prices
    .map((price, index) => ({ index, fraction: (price * percent) % 100 }))
    .toSorted((a, b) => b.fraction - a.fraction || a.index - b.index)
  for (const { index } of byFraction) {
    if (left === 0) break
    shares[index] = (shares[index] ?? 0) + 1
    left -= 1
  }
  return shares
}

// Not with Intl: on a cheap phone, creating its first formatter takes longer than everything else before a page of prices is drawn. The test compares
// the results with Intl.

/** `12,34,567`: a whole number with Indian grouping. */
export function formatCount(count: number): string {
  return String(count).replaceAll(/(?<=\d)(?=(?:\d\d)*\d{3}$)/g, ',')
}

/** `₹1,00,000.00`: Indian grouping, always two decimals. For totals and receipts. */
export function formatRupees(paise: number): string {
  const [rupees, rest] = decimalRupees(paise).split('.')
  return `₹${formatCount(Number(rupees))}.${rest}`
}

/** `100000.00`: without symbol and grouping, for programs and spreadsheets. Exact for every safe integer. */
export function decimalRupees(paise: number): string {
  assertPaise(paise)
  return `${(paise - (paise % 100)) / 100}.${String(paise % 100).padStart(2, '0')}`
}

/** `₹199` for whole rupees, else `₹199.50`. For prices of items. */
export function formatPrice(paise: number): string {
  assertPaise(paise)
  return paise % 100 === 0 ? `₹${formatCount(paise / 100)}` : formatRupees(paise)
}

/**
 * Parses rupees as people write them (`199`, `199.5`, `1,999.00`, `₹199`) to whole paise. Throws RangeError for anything else, even for more than two
 * decimals, because no digit may be dropped silently.
 */
export function parseRupees(text: string): number {
  const match = /^₹?\s*(\d{1,3}(?:,\d{2,3})*|\d+)(?:\.(\d{1,2}))?$/u.exec(text.trim())
  if (!match) throw new RangeError(`not an amount in rupees: ${text}`)
  const paise = Number(match[1]?.replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  assertPaise(paise)
  return paise
}
