import { describe, expect, it } from 'vitest'
import { onOneDatabase } from '../../../testing/on-databases.ts'
import { addItem } from '../../../testing/items.ts'
import { SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'

onOneDatabase('getCart', (shop) => {
  describe('200', () => {
    it('lists the items, oldest first, with totals in whole paise [API-getCart, CART-04]', async () => {
      const buyer = await shop().member()
      const first = await addItem(shop().services, { name: 'Tea gardens', price: 19_900 })
      const bundle = await addItem(shop().services, { name: 'Festival set', price: 25, file_ext: 'zip', category_id: 2 })
      for (const { publicId } of [first, bundle]) await buyer.call('addToCart', { body: { imageId: publicId } })
      const { body, headers } = await buyer.call('getCart')
      // 18 % of 199.25 is 35.865. The tax on the subtotal is rounded once, half a paisa up.
      expect(body).toMatchObject({ code: 200, data: { count: 2, subtotal: 19_925, taxPercent: 18, tax: 3_587, total: 23_512 } })
      expect(body.data.cart).toMatchObject([
        {
          buyerId: buyer.userId,
          imageId: { _id: first.publicId, name: 'Tea gardens', price: 19_900, url: `/media/${first.publicId}.jpg`, categoryId: 'image' },
        },
        {
          buyerId: buyer.userId,
          imageId: {
            _id: bundle.publicId,
            price: 25,
            url: `/media/${bundle.publicId}.zip`,
            thumbimage: `/media/${bundle.publicId}.jpg`,
            categoryId: 'graphic',
          },
        },
      ])
      expect(body.data.cart[0].sellerId).toBe(body.data.cart[0].imageId.sellerId._id)
      expect(headers.get('cache-control')).toBe('no-store')
    })

    it('answers one page, with the count and totals of the whole cart', async () => {
      const buyer = await shop().member()
      const items = [
        await addItem(shop().services, { price: 100 }),
        await addItem(shop().services, { price: 200 }),
        await addItem(shop().services, { price: 300 }),
      ]
      for (const { publicId } of items) await buyer.call('addToCart', { body: { imageId: publicId } })
      const { data } = (await buyer.call('getCart', { query: { page: 2, limit: 2 } })).body
      expect(data).toMatchObject({ count: 3, subtotal: 600, tax: 108, total: 708 })
      expect(data.cart.map(({ imageId }: { imageId: { _id: string } }) => imageId._id)).toEqual([items[2]?.publicId])
    })

    it('does not contain items of other buyers', async () => {
      const [buyer, other] = [await shop().member(), await shop().member()]
      await buyer.call('addToCart', { body: { imageId: (await addItem(shop().services)).publicId } })
      expect((await other.call('getCart')).body.data).toEqual({
        cart: [],
        count: 0,
        subtotal: 0,
        taxPercent: 18,
        tax: 0,
        taxes: [],
        total: 0,
      })
    })

    it('excludes items no longer on sale, and uses current prices', async () => {
      const buyer = await shop().member()
      const [kept, rejected, freed] = [await addItem(shop().services), await addItem(shop().services), await addItem(shop().services)]
      for (const { publicId } of [kept, rejected, freed]) await buyer.call('addToCart', { body: { imageId: publicId } })
      const items = shop().services.db.updateTable('items')
      await items.set({ approval: 'rejected' }).where('id', '=', rejected.id).execute()
      await items.set({ purchase_type: 'free', price: 0 }).where('id', '=', freed.id).execute()
      await items.set({ price: 10_000 }).where('id', '=', kept.id).execute()
      const { data } = (await buyer.call('getCart')).body
      expect(data.cart.map((entry: { imageId: { _id: string } }) => entry.imageId._id)).toEqual([kept.publicId])
      expect(data).toMatchObject({ count: 1, subtotal: 10_000, tax: 1_800, total: 11_800 })
    })
  })

  describe('400', () => {
    it('refuses pages of more than 100 lines and invalid page numbers [TI-04]', async () => {
      const buyer = await shop().member()
      for (const query of [{ limit: 101 }, { limit: 0 }, { page: 0 }, { page: 'x' }])
        expect((await buyer.call('getCart', { query })).status, JSON.stringify(query)).toBe(400)
    })
  })

  describe('401', () => {
    it('requires a valid session [CART-10]', async () => {
      expect(await withoutSession(shop(), (who) => who.call('getCart'))).toEqual(SIGN_IN_AGAIN)
    })
  })
})
