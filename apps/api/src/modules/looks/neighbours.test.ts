import { expect, it } from 'vitest'
import { entered, KEPT } from './neighbours.ts'

it('an item is entered on a list where it is nearer than the last, which leaves', () => {
  const list = Array.from({ length: KEPT }, (_, n) => ({ itemId: n + 10, likeness: 0.9 - n / 100 }))
  const longer = entered(list, { itemId: 1, likeness: 0.85 })
  expect(longer).toHaveLength(KEPT)
  expect(longer.slice(4, 8).map(({ itemId }) => itemId)).toEqual([14, 1, 15, 16])
  expect(longer.at(-1)?.itemId).toBe(10 + KEPT - 2)
  expect(entered(list, { itemId: 1, likeness: 0.1 })).toEqual(list)
  expect(entered(longer, { itemId: 1, likeness: 0.95 }).slice(0, 2)).toEqual([
    { itemId: 1, likeness: 0.95 },
    { itemId: 10, likeness: 0.9 },
  ])
})
