import { beforeAll, expect, it } from 'vitest'
import { addItem, type TestItem } from '../testing/items.ts'
import { onItsOwnPostgres } from '../testing/on-databases.ts'

/** Milliseconds. */
const SOON = { timeout: 20_000 }

onItsOwnPostgres('a shop whose PostgreSQL goes away under load', (shop, postgres) => {
  let item: TestItem
  beforeAll(async () => {
    item = await addItem(shop().services)
  })

  it.each(['stop', 'crash'] as const)(
    'answers 503 until it is back after a %s, recovers by itself, and has kept what it confirmed [P-16]',
    async (how) => {
      const buyers = await Promise.all(Array.from({ length: 40 }, () => shop().member()))
      const statuses: number[] = []
      const confirmed = new Set<number>()
      const over = new AbortController()
      const browse = async () => {
        const visitor = await shop().visitor()
        while (!over.signal.aborted) statuses.push((await visitor.call('getImage', { params: { id: item.publicId } })).status)
      }
      const buy = async () => {
        while (!over.signal.aborted) {
          const buyer = buyers.find(({ id }) => !confirmed.has(id))
          if (buyer === undefined) return
          const { status } = await buyer.call('addToCart', { body: { imageId: item.publicId } })
          statuses.push(status)
          if (status === 200) confirmed.add(buyer.id)
        }
      }
      const load = Promise.all([browse(), browse(), browse(), buy()])
      const times = (status: number) => statuses.filter((one) => one === status).length
      await expect.poll(() => confirmed.size, SOON).toBeGreaterThan(3)
      await postgres().pause(how)
      await expect.poll(() => times(503), SOON).toBeGreaterThan(20)
      await postgres().start()
      const before = statuses.length
      await expect.poll(() => statuses.slice(Math.max(before, statuses.length - 20)).filter((one) => one === 200).length, SOON).toBe(20)
      over.abort()
      await load
      expect(new Set(statuses)).toEqual(new Set([200, 503]))
      for (const buyer of buyers.filter(({ id }) => confirmed.has(id))) expect((await buyer.call('getCart')).body.data.cart).toHaveLength(1)
    },
  )
})
