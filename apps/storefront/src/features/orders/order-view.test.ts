import { describe, expect, it } from 'vitest'
import { sumOf, toRows } from './order-view.ts'

const seller = { _id: 's1', firstName: 'Meera', profilePic: null }
const item = (_id: string, change: object = {}) => ({
  _id,
  name: `Picture ${_id}`,
  description: 'A picture',
  price: 19900,
  tax: 3582,
  taxPercent: 18,
  url: `/media/${_id}.jpg`,
  thumbimage: `/media/${_id}.jpg`,
  file_ext: 'jpg',
  categoryId: 'image',
  sellerId: seller,
  licenceVersion: '2026-11',
  refunded: false,
  ...change,
})
const order = (_id: string, ...imageId: ReturnType<typeof item>[]) => ({
  _id,
  imageId,
  createdAt: '2026-11-02T10:15:00.000Z',
  paymentId: `pay_${_id}`,
  orderId: `order_${_id}`,
  amount: 23482,
  subtotal: 19900,
  tax: 3582,
  status: 'paid' as const,
})

describe('orders', () => {
  it('give a row an item, numbered through [ORD-06]', () => {
    const rows = toRows([order('2', item('a'), item('b')), order('1', item('c'))])
    expect(rows.map(({ number, itemId, orderId, price }) => [number, itemId, orderId, price])).toEqual([
      [1, 'a', 'order_2', '₹199.00'],
      [2, 'b', 'order_2', '₹199.00'],
      [3, 'c', 'order_1', '₹199.00'],
    ])
    expect(new Set(rows.map(({ id }) => id)).size).toBe(3)
  })

  it('that are found by words show the items that have them in their titles [ORD-01]', () => {
    const found = toRows([order('1', item('a', { name: 'Tea in Munnar' }), item('b', { name: 'Dusk' }))], 'tea')
    expect(found.map(({ title }) => title)).toEqual(['Tea in Munnar'])
  })

  it('sum up in whole paise, without what was refunded', () => {
    expect(sumOf(toRows([order('1', item('a'), item('b'), item('c', { refunded: true }))]))).toEqual({
      subtotal: 39800,
      tax: 7164,
      total: 46964,
    })
  })
})
