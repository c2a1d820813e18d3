import { describe, expect, it } from 'vitest'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { addItem } from '../../../testing/items.ts'
import { fromAnotherSite, RELOAD_THE_PAGE, SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'
import type { Visitor } from '../../../testing/visitor.ts'

const remove = (who: Visitor, id: string) => who.call('removeFromWishlist', { params: { id } })
const listed = async (who: Visitor): Promise<string[]> =>
  (await who.call('getWishlist')).body.data.map((entry: { product: { _id: string } }) => entry.product._id)

onBothDatabases('removeFromWishlist', (shop) => {
  const withOne = async () => {
    const buyer = await shop().member()
    const { publicId } = await addItem(shop().services)
    await buyer.call('addToWishlist', { body: { product: publicId } })
    return { buyer, publicId }
  }

  describe('200', () => {
    it('removes an item and returns the remaining count [API-removeFromWishlist, WISH-05]', async () => {
      const { buyer, publicId } = await withOne()
      const other = await addItem(shop().services)
      await buyer.call('addToWishlist', { body: { product: other.publicId } })
      expect((await remove(buyer, publicId)).body).toEqual({
        success: true,
        code: 200,
        message: 'Item removed succesfully',
        data: { count: 1 },
      })
      expect(await listed(buyer)).toEqual([other.publicId])
    })

    it('removes an item that is no longer approved', async () => {
      const { buyer, publicId } = await withOne()
      await shop().services.db.updateTable('items').set({ approval: 'rejected' }).where('public_id', '=', publicId).execute()
      expect((await remove(buyer, publicId)).body.data).toEqual({ count: 0 })
      await shop().services.db.updateTable('items').set({ approval: 'approved' }).where('public_id', '=', publicId).execute()
      expect(await listed(buyer)).toEqual([])
    })
  })

  describe('400', () => {
    it('refuses an item that is not on the list, even if it is on another user’s [WISH-05]', async () => {
      const [mine, theirs] = [await withOne(), await withOne()]
      for (const id of [theirs.publicId, 'nosuchitem'])
        expect((await remove(mine.buyer, id)).body).toMatchObject({ code: 400, errorMessage: 'This item is not in your wish list' })
      expect([await listed(mine.buyer), await listed(theirs.buyer)]).toEqual([[mine.publicId], [theirs.publicId]])
    })

    it('refuses a malformed id [TI-02, TI-03]', async () => {
      const { buyer, publicId } = await withOne()
      for (const id of ['x'.repeat(65), 'x'.repeat(10_000), '\0']) expect((await remove(buyer, id)).status, id.slice(0, 8)).toBe(400)
      expect(await listed(buyer)).toEqual([publicId])
    })
  })

  describe('401', () => {
    it('requires a valid session', async () => {
      const { buyer, publicId } = await withOne()
      expect(await withoutSession(shop(), (who) => remove(who, publicId))).toEqual(SIGN_IN_AGAIN)
      expect(await listed(buyer)).toEqual([publicId])
    })
  })

  describe('403', () => {
    it('refuses a call without the XSRF header [APP-05]', async () => {
      const { buyer, publicId } = await withOne()
      expect(await fromAnotherSite((headers) => buyer.call('removeFromWishlist', { params: { id: publicId }, headers }))).toEqual(
        RELOAD_THE_PAGE,
      )
      expect(await listed(buyer)).toEqual([publicId])
    })
  })
})
