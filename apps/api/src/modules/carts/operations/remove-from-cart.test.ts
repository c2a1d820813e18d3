import { describe, expect, it } from 'vitest'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { addItem } from '../../../testing/items.ts'
import { fromAnotherSite, RELOAD_THE_PAGE, SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'
import type { Visitor } from '../../../testing/visitor.ts'

const remove = (who: Visitor, id: string) => who.call('removeFromCart', { params: { id } })
const entries = async (who: Visitor): Promise<{ _id: string; imageId: { _id: string } }[]> => (await who.call('getCart')).body.data.cart

onBothDatabases('removeFromCart', (shop) => {
  const withOne = async () => {
    const buyer = await shop().member()
    const item = await addItem(shop().services)
    await buyer.call('addToCart', { body: { imageId: item.publicId } })
    const [entry] = await entries(buyer)
    return { buyer, item, entryId: entry?._id ?? '' }
  }

  describe('200', () => {
    it('removes an entry by its own id or its item’s, and returns the remaining count [API-removeFromCart, CART-11]', async () => {
      const { buyer, item, entryId } = await withOne()
      const other = await addItem(shop().services)
      await buyer.call('addToCart', { body: { imageId: other.publicId } })
      expect((await remove(buyer, entryId)).body).toEqual({
        success: true,
        code: 200,
        message: 'Item removed successfully',
        data: { removed: true, count: 1 },
      })
      expect((await entries(buyer)).map((entry) => entry.imageId._id)).toEqual([other.publicId])
      expect((await remove(buyer, other.publicId)).body.data).toEqual({ removed: true, count: 0 })
      expect((await buyer.call('addToCart', { body: { imageId: item.publicId } })).body).toMatchObject({ code: 200, data: { count: 1 } })
    })
  })

  describe('400', () => {
    it('refuses an id that is too long or has forbidden characters [TI-02, TI-03]', async () => {
      const { buyer } = await withOne()
      for (const id of ['x'.repeat(65), 'x'.repeat(10_000), '\0']) expect((await remove(buyer, id)).status, id.slice(0, 8)).toBe(400)
      expect(await entries(buyer)).toHaveLength(1)
    })
  })

  describe('401', () => {
    it('requires a valid session', async () => {
      const { buyer, entryId } = await withOne()
      expect(await withoutSession(shop(), (who) => remove(who, entryId))).toEqual(SIGN_IN_AGAIN)
      expect(await entries(buyer)).toHaveLength(1)
    })
  })

  describe('403', () => {
    it('refuses a call without the XSRF header [APP-05]', async () => {
      const { buyer, entryId } = await withOne()
      expect(await fromAnotherSite((headers) => buyer.call('removeFromCart', { params: { id: entryId }, headers }))).toEqual(
        RELOAD_THE_PAGE,
      )
      expect(await entries(buyer)).toHaveLength(1)
    })
  })

  describe('404', () => {
    it('answers the same for another user’s entry and a missing one, and removes nothing [TA-04]', async () => {
      const [mine, theirs] = [await withOne(), await withOne()]
      for (const id of [theirs.entryId, theirs.item.publicId, 'nosuchentry'])
        expect((await remove(mine.buyer, id)).body).toMatchObject({ code: 404, errorMessage: 'This item is not in your cart' })
      expect([await entries(mine.buyer), await entries(theirs.buyer)]).toMatchObject([[{ _id: mine.entryId }], [{ _id: theirs.entryId }]])
    })

    it('answers 404 the second time', async () => {
      const { buyer, entryId } = await withOne()
      await remove(buyer, entryId)
      expect((await remove(buyer, entryId)).status).toBe(404)
    })
  })
})
