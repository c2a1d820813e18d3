import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CartLine } from '../carts/index.ts'
import { capturable, decidingPayment, paysFor, quote } from './payments.ts'

/** A cart over these prices, in whole paise. */
const cartOf = (prices: readonly number[]): CartLine[] =>
  prices.map((price, index) => ({
    entry: { id: index, public_id: `c${index}`, again: false },
    item: { id: index, price, name: `Item ${index}`, description: '', seller_id: 1, seller_first_name: 'Meera' } as CartLine['item'],
  }))

const prices = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 500 })

describe('a quote', () => {
  it('is exact to the paisa for 1 to 500 items: the lines add up, and the tax is 18 % of the subtotal, rounded once [TM-13, P-20]', () => {
    fc.assert(
      fc.property(prices, (given) => {
        const { amount, subtotal, tax, lines } = quote(cartOf(given), 18, null, '2026-11')
        const sum = (values: readonly number[]) => values.reduce((total, value) => total + BigInt(value), 0n)
        const exact = sum(given)
        // Rounds half up, in integers, to check the code without floating point.
        const taxOnAll = (exact * 18n + 50n) / 100n
        expect([BigInt(subtotal), BigInt(tax), BigInt(amount)]).toEqual([exact, taxOnAll, exact + taxOnAll])
        expect(sum(lines.map((line) => line.tax))).toBe(taxOnAll)
        expect(lines.map((line) => line.price)).toEqual(given)
        for (const line of lines) expect(Number.isSafeInteger(line.tax) && line.tax >= 0).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('has the same key for the same items, prices, buyer and licence in any order, and a different one for any other [TM-13, D-06]', () => {
    fc.assert(
      fc.property(prices, fc.nat(), (given, at) => {
        const cart = cartOf(given)
        const { cartKey } = quote(cart, 18, null, '2026-11')
        expect(quote(cart.toReversed(), 18, null, '2026-11').cartKey).toBe(cartKey)
        const index = at % given.length
        expect(
          quote(cartOf(given.map((price, position) => (position === index ? price + 1 : price))), 18, null, '2026-11').cartKey,
        ).not.toBe(cartKey)
        expect(quote(cart.toSpliced(index, 1), 18, null, '2026-11').cartKey).not.toBe(cartKey)
        expect(quote(cart, 18, null, '2026-12').cartKey).not.toBe(cartKey)
        expect(quote(cart, 18, { name: 'Asha Rao', place: '27', business: null }, '2026-11').cartKey).not.toBe(cartKey)
      }),
      { numRuns: 100 },
    )
  })
})

const owed = { gateway_order_id: 'order_1', amount: 23_482, currency: 'INR' }
const captured = { id: 'pay_1', order_id: 'order_1', amount: 23_482, currency: 'INR', status: 'captured', captured: true } as const

describe('the payment that pays for an order', () => {
  it.each([{ order_id: 'order_2' }, { order_id: null }, { amount: 23_481 }, { amount: 1 }, { currency: 'USD' }])(
    'is not one with %j [TM-03]',
    (other) => {
      expect(paysFor(captured, owed)).toBe(true)
      expect(paysFor({ ...captured, ...other }, owed)).toBe(false)
      expect(decidingPayment([{ ...captured, ...other }], owed)).toBeUndefined()
      expect(capturable([{ ...captured, ...other, status: 'authorized', captured: false }], owed)).toBeUndefined()
    },
  )

  it('is a captured one rather than a refunded one, and never a lapsed one [TM-15, P-04]', () => {
    const refunded = { ...captured, id: 'pay_2', status: 'refunded' } as const
    const lapsed = { ...refunded, id: 'pay_3', captured: false }
    expect(decidingPayment([lapsed, refunded, captured], owed)).toBe(captured)
    expect(decidingPayment([lapsed, refunded], owed)).toBe(refunded)
    expect(decidingPayment([lapsed], owed)).toBeUndefined()
  })

  it('is captured only while the order is unpaid [TM-12]', () => {
    const authorized = { ...captured, id: 'pay_4', status: 'authorized', captured: false } as const
    expect(capturable([authorized], owed)).toBe(authorized)
    expect(capturable([authorized, captured], owed)).toBeUndefined()
  })
})
