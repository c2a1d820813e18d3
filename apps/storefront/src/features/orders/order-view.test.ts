import { describe, expect, it } from 'vitest'
import { callsOf, toRows } from './order-view.ts'

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
  licence: null,
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
  refund: null,
  refundUntil: null,
  papers: [],
  files: imageId.length,
})

describe('orders', () => {
  it('give one numbered row per item, with order number and paid amount [ORD-06]', () => {
    const rows = toRows([order('2', item('a'), item('b')), order('1', item('c'))], 20)
    expect(rows.map(({ number, itemId, orderNumber, price, paid }) => [number, itemId, orderNumber, price, paid])).toEqual([
      [21, 'a', '2', '₹199.00', '₹234.82'],
      [22, 'b', '2', '₹199.00', '₹234.82'],
      [23, 'c', '1', '₹199.00', '₹234.82'],
    ])
    expect(new Set(rows.map(({ id }) => id)).size).toBe(3)
  })

  it('are loaded by 25 and shown by ten, so a page needs at most two calls [ORD-03]', () => {
    expect([1, 2, 3, 4, 5, 6, 1000].map(callsOf)).toEqual([[1], [1], [1, 2], [2], [2], [3], [400]])
  })
})
