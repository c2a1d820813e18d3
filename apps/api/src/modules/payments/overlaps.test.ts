import { describe, expect, it } from 'vitest'
import type { PaidLine } from '../orders/index.ts'
import { type PaidOrder, resolveOverlaps } from './overlaps.ts'

const PRICE = 23_482
const order = (id: number, change: Partial<PaidOrder> = {}): PaidOrder => ({ id, refundedAmount: 0, refunded: false, ...change })
/** The lines of an order for these items, all at one price. */
const lines = (orderId: number, ...items: number[]): PaidLine[] =>
  items.map((itemId, index) => ({ id: orderId * 10 + index, orderId, itemId, paid: PRICE, refunded: false, again: null }))

const [A, B, C] = [1, 2, 3] as const

describe('orders of one buyer that share items', () => {
  it('grant each item by the earliest paid order, and owe back its price in every later one [TM-12]', () => {
    const { grantedBy, owed, refunded } = resolveOverlaps(
      [order(2), order(1), order(3)],
      [...lines(1, A), ...lines(2, A, B), ...lines(3, A, B, C)],
    )
    expect(Object.fromEntries(grantedBy)).toEqual({ [A]: 1, [B]: 2, [C]: 3 })
    expect([...owed]).toEqual([
      [1, 0],
      [2, PRICE],
      [3, 2 * PRICE],
    ])
    expect(refunded.size).toBe(0)
  })

  it('grant an item by the next order when the earliest is refunded, and then owe nothing for it [TM-15]', () => {
    const { grantedBy, owed } = resolveOverlaps(
      [order(1, { refunded: true, refundedAmount: PRICE }), order(2)],
      [...lines(1, A), ...lines(2, A, B)],
    )
    expect(Object.fromEntries(grantedBy)).toEqual({ [A]: 2, [B]: 2 })
    expect(owed.get(2)).toBe(0)
  })

  it('mark a duplicate line as refunded once its full price is refunded, not a paisa earlier [TM-12]', () => {
    const all = [...lines(1, A, B), ...lines(2, A, B, C)]
    const after = (refundedAmount: number) => [...resolveOverlaps([order(1), order(2, { refundedAmount })], all).refunded]
    expect([PRICE - 1, PRICE, 2 * PRICE - 1, 2 * PRICE, 3 * PRICE - 1].map(after)).toEqual([[], [20], [20], [20, 21], [20, 21]])
  })

  it('keep their items when more than the owed amount is refunded [TM-15]', () => {
    const { grantedBy, owed, refunded } = resolveOverlaps([order(1, { refundedAmount: 10_000 })], lines(1, A))
    expect([grantedBy.get(A), owed.get(1), refunded.size]).toEqual([1, 0, 0])
  })

  it('owe back nothing for another licence that the buyer asked for, and once for one wish that was paid for twice [TM-12]', () => {
    const again = (orderId: number, entry: string): PaidLine[] => lines(orderId, A).map((line) => ({ ...line, again: entry }))
    const { grantedBy, owed } = resolveOverlaps(
      [order(1), order(2), order(3), order(4), order(5)],
      [...lines(1, A), ...again(2, 'e1'), ...again(3, 'e1'), ...again(4, 'e2'), ...lines(5, A)],
    )
    expect(Object.fromEntries(grantedBy)).toEqual({ [A]: 1 })
    expect([...owed.values()]).toEqual([0, 0, PRICE, 0, PRICE])
  })

  it('grant an item by its second licence when the first order is refunded [TM-15]', () => {
    const second = lines(2, A).map((line) => ({ ...line, again: 'e1' }))
    const { grantedBy, owed } = resolveOverlaps(
      [order(1, { refunded: true, refundedAmount: PRICE }), order(2)],
      [...lines(1, A), ...second],
    )
    expect(Object.fromEntries(grantedBy)).toEqual({ [A]: 2 })
    expect(owed.get(2)).toBe(0)
  })

  it('lose an item when its duplicate line was refunded before the first order [TM-15]', () => {
    const all = [...lines(1, A), ...lines(2, A, B).map((line) => ({ ...line, refunded: line.itemId === A }))]
    const { grantedBy } = resolveOverlaps([order(1, { refunded: true, refundedAmount: PRICE }), order(2, { refundedAmount: PRICE })], all)
    expect(Object.fromEntries(grantedBy)).toEqual({ [B]: 2 })
  })
})
