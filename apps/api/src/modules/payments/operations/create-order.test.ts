import { describe, expect, it } from 'vitest'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { addItem } from '../../../testing/items.ts'
import { openPayment, pay, type Paid } from '../../../testing/purchases.ts'
import { fromAnotherSite, RELOAD_THE_PAGE, SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'
import type { Visitor } from '../../../testing/visitor.ts'

const record = (who: Visitor, body: object) => who.call('createOrder', { body })
const ordersAndCart = async (who: Visitor) => ({
  orders: (await who.call('listOrders')).body.data.count,
  cart: (await who.call('getCart')).body.data.count,
})
const NOTHING_BOUGHT = { orders: 0, cart: 1 }

onBothDatabases('createOrder', (shop) => {
  const buyerAtCheckout = async () => {
    const [buyer, item] = [await shop().member(), await addItem(shop().services, { name: 'Tea gardens', price: 19_900 })]
    return { buyer, item, due: await openPayment(buyer, [item]) }
  }
  const paidFor = async () => {
    const { buyer, item, due } = await buyerAtCheckout()
    return { buyer, item, paid: await pay(shop(), due.id) }
  }

  describe('200', () => {
    it('creates the order, grants the files and empties the cart; repeated, it answers the same order [API-createOrder, D-01]', async () => {
      const { buyer, item, paid } = await paidFor()
      const { body } = await record(buyer, { ...paid, amount: 1, success: true })
      expect(body.data.order).toMatchObject({
        orderId: paid.orderId,
        paymentId: paid.paymentId,
        amount: 23_482,
        subtotal: 19_900,
        tax: 3_582,
        status: 'paid',
        imageId: [{ _id: item.publicId, name: 'Tea gardens', price: 19_900, tax: 3_582, refunded: false }],
      })
      const file = await buyer.fetch(body.data.order.imageId[0].original)
      expect(Buffer.from(await file.arrayBuffer()).equals(item.bytes)).toBe(true)
      expect((await record(buyer, paid)).body.data.order._id).toBe(body.data.order._id)
      expect(await ordersAndCart(buyer)).toEqual({ orders: 1, cart: 0 })
    })
  })

  describe('400', () => {
    it('refuses a payment without a valid signature over this order and payment [D-01]', async () => {
      const { buyer, paid } = await paidFor()
      const other = await paidFor()
      const changed = paid.signature.replace(/^./, (first) => (first === '0' ? '1' : '0'))
      for (const signature of [changed, other.paid.signature, paid.signature.toUpperCase(), 'x'])
        expect((await record(buyer, { ...paid, signature })).body).toMatchObject({
          code: 400,
          errorMessage: 'This payment could not be verified',
        })
      expect(await ordersAndCart(buyer)).toEqual(NOTHING_BOUGHT)
    })

    it('refuses a body that violates the contract [TI-02]', async () => {
      const { buyer, paid } = await paidFor()
      for (const body of [
        { ...paid, signature: '' },
        { ...paid, signature: [paid.signature] },
        { ...paid, success: false },
        { ...paid, amount: 234.82 },
        { ...paid, amount: '23482' },
        { ...paid, status: 'captured' },
        null,
      ])
        expect((await buyer.call('createOrder', { body })).status, JSON.stringify(body)).toBe(400)
      expect(await ordersAndCart(buyer)).toEqual(NOTHING_BOUGHT)
    })
  })

  describe('401', () => {
    it('requires a valid session', async () => {
      const { buyer, paid } = await paidFor()
      expect(await withoutSession(shop(), (who) => record(who, paid))).toEqual(SIGN_IN_AGAIN)
      expect(await ordersAndCart(buyer)).toEqual(NOTHING_BOUGHT)
    })
  })

  describe('403', () => {
    it('refuses a call without the XSRF header [APP-05]', async () => {
      const { buyer, paid } = await paidFor()
      expect(await fromAnotherSite((headers) => buyer.call('createOrder', { body: paid, headers }))).toEqual(RELOAD_THE_PAGE)
      expect(await ordersAndCart(buyer)).toEqual(NOTHING_BOUGHT)
    })
  })

  describe('404', () => {
    it('refuses a payment order that the shop did not create', async () => {
      const { buyer, paid } = await paidFor()
      for (const orderId of ['order_nobody', '__proto__'])
        expect((await record(buyer, { ...paid, orderId })).body).toMatchObject({
          code: 404,
          errorMessage: 'There is no such payment order',
        })
      expect(await ordersAndCart(buyer)).toEqual(NOTHING_BOUGHT)
    })
  })

  describe('409', () => {
    it('refuses another user’s payment, signed or not', async () => {
      const [mine, theirs] = [await paidFor(), await paidFor()]
      expect((await record(mine.buyer, theirs.paid)).body).toMatchObject({
        code: 409,
        errorMessage: 'This payment does not belong to this order',
      })
      expect([await ordersAndCart(mine.buyer), await ordersAndCart(theirs.buyer)]).toEqual([NOTHING_BOUGHT, NOTHING_BOUGHT])
    })

    it('reports that a second payment for the same items will be refunded', async () => {
      const { buyer, item, due } = await buyerAtCheckout()
      const extra = await addItem(shop().services)
      const both = await openPayment(buyer, [extra])
      await record(buyer, await pay(shop(), both.id))
      const second: Paid = await pay(shop(), due.id)
      expect((await record(buyer, second)).body).toMatchObject({
        code: 409,
        errorMessage: 'You already own these items. This second payment will be refunded',
      })
      const { order, count } = (await buyer.call('listOrders')).body.data
      expect([count, order[0].imageId.map((one: { _id: string }) => one._id)]).toEqual([1, [item.publicId, extra.publicId]])
    })
  })

  describe('503', () => {
    it('tells the buyer not to pay again while the gateway is unreachable, and creates the order afterwards [CART-07]', async () => {
      const { buyer, paid } = await paidFor()
      shop().gateway.control.setMode({ api: 'error' })
      const { body, headers } = await record(buyer, paid)
      shop().gateway.control.setMode({ api: 'normal' })
      expect([body, headers.get('retry-after')]).toMatchObject([
        {
          code: 503,
          errorMessage: 'Your payment is being confirmed. Please do not pay again: your order will appear in My Orders within minutes',
        },
        '10',
      ])
      expect(await ordersAndCart(buyer)).toEqual(NOTHING_BOUGHT)
      expect((await record(buyer, paid)).status).toBe(200)
      expect(await ordersAndCart(buyer)).toEqual({ orders: 1, cart: 0 })
    })
  })
})
