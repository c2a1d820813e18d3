import { describe, expect, it } from 'vitest'
import { addItem } from '../../../testing/items.ts'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { buy, refund } from '../../../testing/purchases.ts'
import { fromAnotherSite, RELOAD_THE_PAGE, SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'
import { holdArchives, MORE_THAN_SOCKETS_HOLD } from '../../../testing/archives.ts'
import type { Visitor } from '../../../testing/visitor.ts'

onBothDatabases('createArchive', (shop) => {
  const create = (who: Visitor, body: object) => who.call('createArchive', { body })
  async function orderOf(buyer: Visitor, count = 2) {
    const items = []
    for (let made = 0; made < count; made += 1) items.push(await addItem(shop().services))
    const { order } = (await buy(shop(), buyer, items)).body.data
    return { items, id: order._id as string, paymentId: order.paymentId as string }
  }

  describe('200', () => {
    it('answers with the address, the name, the length and the items of an order, or of a selection', async () => {
      const buyer = await shop().member()
      const [first, second] = [await orderOf(buyer), await orderOf(buyer, 1)]
      const whole = (await create(buyer, { orders: [first.id] })).body.data
      expect(whole.items).toEqual(first.items.map(({ publicId }) => publicId))
      expect(whole.fileName).toBe(`Chitra-${first.id}.zip`)
      const answer = await buyer.fetch(whole.url, { method: 'HEAD' })
      expect([answer.status, answer.headers.get('content-length')]).toEqual([200, String(whole.bytes)])
      const [one, other] = [first.items[1]?.publicId, second.items[0]?.publicId]
      const chosen = (await create(buyer, { items: [other, one] })).body.data
      expect([chosen.items, chosen.fileName]).toEqual([[one, other], 'Chitra-orders.zip'])
    })

    it('leaves out what was refunded, and names an item once that two orders hold [TF-02]', async () => {
      const buyer = await shop().member()
      const [kept, gone] = [await orderOf(buyer), await orderOf(buyer)]
      await refund(shop(), gone.paymentId)
      const both = (await create(buyer, { orders: [gone.id, kept.id], items: [kept.items[0]?.publicId] })).body.data
      expect(both.items).toEqual(kept.items.map(({ publicId }) => publicId))
      // Bought again: the new order gives it.
      await buy(shop(), buyer, gone.items.slice(0, 1))
      expect((await create(buyer, { items: [gone.items[0]?.publicId] })).body.data.items).toEqual([gone.items[0]?.publicId])
    })
  })

  describe('400', () => {
    it('refuses a call that asks for nothing, for too much, or for what is no id [TI-02]', async () => {
      const buyer = await shop().member()
      const many = Array.from({ length: 201 }, (_, index) => `i${index}`)
      for (const body of [
        {},
        { orders: [] },
        { items: many },
        { orders: ['a.b'] },
        { orders: 'a' },
        { lines: ['a'] },
        { orders: ['a', 'a'] },
      ])
        expect((await create(buyer, body)).status, JSON.stringify(body)).toBe(400)
    })
  })

  describe('401', () => {
    it('refuses a call without a session [TA-11]', async () => {
      expect(await withoutSession(shop(), (who) => create(who, { orders: ['a'] }))).toEqual(SIGN_IN_AGAIN)
    })
  })

  describe('403', () => {
    it('refuses a call that another site has triggered [TB-02]', async () => {
      const buyer = await shop().member()
      expect(await fromAnotherSite((headers) => buyer.call('createArchive', { body: { orders: ['a'] }, headers }))).toEqual(RELOAD_THE_PAGE)
    })
  })

  describe('404', () => {
    it("answers the same for another buyer's orders and items as for none [TA-04]", async () => {
      const [buyer, other] = [await shop().member(), await shop().member()]
      const { id, items } = await orderOf(other)
      const own = await orderOf(buyer, 1)
      for (const order of [id, 'nosuchorder'])
        expect((await create(buyer, { orders: [own.id, order] })).body).toMatchObject({ code: 404, errorMessage: 'You have no such order' })
      for (const item of [items[0]?.publicId, 'nosuchitem'])
        expect((await create(buyer, { items: [item] })).body).toMatchObject({ code: 404, errorMessage: 'You have not bought this item' })
    })
  })

  describe('409', () => {
    it('says that nothing is left of a refunded order [TM-15]', async () => {
      const buyer = await shop().member()
      const { id, paymentId } = await orderOf(buyer)
      await refund(shop(), paymentId)
      expect((await create(buyer, { orders: [id] })).body).toMatchObject({ code: 409, errorMessage: 'Nothing is left to download here' })
    })
  })

  describe('429', () => {
    it('refuses a fourth archive while three are being downloaded, to this account alone', async () => {
      const [buyer, other] = [await shop().member(), await shop().member()]
      const { order } = (await buy(shop(), buyer, [await addItem(shop().services, { bytes: MORE_THAN_SOCKETS_HOLD })])).body.data
      const id: string = order._id
      const { url } = (await create(buyer, { orders: [id] })).body.data
      const held = await holdArchives(shop(), url, 3)
      const refused = await create(buyer, { orders: [id] })
      expect([refused.body.errorMessage, refused.headers.get('retry-after')]).toEqual([
        'You have several downloads in progress. Please wait until one has finished',
        '2',
      ])
      expect((await create(other, { orders: [(await orderOf(other)).id] })).status).toBe(200)
      held.leave()
      await expect.poll(async () => (await create(buyer, { orders: [id] })).status).toBe(200)
    })
  })

  describe('503', () => {
    it('says that files are missing before the browser begins', async () => {
      const buyer = await shop().member()
      const { id, items } = await orderOf(buyer)
      const { db, files } = shop().services
      const row = await db
        .selectFrom('items')
        .select('original_key')
        .where('id', '=', items[1]?.id ?? 0)
        .executeTakeFirstOrThrow()
      await files.remove(row.original_key)
      expect((await create(buyer, { orders: [id] })).body).toMatchObject({
        code: 503,
        errorMessage: 'These files cannot be read at the moment. Please try again',
      })
    })
  })
})
