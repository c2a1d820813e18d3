import { describe, expect, it } from 'vitest'
import { bothHomes } from '../../../testing/both-homes.ts'
import { addItem } from '../../../testing/items.ts'

bothHomes('addToCart', (shop) => {
  describe('200', () => {
    it('puts an item in and counts it [API-addToCart]', async () => {
      const buyer = await shop().member()
      const item = await addItem(shop().services)
      expect((await buyer.call('addToCart', { body: { imageId: item.publicId } })).body).toMatchObject({ code: 200, data: { count: 1 } })
    })

    it('warns by code 201 of what is free, or in the cart already [CART-09]', async () => {
      const buyer = await shop().member()
      const free = await addItem(shop().services, { purchase_type: 'free', price: 0 })
      const item = await addItem(shop().services)
      const add = async (imageId: string) => (await buyer.call('addToCart', { body: { imageId } })).body
      expect(await add(free.publicId)).toMatchObject({ success: false, code: 201, data: { count: 0 } })
      await add(item.publicId)
      expect(await add(item.publicId)).toMatchObject({ code: 201, errorMessage: 'This item is already in your cart', data: { count: 1 } })
    })
  })

  describe('400', () => {
    it('refuses a body that is not what the contract says [TI-02]', async () => {
      const buyer = await shop().member()
      for (const body of [{}, { imageId: 7 }, { imageId: 'a', price: 1 }, [], null])
        expect((await buyer.call('addToCart', { body })).status, JSON.stringify(body)).toBe(400)
    })
  })

  describe('401', () => {
    it('asks a visitor to sign in', async () => {
      expect((await (await shop().visitor()).call('addToCart', { body: { imageId: 'x' } })).status).toBe(401)
    })
  })

  describe('403', () => {
    it('refuses a call without the header that repeats the cookie [APP-05]', async () => {
      const buyer = await shop().member()
      const item = await addItem(shop().services)
      const refused = await buyer.call('addToCart', { body: { imageId: item.publicId }, headers: { 'x-xsrf-token': 'another' } })
      expect(refused.status).toBe(403)
      expect((await buyer.call('getCart')).body.data.count).toBe(0)
    })
  })

  describe('404', () => {
    it('knows no item that is not approved, nor one that never was', async () => {
      const buyer = await shop().member()
      const rejected = await addItem(shop().services, { approval: 'rejected' })
      for (const imageId of [rejected.publicId, 'nosuchitem'])
        expect((await buyer.call('addToCart', { body: { imageId } })).body).toMatchObject({
          code: 404,
          errorMessage: 'Image does not exist',
        })
    })
  })
})
