import { describe, expect, it } from 'vitest'
import { bothHomes } from '../../../testing/both-homes.ts'
import { addItem, type TestItem } from '../../../testing/items.ts'
import { SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'
import type { Visitor } from '../../../testing/visitor.ts'

bothHomes('createPayment', (shop) => {
  const due = async (who: Visitor) => (await who.call('createPayment')).body.data.order
  const put = async (who: Visitor, ...items: TestItem[]) => {
    for (const { publicId } of items) await who.call('addToCart', { body: { imageId: publicId } })
  }
  /** What the gateway knows of payment orders of this amount. */
  const atGateway = async (amount: number): Promise<string[]> => {
    const { gateway, keys } = shop()
    const response = await fetch(`${gateway.url}/v1/orders?count=100`, {
      headers: { authorization: `Basic ${btoa(`${keys.keyId}:${keys.keySecret}`)}` },
    })
    const { items } = (await response.json()) as { items: { id: string; amount: number }[] }
    return items.filter((order) => order.amount === amount).map((order) => order.id)
  }

  describe('200', () => {
    it('gives the payment window what it needs, in whole paise, tax included [API-createPayment, CART-04]', async () => {
      const buyer = await shop().member()
      await put(buyer, await addItem(shop().services, { name: 'Tea gardens', price: 19_900 }))
      const first = await due(buyer)
      expect(first).toEqual({
        key: shop().keys.keyId,
        amount: 23_482,
        currency: 'INR',
        id: expect.stringMatching(/^order_/),
        name: 'Chitra',
        description: 'Tea gardens',
        email: buyer.email,
      })
      expect(await atGateway(23_482)).toEqual([first.id])
      await put(buyer, await addItem(shop().services, { price: 25 }))
      expect(await due(buyer)).toMatchObject({ amount: 23_512, description: 'Tea gardens and 1 more' })
    })

    it('gives the same cart the same open payment order, also to two tabs at once, and no cache keeps it [D-06]', async () => {
      const [buyer, other] = [await shop().member(), await shop().member()]
      const item = await addItem(shop().services, { price: 77_700 })
      for (const who of [buyer, other]) await put(who, item)
      const answers = await Promise.all(Array.from({ length: 10 }, () => buyer.call('createPayment')))
      expect(new Set(answers.map(({ headers }) => headers.get('cache-control')))).toEqual(new Set(['no-store']))
      const mine = new Set(answers.map(({ body }) => body.data.order.id))
      expect(mine.size).toBe(1)
      const theirs = (await due(other)).id
      expect((await atGateway(91_686)).toSorted()).toEqual([...mine, theirs].toSorted())
    })

    it('asks for the new price once it has changed', async () => {
      const buyer = await shop().member()
      const item = await addItem(shop().services, { price: 10_000 })
      await put(buyer, item)
      const before = await due(buyer)
      await shop().services.db.updateTable('items').set({ price: 20_000 }).where('id', '=', item.id).execute()
      const after = await due(buyer)
      expect([before.amount, after.amount]).toEqual([11_800, 23_600])
      expect(after.id).not.toBe(before.id)
    })
  })

  describe('400', () => {
    it('lets nobody check out with an empty cart [CART-03]', async () => {
      expect((await (await shop().member()).call('createPayment')).body).toMatchObject({
        code: 400,
        errorMessage: 'Can not checkout with empty cart',
      })
    })

    it('asks for no less than the gateway takes', async () => {
      const buyer = await shop().member()
      await put(buyer, await addItem(shop().services, { price: 84 }))
      expect((await buyer.call('createPayment')).body).toMatchObject({ code: 400, errorMessage: 'The least that can be paid is ₹1' })
      await put(buyer, await addItem(shop().services, { price: 1 }))
      expect(await due(buyer)).toMatchObject({ amount: 100 })
    })
  })

  describe('401', () => {
    it('wants a session that is alive [D-06]', async () => {
      expect(await withoutSession(shop(), (who) => who.call('createPayment'))).toEqual(SIGN_IN_AGAIN)
    })
  })

  describe('503', () => {
    const WORDS = 'The payment service does not answer. Nothing was charged. Please try again'

    it('says that nothing was charged when the gateway’s answer is lost, and finds that order again instead of making another', async () => {
      const buyer = await shop().member()
      await put(buyer, await addItem(shop().services, { price: 55_500 }))
      shop().gateway.control.setMode({ loseOrderAnswers: 1 })
      const { body, headers } = await buyer.call('createPayment')
      expect([body, headers.get('retry-after')]).toMatchObject([{ code: 503, errorMessage: WORDS }, '10'])
      const { id } = await due(buyer)
      expect(await atGateway(65_490)).toEqual([id])
    })

    it('says so when the gateway fails or talks nonsense, and keeps the cart [CART-06]', async () => {
      const buyer = await shop().member()
      await put(buyer, await addItem(shop().services, { price: 66_600 }))
      for (const api of ['error', 'garbage', 'redirect'] as const) {
        shop().gateway.control.setMode({ api })
        expect((await buyer.call('createPayment')).body, api).toMatchObject({ code: 503, errorMessage: WORDS })
      }
      shop().gateway.control.setMode({ api: 'normal' })
      expect((await buyer.call('getCart')).body.data.count).toBe(1)
      const { id } = await due(buyer)
      expect(await atGateway(78_588)).toEqual([id])
    })
  })
})
