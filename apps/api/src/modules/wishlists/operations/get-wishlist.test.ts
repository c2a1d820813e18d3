import { describe, expect, it } from 'vitest'
import { onOneDatabase } from '../../../testing/on-databases.ts'
import { addItem, copiesOf, type TestItem } from '../../../testing/items.ts'
import { buy } from '../../../testing/purchases.ts'
import { SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'
import type { Visitor } from '../../../testing/visitor.ts'
import { watched } from '../../../testing/watched.ts'
import { getWishlist } from './get-wishlist.ts'

interface Product {
  _id: string
  original?: string
}
const products = async (who: Visitor): Promise<Product[]> =>
  (await who.call('getWishlist')).body.data.map(({ product }: { product: Product }) => product)
const wish = async (who: Visitor, items: readonly TestItem[]) => {
  for (const { publicId } of items) await who.call('addToWishlist', { body: { product: publicId } })
}

onOneDatabase('getWishlist', (shop) => {
  describe('200', () => {
    it('lists only the caller’s items, newest first [API-getWishlist]', async () => {
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

    it('includes the original’s address only for free and bought items [D-05]', async () => {
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

    it('excludes items that are no longer approved', async () => {
      const buyer = await shop().member()
      const [approved, rejected] = [await addItem(shop().services), await addItem(shop().services)]
      await wish(buyer, [approved, rejected])
      await shop().services.db.updateTable('items').set({ approval: 'rejected' }).where('id', '=', rejected.id).execute()
      expect((await products(buyer)).map((product) => product._id)).toEqual([approved.publicId])
    })
  })

  it('answers one page, with the total count', async () => {
    const buyer = await shop().member()
    const items = [await addItem(shop().services), await addItem(shop().services), await addItem(shop().services)]
    await wish(buyer, items)
    const page = async (query: object) => {
      const { data, count } = (await buyer.call('getWishlist', { query: { ...query } })).body
      return [data.map(({ product }: { product: Product }) => product._id), count]
    }
    const [first, second, third] = items.map(({ publicId }) => publicId)
    expect(await page({ limit: 2 })).toEqual([[third, second], 3])
    expect(await page({ limit: 2, page: 2 })).toEqual([[first], 3])
    expect(await page({ page: 2 })).toEqual([[], 3])
  })

  it('needs the same number of queries for 100 items as for one', async () => {
    const buyer = await shop().member()
    const item = await addItem(shop().services)
    const caller = { userId: buyer.id, publicId: buyer.userId, role: 'buyer' as const, email: buyer.email, tokenHash: Buffer.alloc(0) }
    const measure = async () => {
      let statements = 0
      const { services } = watched(shop().services, async (what, work) => {
        statements += what === 'connect' ? 0 : 1
        return await work()
      })
      const { data } = await getWishlist({ query: {}, caller } as unknown as Parameters<typeof getWishlist>[0], services)
      return [data.length, statements]
    }
    await wish(buyer, [item])
    expect(await measure()).toEqual([1, 1])
    const more = await copiesOf(shop().services, item, 99)
    await shop()
      .services.db.insertInto('wish_entries')
      .values(more.map((id) => ({ user_id: buyer.id, item_id: id })))
      .execute()
    expect(await measure()).toEqual([100, 1])
  })

  describe('400', () => {
    it('refuses pages of more than 100 items and invalid page numbers [TI-04]', async () => {
      const buyer = await shop().member()
      for (const query of [{ limit: 101 }, { limit: 0 }, { page: 0 }, { page: 'x' }])
        expect((await buyer.call('getWishlist', { query })).status, JSON.stringify(query)).toBe(400)
    })
  })

  describe('401', () => {
    it('requires a valid session [WISH-06]', async () => {
      expect(await withoutSession(shop(), (who) => who.call('getWishlist'))).toEqual(SIGN_IN_AGAIN)
    })
  })
})
