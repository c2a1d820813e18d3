import { describe, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { addItem, copiesOf } from '../../../testing/items.ts'
import { buy } from '../../../testing/purchases.ts'

onBothDatabases('addToCart', (shop) => {
  describe('200', () => {
    it('adds an item and returns the count [API-addToCart]', async () => {
      const buyer = await shop().member()
      const item = await addItem(shop().services)
      expect((await buyer.call('addToCart', { body: { imageId: item.publicId } })).body).toMatchObject({ code: 200, data: { count: 1 } })
    })

    it('warns with code 201 about items that are free or already in the cart [CART-09]', async () => {
      const buyer = await shop().member()
      const free = await addItem(shop().services, { purchase_type: 'free', price: 0 })
      const item = await addItem(shop().services)
      const add = async (imageId: string) => (await buyer.call('addToCart', { body: { imageId } })).body
      expect(await add(free.publicId)).toMatchObject({ success: false, code: 201, data: { count: 0 } })
      await add(item.publicId)
      expect(await add(item.publicId)).toMatchObject({ code: 201, errorMessage: 'This item is already in your cart', data: { count: 1 } })
    })

    it('takes an owned item again, once, and says in the cart that it is charged [CART-09]', async () => {
      const buyer = await shop().member()
      const [item, other] = [await addItem(shop().services), await addItem(shop().services)]
      await buy(shop(), buyer, [item])
      const again = async ({ publicId }: { publicId: string }) =>
        (await buyer.call('addToCart', { body: { imageId: publicId, again: true } })).body
      expect(await again(item)).toMatchObject({ success: true, code: 200, data: { count: 1 } })
      expect(await again(item)).toMatchObject({ success: false, code: 201, data: { count: 1 } })
      // Of an item that is not owned it is the first licence.
      expect(await again(other)).toMatchObject({ success: true, code: 200, data: { count: 2 } })
      const { cart, subtotal } = (await buyer.call('getCart')).body.data
      expect(cart.map((line: { again: boolean }) => line.again)).toEqual([true, false])
      expect(subtotal).toBe(2 * 19_900)
    })

    it('makes another licence of what was in the cart when it was bought elsewhere [CART-09]', async () => {
      const buyer = await shop().member()
      const item = await addItem(shop().services)
      await buy(shop(), buyer, [item])
      await shop().services.db.insertInto('cart_entries').values({ public_id: newId(), user_id: buyer.id, item_id: item.id }).execute()
      expect((await buyer.call('getCart')).body.data).toMatchObject({ count: 1, subtotal: 0 })
      expect((await buyer.call('addToCart', { body: { imageId: item.publicId, again: true } })).body.code).toBe(200)
      expect((await buyer.call('getCart')).body.data).toMatchObject({ count: 1, subtotal: 19_900, cart: [{ again: true }] })
    })
  })

  it('limits the cart to 1,000 items, even for simultaneous calls [TV-02]', async () => {
    const buyer = await shop().member()
    const item = await addItem(shop().services)
    const ids = await copiesOf(shop().services, item, 998)
    await shop()
      .services.db.insertInto('cart_entries')
      .values(ids.map((id) => ({ public_id: newId(), user_id: buyer.id, item_id: id })))
      .execute()
    const last = await Promise.all(Array.from({ length: 4 }, () => addItem(shop().services)))
    const answers = await Promise.all(last.map(({ publicId }) => buyer.call('addToCart', { body: { imageId: publicId } })))
    expect(answers.map(({ body }) => body.code).toSorted()).toEqual([200, 200, 201, 201])
    expect((await buyer.call('addToCart', { body: { imageId: item.publicId } })).body).toMatchObject({
      success: false,
      code: 201,
      errorMessage: 'A cart holds at most 1,000 items. Please remove an item first',
      data: { count: 1_000 },
    })
  })

  describe('400', () => {
    it('refuses a body that violates the contract [TI-02]', async () => {
      const buyer = await shop().member()
      for (const body of [{}, { imageId: 7 }, { imageId: 'a', again: 'yes' }, { imageId: 'a', price: 1 }, [], null])
        expect((await buyer.call('addToCart', { body })).status, JSON.stringify(body)).toBe(400)
    })
  })

  describe('401', () => {
    it('requires a valid session', async () => {
      expect((await (await shop().visitor()).call('addToCart', { body: { imageId: 'x' } })).status).toBe(401)
    })
  })

  describe('403', () => {
    it('refuses a call without the XSRF header [APP-05]', async () => {
      const buyer = await shop().member()
      const item = await addItem(shop().services)
      const refused = await buyer.call('addToCart', { body: { imageId: item.publicId }, headers: { 'x-xsrf-token': 'another' } })
      expect(refused.status).toBe(403)
      expect((await buyer.call('getCart')).body.data.count).toBe(0)
    })
  })

  describe('409', () => {
    it('refuses an item that the buyer owns, and adds nothing [CART-09]', async () => {
      const buyer = await shop().member()
      const item = await addItem(shop().services)
      await buy(shop(), buyer, [item])
      const refused = await buyer.call('addToCart', { body: { imageId: item.publicId } })
      expect([refused.status, refused.body.errorMessage]).toEqual([
        409,
        'You already own this: find it in My Orders. You can buy it again for another client',
      ])
      expect((await buyer.call('getCart')).body.data.count).toBe(0)
    })

    it('refuses another item under a key that was used [P-06]', async () => {
      const buyer = await shop().member()
      const [first, other] = [await addItem(shop().services), await addItem(shop().services)]
      const under = (imageId: string) => buyer.call('addToCart', { body: { imageId }, headers: { 'idempotency-key': 'one' } })
      expect((await under(first.publicId)).status).toBe(200)
      expect((await under(other.publicId)).status).toBe(409)
      expect((await buyer.call('getCart')).body.data.cart).toHaveLength(1)
    })
  })

  describe('404', () => {
    it('refuses unapproved and unknown items', async () => {
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
