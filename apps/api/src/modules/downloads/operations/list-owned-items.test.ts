import { describe, expect, it } from 'vitest'
import { onOneDatabase } from '../../../testing/on-databases.ts'
import { addItem } from '../../../testing/items.ts'
import { buy } from '../../../testing/purchases.ts'
import { SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'

onOneDatabase('listOwnedItems', (shop) => {
  describe('200', () => {
    it('lists only the caller’s items, newest first [ITEM-10, TB-05]', async () => {
      const [buyer, other] = [await shop().member(), await shop().member()]
      const [first, second, theirs] = [await addItem(shop().services), await addItem(shop().services), await addItem(shop().services)]
      await buy(shop(), buyer, [first])
      shop().clock.move(1000)
      await buy(shop(), buyer, [second])
      await buy(shop(), other, [theirs])
      const { body, headers } = await buyer.call('listOwnedItems')
      expect(body.data).toEqual({ ids: [second.publicId, first.publicId] })
      expect(headers.get('cache-control')).toBe('no-store')
    })

    it('excludes refunded items, and is empty for a new buyer', async () => {
      const buyer = await shop().member()
      expect((await buyer.call('listOwnedItems')).body.data).toEqual({ ids: [] })
      const item = await addItem(shop().services)
      await buy(shop(), buyer, [item])
      await shop()
        .services.db.updateTable('entitlements')
        .set({ revoked_at: shop().services.clock.now() })
        .where('item_id', '=', item.id)
        .execute()
      expect((await buyer.call('listOwnedItems')).body.data).toEqual({ ids: [] })
    })
  })

  describe('401', () => {
    it('requires a valid session', async () => {
      expect(await withoutSession(shop(), (who) => who.call('listOwnedItems'))).toEqual(SIGN_IN_AGAIN)
    })
  })
})
