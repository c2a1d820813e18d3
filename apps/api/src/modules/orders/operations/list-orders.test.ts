import { describe, expect, it } from 'vitest'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { addItem } from '../../../testing/items.ts'
import { addLines, addOrders } from '../../../testing/orders.ts'
import { buy, refund } from '../../../testing/purchases.ts'
import { SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'
import type { Visitor } from '../../../testing/visitor.ts'
import { watched } from '../../../testing/watched.ts'
import { listOrders } from './list-orders.ts'

const DAY = 86_400_000

onBothDatabases('listOrders', (shop) => {
  const list = async (who: Visitor, query: Record<string, unknown> = {}) => (await who.call('listOrders', { query })).body.data
  const ids = async (who: Visitor, query: Record<string, unknown>): Promise<string[]> =>
    (await list(who, query)).order.map((order: { _id: string }) => order._id)

  describe('200', () => {
    it('lists the caller’s orders with each item as sold and its download address [API-listOrders, ORD-06, APP-09]', async () => {
      const [buyer, other] = [await shop().member(), await shop().member()]
      const picture = await addItem(shop().services, { name: 'Tea gardens', price: 19_900 })
      const bundle = await addItem(shop().services, { name: 'Festival set', price: 101, file_ext: 'zip', category_id: 2 })
      await buy(shop(), buyer, [picture, bundle])
      await shop().services.db.updateTable('items').set({ name: 'Renamed', price: 1 }).where('id', 'in', [picture.id, bundle.id]).execute()
      const { order, count } = await list(buyer)
      expect(count).toBe(1)
      // 18 % of 200.01 is 36.0018, rounded to 36.00. The taxes of the lines add up to that.
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

    it('names the licence of each line, whose certificate can be had, and none once it is refunded', async () => {
      const buyer = await shop().member()
      const { paymentId } = (await buy(shop(), buyer, [await addItem(shop().services)])).body.data.order
      const codes = async () => (await list(buyer)).order[0].imageId.map(({ licence }: { licence: string | null }) => licence)
      const [code] = await codes()
      expect((await buyer.call('getCertificate', { params: { code } })).status).toBe(200)
      await refund(shop(), paymentId)
      expect(await codes()).toEqual([null])
    })

    it('keeps a refunded order in the list, without its download address', async () => {
      const buyer = await shop().member()
      const { paymentId } = (await buy(shop(), buyer, [await addItem(shop().services)])).body.data.order
      await refund(shop(), paymentId)
      const { order, count } = await list(buyer)
      expect([count, order[0]]).toMatchObject([1, { status: 'refunded', paymentId, imageId: [{ refunded: true }] }])
      expect(order[0].imageId[0]).not.toHaveProperty('original')
    })

    it('answers 25 at a time, newest first, and the rest on the next page [ORD-03]', async () => {
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

    it('filters by part of a title and by an inclusive range of dates [ORD-01]', async () => {
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

  it('pages by item on request, and totals the items found without refunded ones [ORD-06]', async () => {
    const buyer = await shop().member()
    const items = [
      await addItem(shop().services, { name: 'Tea one' }),
      await addItem(shop().services, { name: 'Tea two' }),
      await addItem(shop().services, { name: 'Dusk' }),
    ]
    await buy(shop(), buyer, items.slice(0, 2))
    shop().clock.move(1_000)
    await buy(shop(), buyer, items.slice(2))
    const shown = async (query: object) => {
      const { order, count, sums } = await list(buyer, { by: 'item', ...query })
      return [order.map(({ imageId }: { imageId: { name: string }[] }) => imageId.map(({ name }) => name)), count, sums?.total]
    }
    expect(await shown({})).toEqual([[['Dusk'], ['Tea one', 'Tea two']], 3, 70_446])
    expect(await shown({ limit: 2 })).toEqual([[['Dusk'], ['Tea one']], 3, 70_446])
    expect(await shown({ limit: 2, page: 2 })).toEqual([[['Tea two']], 3, 70_446])
    expect(await shown({ search: 'TWO' })).toEqual([[['Tea two']], 1, 23_482])
    expect(await shown({ page: 2 })).toEqual([[], 3, 70_446])
    await shop()
      .services.db.updateTable('order_lines')
      .set({ refunded: true })
      .where('item_id', '=', items[2]?.id ?? 0)
      .execute()
    expect(await shown({})).toEqual([[['Dusk'], ['Tea one', 'Tea two']], 3, 46_964])
  })

  it('needs the same number of queries for 300 orders as for two, and reads no more rows than a page', async () => {
    const buyer = await shop().member()
    const item = await addItem(shop().services)
    const caller = { userId: buyer.id, publicId: buyer.userId, role: 'buyer' as const, email: buyer.email, tokenHash: Buffer.alloc(0) }
    const measure = async () => {
      const rows: number[] = []
      const { services } = watched(shop().services, async (what, work) => {
        const answer = await work()
        if (what !== 'connect') rows.push((answer as { rows: unknown[] }).rows.length)
        return answer
      })
      await listOrders({ query: { by: 'item' }, caller } as unknown as Parameters<typeof listOrders>[0], services)
      return { statements: rows.length, maxRows: Math.max(...rows) }
    }
    const add = async (count: number) => {
      await addOrders(
        shop().services,
        buyer,
        Array.from({ length: count }, (_, n) => new Date(Date.now() - n * 1_000)),
      )
      await addLines(shop().services, buyer, item)
    }
    await add(2)
    const small = await measure()
    await add(298)
    expect(await measure()).toEqual({ statements: small.statements, maxRows: 25 })
  })

  it('finds a buyer’s orders by index, not by scanning all orders', async () => {
    const { database } = shop().services
    const client = await database.pool.connect()
    try {
      await client.query('begin')
      // The planner prefers a sequential scan for a small table; without it, the plan shows whether an index is usable.
      await client.query('set local enable_seqscan = off')
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain select order_lines.* from order_lines join orders on orders.id = order_lines.order_id where orders.user_id = 1
           order by orders.created_at desc, orders.id desc, order_lines.id limit 25 offset 0`,
      )
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(plan).toContain('orders_by_user')
      expect(plan).not.toContain('Seq Scan')
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  describe('400', () => {
    it('refuses invalid pages and days, and names the field [TI-02, TI-04]', async () => {
      const buyer = await shop().member()
      for (const [field, value] of [
        ['limit', 0],
        ['limit', 101],
        ['by', 'day'],
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
    it('requires a valid session [ORD-05]', async () => {
      expect(await withoutSession(shop(), (who) => who.call('listOrders'))).toEqual(SIGN_IN_AGAIN)
    })
  })
})
