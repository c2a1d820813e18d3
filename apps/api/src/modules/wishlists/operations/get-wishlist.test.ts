import { describe, expect, it } from 'vitest'
import { bothHomes } from '../../../testing/both-homes.ts'
import { addItem, type TestItem } from '../../../testing/items.ts'
import { buy } from '../../../testing/purchases.ts'
import { SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'
import type { Visitor } from '../../../testing/visitor.ts'

interface Product {
  _id: string
  original?: string
}
const products = async (who: Visitor): Promise<Product[]> =>
  (await who.call('getWishlist')).body.data.map(({ product }: { product: Product }) => product)
const wish = async (who: Visitor, items: readonly TestItem[]) => {
  for (const { publicId } of items) await who.call('addToWishlist', { body: { product: publicId } })
}

bothHomes('getWishlist', (shop) => {
  describe('200', () => {
    it('shows what the caller wished for, newest first, and nobody else’s [API-getWishlist]', async () => {
      const [buyer, other] = [await shop().member(), await shop().member()]
      const picture = await addItem(shop().services, { name: 'Tea gardens', price: 19_900 })
      const bundle = await addItem(shop().services, { name: 'Festival set', file_ext: 'zip', category_id: 2 })
      await wish(buyer, [picture, bundle])
      await wish(other, [picture])
      expect((await buyer.call('getWishlist')).body).toMatchObject({
        success: true,
        code: 200,
        data: [
          {
            product: {
              _id: bundle.publicId,
              file_ext: 'zip',
              url: `/media/${bundle.publicId}.zip`,
              thumbimage: `/media/${bundle.publicId}.jpg`,
              categoryId: 'graphic',
            },
          },
          {
            product: {
              _id: picture.publicId,
              name: 'Tea gardens',
              description: 'Terraces',
              price: 19_900,
              purchaseType: 'paid',
              url: `/media/${picture.publicId}.jpg`,
              sellerId: { firstName: 'Meera', profilePic: null },
            },
          },
        ],
      })
      expect((await products(other)).map((product) => product._id)).toEqual([picture.publicId])
    })

    it('has the way to the original for who may download alone: free, or bought [D-05]', async () => {
      const buyer = await shop().member()
      const [paid, bought] = [await addItem(shop().services), await addItem(shop().services)]
      const free = await addItem(shop().services, { purchase_type: 'free', price: 0 })
      await buy(shop(), buyer, [bought])
      await wish(buyer, [paid, bought, free])
      const [ofFree, ofBought, ofPaid] = await products(buyer)
      expect(ofPaid).toMatchObject({ _id: paid.publicId })
      expect(ofPaid).not.toHaveProperty('original')
      for (const [item, product] of [[free, ofFree] as const, [bought, ofBought] as const])
        expect(Buffer.from(await (await buyer.fetch(product?.original ?? '')).arrayBuffer()).equals(item.bytes)).toBe(true)
    })

    it('leaves out what is not approved any more', async () => {
      const buyer = await shop().member()
      const [kept, gone] = [await addItem(shop().services), await addItem(shop().services)]
      await wish(buyer, [kept, gone])
      await shop().services.db.updateTable('items').set({ approval: 'rejected' }).where('id', '=', gone.id).execute()
      expect((await products(buyer)).map((product) => product._id)).toEqual([kept.publicId])
    })
  })

  describe('401', () => {
    it('wants a session that is alive [WISH-06]', async () => {
      expect(await withoutSession(shop(), (who) => who.call('getWishlist'))).toEqual(SIGN_IN_AGAIN)
    })
  })
})
