import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalRupees, formatCount, formatPrice, formatRupees, parseRupees, shareTax, taxOn, totalsOf } from './money.ts'

const price = fc.integer({ min: 0, max: 10_000_000 })

describe('money', () => {
  it('adds 18 % to one ₹199 item: 35.82, 234.82 in total [CART-04]', () => {
    expect(totalsOf([19_900], 18)).toEqual({ subtotal: 19_900, taxPercent: 18, tax: 3_582, total: 23_482 })
  })

  it('rounds half a paisa up', () => {
    expect(taxOn(25, 18)).toBe(5) // 4.5
    expect(taxOn(24, 18)).toBe(4) // 4.32
  })

  it('groups digits as in India [CART-04]', () => {
    expect(formatRupees(1_00_000_00)).toBe('₹1,00,000.00')
    expect(formatPrice(19_900)).toBe('₹199')
    expect(formatPrice(19_950)).toBe('₹199.50')
    expect(formatPrice(0)).toBe('₹0')
  })

  it('formats amounts and counts of any size like Intl', () => {
    const [rupees, plain] = [new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }), new Intl.NumberFormat('en-IN')]
    fc.assert(
      // Up to 10^12 rupees: in larger numbers the fraction that Intl gets would be too imprecise.
      fc.property(fc.oneof(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 10 ** 14 })), (amount) => {
        expect(formatRupees(amount)).toBe(rupees.format(amount / 100))
        expect(decimalRupees(amount)).toBe((amount / 100).toFixed(2))
        expect(formatPrice(amount)).toBe(rupees.format(amount / 100).replace(/\.00$/, ''))
        expect(formatCount(amount)).toBe(plain.format(amount))
      }),
      { numRuns: 2_000 },
    )
  })

  it('formats paise as plain rupees', () => {
    expect([0, 5, 29, 100, 24_950, 1_00_000_00, Number.MAX_SAFE_INTEGER].map(decimalRupees)).toEqual([
      '0.00',
      '0.05',
      '0.29',
      '1.00',
      '249.50',
      '100000.00',
      '90071992547409.91',
    ])
  })

  it('keeps every total equal to subtotal and rounded tax, over random carts [P-20]', () => {
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 500 }), (prices) => {
        const { subtotal, tax, total } = totalsOf(prices, 18)
        expect(BigInt(tax)).toBe((BigInt(subtotal) * 18n + 50n) / 100n)
        expect(total).toBe(subtotal + tax)
      }),
      { numRuns: 2_000 },
    )
  })

  it('splits the tax over 1 to 500 lines without losing or adding a paisa [TM-13]', () => {
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 500 }), (prices) => {
        const shares = shareTax(prices, 18)
        expect(shares.reduce((a, b) => a + b, 0)).toBe(totalsOf(prices, 18).tax)
        for (const [index, share] of shares.entries()) expect(Math.abs(share - ((prices[index] ?? 0) * 18) / 100)).toBeLessThan(1)
      }),
    )
  })

  it('refuses numbers that are not whole, safe and non-negative', () => {
    for (const bad of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) expect(() => totalsOf([bad], 18)).toThrow(RangeError)
  })

  it('parses rupees as people write them, without rounding', () => {
    expect(['199', '199.00', '₹199', '1,99,999.5', '0', '0.29'].map(parseRupees)).toEqual([19_900, 19_900, 19_900, 19_999_950, 0, 29])
    for (const bad of ['', 'free', '-1', '1.999', '1e3', '0x10', '१९९']) expect(() => parseRupees(bad)).toThrow(RangeError)
  })
})
