import { describe, expect, it } from 'vitest'
import { onOneDatabase } from '../../../testing/on-databases.ts'
import { addItem } from '../../../testing/items.ts'
import { SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'

onOneDatabase('listWishedItems', (shop) => {
  describe('200', () => {
    it('lists only the caller’s items, newest first [TB-05]', async () => {
      const [buyer, other] = [await shop().member(), await shop().member()]
      const [first, second, theirs] = [await addItem(shop().services), await addItem(shop().services), await addItem(shop().services)]
      for (const { publicId } of [first, second]) await buyer.call('addToWishlist', { body: { product: publicId } })
      await other.call('addToWishlist', { body: { product: theirs.publicId } })
      expect((await buyer.call('listWishedItems')).body.data).toEqual({ ids: [second.publicId, first.publicId] })
    })
  })

  describe('401', () => {
    it('requires a valid session', async () => {
      expect(await withoutSession(shop(), (who) => who.call('listWishedItems'))).toEqual(SIGN_IN_AGAIN)
    })
  })
})
