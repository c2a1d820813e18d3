import { describe, expect, it } from 'vitest'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { addItem, copiesOf } from '../../../testing/items.ts'
import { fromAnotherSite, RELOAD_THE_PAGE, SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'
import type { Visitor } from '../../../testing/visitor.ts'

const add = (who: Visitor, product: unknown) => who.call('addToWishlist', { body: { product } })
const listed = async (who: Visitor): Promise<string[]> =>
  (await who.call('getWishlist')).body.data.map((entry: { product: { _id: string } }) => entry.product._id)

onBothDatabases('addToWishlist', (shop) => {
  describe('200', () => {
    it('adds a free or paid item to the list and returns the count [API-addToWishlist]', async () => {
      const buyer = await shop().member()
      const [paid, free] = [await addItem(shop().services), await addItem(shop().services, { purchase_type: 'free', price: 0 })]
      expect((await add(buyer, paid.publicId)).body).toEqual({ success: true, code: 200, data: { count: 1 } })
      expect((await add(buyer, free.publicId)).body.data).toEqual({ count: 2 })
      expect(await listed(buyer)).toEqual([free.publicId, paid.publicId])
    })
  })

  describe('400', () => {
    it('refuses an item that is already on the list [WISH-04]', async () => {
      const buyer = await shop().member()
      const item = await addItem(shop().services)
      await add(buyer, item.publicId)
      expect((await add(buyer, item.publicId)).body).toMatchObject({ code: 400, errorMessage: 'This item is already in your wish list' })
      expect(await listed(buyer)).toEqual([item.publicId])
    })

    it('limits the list to 1,000 items, even for simultaneous calls', async () => {
      const buyer = await shop().member()
      const item = await addItem(shop().services)
      const ids = await copiesOf(shop().services, item, 998)
      await shop()
        .services.db.insertInto('wish_entries')
        .values(ids.map((id) => ({ user_id: buyer.id, item_id: id })))
        .execute()
      const last = await Promise.all(Array.from({ length: 4 }, () => addItem(shop().services)))
      const answers = await Promise.all(last.map(({ publicId }) => add(buyer, publicId)))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 400, 400])
      expect((await add(buyer, item.publicId)).body).toMatchObject({
        code: 400,
        errorMessage: 'A wish list holds at most 1,000 items. Please remove an item first',
      })
      expect((await buyer.call('getWishlist', { query: { limit: 1 } })).body.count).toBe(1_000)
    })

    it('refuses a body that violates the contract [TI-02]', async () => {
      const buyer = await shop().member()
      for (const body of [{}, { product: 7 }, { product: 'x'.repeat(65) }, { product: '\0' }, { product: 'a', user: 'b' }, [], null])
        expect((await buyer.call('addToWishlist', { body })).status, JSON.stringify(body)).toBe(400)
      expect(await listed(buyer)).toEqual([])
    })
  })

  describe('401', () => {
    it('requires a valid session', async () => {
      const item = await addItem(shop().services)
      expect(await withoutSession(shop(), (who) => add(who, item.publicId))).toEqual(SIGN_IN_AGAIN)
    })
  })

  describe('403', () => {
    it('refuses a call without the XSRF header [APP-05]', async () => {
      const buyer = await shop().member()
      const { publicId } = await addItem(shop().services)
      expect(await fromAnotherSite((headers) => buyer.call('addToWishlist', { body: { product: publicId }, headers }))).toEqual(
        RELOAD_THE_PAGE,
      )
      expect(await listed(buyer)).toEqual([])
    })
  })

  describe('409', () => {
    it('refuses another item under a key that was used [P-06]', async () => {
      const buyer = await shop().member()
      const [first, other] = [await addItem(shop().services), await addItem(shop().services)]
      const under = (product: string) => buyer.call('addToWishlist', { body: { product }, headers: { 'idempotency-key': 'one' } })
      expect((await under(first.publicId)).status).toBe(200)
      expect((await under(other.publicId)).body).toMatchObject({
        code: 409,
        errorMessage: 'This Idempotency-Key was used for another call',
      })
      expect(await listed(buyer)).toEqual([first.publicId])
    })
  })

  describe('404', () => {
    it('refuses unapproved and unknown items', async () => {
      const buyer = await shop().member()
      const [awaiting, rejected] = [
        await addItem(shop().services, { approval: 'awaiting' }),
        await addItem(shop().services, { approval: 'rejected' }),
      ]
      for (const id of [awaiting.publicId, rejected.publicId, 'nosuchitem', 'undefined', ''])
        expect((await add(buyer, id)).body, id).toMatchObject({ code: 404, errorMessage: 'Image does not exist' })
      expect(await listed(buyer)).toEqual([])
    })
  })
})
