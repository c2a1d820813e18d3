import { describe, expect, it } from 'vitest'
import { bothHomes } from '../../../testing/both-homes.ts'
import { addItem } from '../../../testing/items.ts'
import { addOrders } from '../../../testing/orders.ts'
import { buy, refund } from '../../../testing/purchases.ts'
import { SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'
import type { Visitor } from '../../../testing/visitor.ts'

const DAY = 86_400_000

bothHomes('listOrders', (shop) => {
  const list = async (who: Visitor, query: Record<string, unknown> = {}) => (await who.call('listOrders', { query })).body.data
  const ids = async (who: Visitor, query: Record<string, unknown>): Promise<string[]> =>
    (await list(who, query)).order.map((order: { _id: string }) => order._id)

  describe('200', () => {
    it('shows each item of an order as it was sold, with the way to its file, and nobody else’s [API-listOrders, ORD-06, APP-09]', async () => {
      const [buyer, other] = [await shop().member(), await shop().member()]
      const picture = await addItem(shop().services, { name: 'Tea gardens', price: 19_900 })
      const bundle = await addItem(shop().services, { name: 'Festival set', price: 101, file_ext: 'zip', category_id: 2 })
      await buy(shop(), buyer, [picture, bundle])
      await shop().services.db.updateTable('items').set({ name: 'Renamed', price: 1 }).where('id', 'in', [picture.id, bundle.id]).execute()
      const { order, count } = await list(buyer)
      expect(count).toBe(1)
      // 18 % of 200.01 is 36.0018: the lines share it to the paisa.
      expect(order[0]).toMatchObject({ amount: 23_601, subtotal: 20_001, tax: 3_600, status: 'paid' })
      expect(order[0].imageId).toMatchObject([
        {
          _id: picture.publicId,
          name: 'Tea gardens',
          price: 19_900,
          tax: 3_582,
          taxPercent: 18,
          refunded: false,
          sellerId: { firstName: 'Meera' },
        },
        { _id: bundle.publicId, name: 'Festival set', price: 101, tax: 18, file_ext: 'zip', url: `/media/${bundle.publicId}.zip` },
      ])
      const file = await buyer.fetch(order[0].imageId[0].original)
      expect(Buffer.from(await file.arrayBuffer()).equals(picture.bytes)).toBe(true)
      expect(await list(other)).toEqual({ order: [], count: 0 })
    })

    it('keeps a refunded order in the list, without the way to its file', async () => {
      const buyer = await shop().member()
      const { paymentId } = (await buy(shop(), buyer, [await addItem(shop().services)])).body.data.order
      await refund(shop(), paymentId)
      const { order, count } = await list(buyer)
      expect([count, order[0]]).toMatchObject([1, { status: 'refunded', paymentId, imageId: [{ refunded: true }] }])
      expect(order[0].imageId[0]).not.toHaveProperty('original')
    })

    it('gives 25 at a time, newest first, and the rest on the next page [ORD-03]', async () => {
      const buyer = await shop().member()
      const start = Date.parse('2026-01-01T00:00:00Z')
      await addOrders(
        shop().services,
        buyer,
        Array.from({ length: 27 }, (_, n) => new Date(start + n * DAY)),
      )
      const first = await list(buyer)
      expect([first.order.length, first.count, first.order[0].createdAt]).toEqual([25, 27, '2026-01-27T00:00:00.000Z'])
      const dates = (await list(buyer, { page: 2 })).order.map((order: { createdAt: string }) => order.createdAt.slice(0, 10))
      expect(dates).toEqual(['2026-01-02', '2026-01-01'])
      const pages = [
        await ids(buyer, { limit: 9, page: 1 }),
        await ids(buyer, { limit: 9, page: 2 }),
        await ids(buyer, { limit: 9, skip: 3 }),
      ]
      expect(pages.map((page) => page.length)).toEqual([9, 9, 9])
      expect(new Set(pages.flat()).size).toBe(27)
    })

    it('finds by a part of a title and between two moments, both included [ORD-01]', async () => {
      const buyer = await shop().member()
      for (const name of ['Tea_gardens at 100%', 'Teapgardens', 'दीवाली'])
        await buy(shop(), buyer, [await addItem(shop().services, { name })])
      const names = async (query: Record<string, unknown>): Promise<string[]> =>
        (await list(buyer, query)).order.map((order: { imageId: { name: string }[] }) => order.imageId[0]?.name)
      expect(await names({ search: 'TEA' })).toEqual(['Teapgardens', 'Tea_gardens at 100%'])
      for (const search of ['a_g', '100%', ' tea_ ']) expect(await names({ search }), search).toEqual(['Tea_gardens at 100%'])
      expect(await names({ search: 'वाली' })).toEqual(['दीवाली'])
      const [newest] = (await list(buyer)).order
      expect(await ids(buyer, { start: newest.createdAt, end: newest.createdAt })).toEqual([newest._id])
      expect((await list(buyer, { end: newest.createdAt })).count).toBe(3)
      expect((await list(buyer, { start: '2099-01-01T00:00:00+05:30' })).count).toBe(0)
    })
  })

  describe('400', () => {
    it('refuses pages and days that are none, naming the field [TI-02, TI-04]', async () => {
      const buyer = await shop().member()
      for (const [field, value] of [
        ['limit', 0],
        ['limit', 101],
        ['page', 0],
        ['page', 1e15],
        ['skip', -1],
        ['start', 'yesterday'],
        ['end', '2026-13-01T00:00:00Z'],
        ['search', 'x'.repeat(201)],
      ] as const) {
        const { status, body } = await buyer.call('listOrders', { query: { [field]: value } })
        expect([status, body.fields?.[0]?.field], `${field}=${value}`).toEqual([400, field])
      }
    })

    it('refuses a range that ends before it begins', async () => {
      const query = { start: '2026-02-01T00:00:00Z', end: '2026-01-31T00:00:00Z' }
      expect((await (await shop().member()).call('listOrders', { query })).body).toMatchObject({
        code: 400,
        errorMessage: 'The first day must not be after the last',
      })
    })
  })

  describe('401', () => {
    it('wants a session that is alive [ORD-05]', async () => {
      expect(await withoutSession(shop(), (who) => who.call('listOrders'))).toEqual(SIGN_IN_AGAIN)
    })
  })
})
