import { describe, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { addItem, copiesOf, type TestItem } from '../../../testing/items.ts'
import { buy, pay } from '../../../testing/purchases.ts'
import { SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'
import type { Visitor } from '../../../testing/visitor.ts'
import { reconcile } from '../index.ts'

onBothDatabases('createPayment', (shop) => {
  const due = async (who: Visitor) => (await who.call('createPayment')).body.data.order
  const put = async (who: Visitor, ...items: TestItem[]) => {
    for (const { publicId } of items) await who.call('addToCart', { body: { imageId: publicId } })
  }
  /** Ids of the gateway's orders of this amount. */
  const atGateway = async (amount: number): Promise<string[]> => {
    const { gateway, keys } = shop()
    const response = await fetch(`${gateway.url}/v1/orders?count=100`, {
      headers: { authorization: `Basic ${btoa(`${keys.keyId}:${keys.keySecret}`)}` },
    })
    const { items } = (await response.json()) as { items: { id: string; amount: number }[] }
    return items.filter((order) => order.amount === amount).map((order) => order.id)
  }

  describe('200', () => {
    it('answers what the payment window needs, in whole paise, including tax [API-createPayment, CART-04]', async () => {
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

    it('answers the same open payment order for the same cart, even to simultaneous tabs, and forbids caching [D-06]', async () => {
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

    it('charges the new price once it has changed', async () => {
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

  it.each(['paid', 'closed'] as const)('does not answer a payment order that is %s [P-08, D-06]', async (state) => {
    const buyer = await shop().member()
    await put(buyer, await addItem(shop().services))
    const before = await due(buyer)
    await shop().services.db.updateTable('payment_orders').set({ state }).where('gateway_order_id', '=', before.id).execute()
    expect((await due(buyer)).id).not.toBe(before.id)
  })

  it('keeps one open payment order per buyer, and still sells a superseded one that gets paid', async () => {
    const buyer = await shop().member()
    const [item, other] = [await addItem(shop().services), await addItem(shop().services)]
    await put(buyer, item)
    const first = await due(buyer)
    await put(buyer, other)
    const second = await due(buyer)
    const states = async () =>
      (await shop().services.db.selectFrom('payment_orders').select('state').where('user_id', '=', buyer.id).orderBy('id').execute()).map(
        ({ state }) => state,
      )
    expect(await states()).toEqual(['superseded', 'open'])
    // Neither callback nor webhook reports it; the reconciler finds it.
    await pay(shop(), first.id)
    await reconcile(shop().services, { all: true })
    expect(await states()).toEqual(['paid', 'open'])
    expect((await buyer.call('listOwnedItems')).body.data.ids).toEqual([item.publicId])
    expect((await due(buyer)).amount).toBe(23_482)
    expect((await due(buyer)).id).not.toBe(second.id)
  })

  it('accepts the total that the buyer was shown', async () => {
    const buyer = await shop().member()
    await put(buyer, await addItem(shop().services, { price: 19_900 }))
    const answer = await buyer.call('createPayment', { query: { amount: 23_482 } })
    expect([answer.status, answer.body.data.order.amount]).toEqual([200, 23_482])
  })

  describe('409', () => {
    it('reports a price that changed since the cart was shown, and charges nothing', async () => {
      const buyer = await shop().member()
      const item = await addItem(shop().services, { price: 19_900 })
      await put(buyer, item)
      const { total } = (await buyer.call('getCart')).body.data
      await shop().services.db.updateTable('items').set({ price: 29_900 }).where('id', '=', item.id).execute()
      const calls = shop().gateway.control.calls().length
      expect((await buyer.call('createPayment', { query: { amount: total } })).body).toMatchObject({
        code: 409,
        errorMessage: 'A price has changed: your cart now costs ₹352.82, not ₹234.82. Please look at it again',
      })
      expect(shop().gateway.control.calls()).toHaveLength(calls)
      const again = (await buyer.call('getCart')).body.data.total
      expect((await buyer.call('createPayment', { query: { amount: again } })).body.data.order.amount).toBe(35_282)
    })

    it('excludes owned items from cart and payment', async () => {
      const buyer = await shop().member()
      const [owned, other] = [await addItem(shop().services), await addItem(shop().services)]
      await put(buyer, owned, other)
      await buy(shop(), buyer, [])
      // As if a stale tab had put it back.
      await shop()
        .services.db.insertInto('cart_entries')
        .values({ public_id: owned.publicId, user_id: buyer.id, item_id: owned.id })
        .execute()
      const fresh = await addItem(shop().services, { price: 10_000 })
      await put(buyer, fresh)
      const { count, total } = (await buyer.call('getCart')).body.data
      expect([count, total]).toEqual([2, 11_800])
      expect((await buyer.call('createPayment', { query: { amount: total } })).body.data.order.amount).toBe(11_800)
    })
  })

  describe('429', () => {
    it('allows a buyer thirty new payments an hour; requesting the open one again does not count', async () => {
      const buyer = await shop().member()
      const item = await addItem(shop().services, { price: 10_000 })
      await put(buyer, item)
      const calls = () =>
        shop()
          .gateway.control.calls()
          .filter((call) => call === 'POST /v1/orders').length
      const before = calls()
      for (let price = 1; price <= 30; price += 1) {
        await shop()
          .services.db.updateTable('items')
          .set({ price: price * 1_000 })
          .where('id', '=', item.id)
          .execute()
        expect((await buyer.call('createPayment')).status).toBe(200)
      }
      expect((await buyer.call('createPayment')).status).toBe(200)
      await shop().services.db.updateTable('items').set({ price: 99_900 }).where('id', '=', item.id).execute()
      const { body, headers } = await buyer.call('createPayment')
      expect(body).toMatchObject({ code: 429, errorMessage: 'You have started too many payments. Please try again in 60 minutes' })
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_500)
      expect(calls() - before).toBe(30)
      shop().clock.move(3_600_000)
      expect((await buyer.call('createPayment')).status).toBe(200)
      shop().clock.move(-3_600_000)
    })
  })

  describe('400', () => {
    it('refuses an amount above what the gateway accepts or a row can store', async () => {
      const buyer = await shop().member()
      await put(buyer, await addItem(shop().services, { price: 1_00_000_00 }))
      const item = await addItem(shop().services, { price: 1_00_000_00 })
      const fill = async (ids: readonly number[]) =>
        await shop()
          .services.db.insertInto('cart_entries')
          .values(ids.map((id) => ({ public_id: newId(), user_id: buyer.id, item_id: id })))
          .execute()
      await fill(await copiesOf(shop().services, item, 5))
      expect((await buyer.call('createPayment')).body).toMatchObject({
        code: 400,
        errorMessage: '₹7,08,000.00 is more than can be paid at once. Please remove some items and buy them separately',
      })
      await fill(await copiesOf(shop().services, await addItem(shop().services, { price: 1_00_000_00 }), 176))
      expect((await buyer.call('createPayment')).body).toMatchObject({
        code: 400,
        errorMessage: '₹2,14,76,000.00 is more than can be paid at once. Please remove some items and buy them separately',
      })
    })

    it('refuses to check out an empty cart [CART-03]', async () => {
      expect((await (await shop().member()).call('createPayment')).body).toMatchObject({
        code: 400,
        errorMessage: 'Can not checkout with empty cart',
      })
    })

    it('refuses less than the gateway accepts', async () => {
      const buyer = await shop().member()
      await put(buyer, await addItem(shop().services, { price: 84 }))
      expect((await buyer.call('createPayment')).body).toMatchObject({ code: 400, errorMessage: 'The minimum payment is ₹1' })
      await put(buyer, await addItem(shop().services, { price: 1 }))
      expect(await due(buyer)).toMatchObject({ amount: 100 })
    })
  })

  describe('401', () => {
    it('requires a valid session [D-06]', async () => {
      expect(await withoutSession(shop(), (who) => who.call('createPayment'))).toEqual(SIGN_IN_AGAIN)
    })
  })

  describe('503', () => {
    const UNAVAILABLE = 'The payment service is not available. Nothing was charged. Please try again'

    it('reports that nothing was charged when the gateway’s answer is lost, and finds that order again', async () => {
      const buyer = await shop().member()
      await put(buyer, await addItem(shop().services, { price: 55_500 }))
      shop().gateway.control.setMode({ loseOrderAnswers: 1 })
      const { body, headers } = await buyer.call('createPayment')
      expect([body, headers.get('retry-after')]).toMatchObject([{ code: 503, errorMessage: UNAVAILABLE }, '10'])
      const { id } = await due(buyer)
      expect(await atGateway(65_490)).toEqual([id])
    })

    it('closes the payment order of an earlier cart whose gateway id nobody has received', async () => {
      const buyer = await shop().member()
      await put(buyer, await addItem(shop().services))
      shop().gateway.control.setMode({ api: 'error' })
      expect((await buyer.call('createPayment')).status).toBe(503)
      shop().gateway.control.setMode({ api: 'normal' })
      await put(buyer, await addItem(shop().services))
      await due(buyer)
      const orders = await shop()
        .services.db.selectFrom('payment_orders')
        .select('state')
        .where('user_id', '=', buyer.id)
        .orderBy('id')
        .execute()
      expect(orders).toEqual([{ state: 'closed' }, { state: 'open' }])
    })

    it('reports a gateway that fails or answers garbage, and keeps the cart [CART-06]', async () => {
      const buyer = await shop().member()
      await put(buyer, await addItem(shop().services, { price: 66_600 }))
      for (const api of ['error', 'garbage', 'redirect'] as const) {
        shop().gateway.control.setMode({ api })
        expect((await buyer.call('createPayment')).body, api).toMatchObject({ code: 503, errorMessage: UNAVAILABLE })
      }
      shop().gateway.control.setMode({ api: 'normal' })
      expect((await buyer.call('getCart')).body.data.count).toBe(1)
      const { id } = await due(buyer)
      expect(await atGateway(78_588)).toEqual([id])
    })
  })
})
