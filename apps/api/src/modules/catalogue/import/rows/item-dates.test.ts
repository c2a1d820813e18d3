import { assert, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { itemDates } from './item-dates.ts'

const now = new Date('2026-11-21T10:00:00Z')

it('dates the items of a first import one minute apart, up to now', () => {
  const at = itemDates(null, now, 3)
  expect([0, 1, 2].map((n) => at(n).toISOString())).toEqual([
    '2026-11-21T09:58:00.000Z',
    '2026-11-21T09:59:00.000Z',
    '2026-11-21T10:00:00.000Z',
  ])
})

it('gives later positions later dates, between the newest existing item and now', () => {
  assert(
    property(integer({ min: 1, max: 500 }), integer({ min: 0, max: 10 ** 9 }), (total, age) => {
      const newest = new Date(now.getTime() - age)
      const dates = Array.from({ length: total }, (_, n) => itemDates(newest, now, total)(n).getTime())
      return dates.every((date, n) => date >= newest.getTime() && date <= now.getTime() && date >= (dates[n - 1] ?? 0))
    }),
  )
})
