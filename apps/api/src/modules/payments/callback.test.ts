import { beforeAll, expect, it } from 'vitest'
import { onBothDatabases } from '../../testing/on-databases.ts'
import type { TestItem } from '../../testing/items.ts'
import { addItems, buyerAtCheckout, booksOf, NOTHING_SOLD, ONE_SALE, sign } from '../../testing/money.ts'
import { atGateway, pay } from '../../testing/purchases.ts'

onBothDatabases('the callback of the payment window', (shop) => {
  let item: TestItem
  /** Has the same price. */
  let another: TestItem
  beforeAll(async () => {
    ;[item, another] = (await addItems(shop(), 2)) as [TestItem, TestItem]
  })

  it('trusts the gateway, not `amount` or `success`; captures an authorized payment; needs no webhook or reconciler [D-01, D-02, P-01, TM-01]', async () => {
    const { buyer, orderId } = await buyerAtCheckout(shop(), [item])
    const paid = await pay(shop(), orderId, 'authorized')
    const { status, body } = await buyer.call('createOrder', { body: { ...paid, amount: 1, success: true } })
    expect([status, body.data.order.amount]).toEqual([200, 23_482])
    expect(await booksOf(shop(), buyer)).toEqual(ONE_SALE)
    const { items } = (await (await fetch(`${shop().gateway.url}/v1/orders/${orderId}/payments`, { headers: keysOf() })).json()) as {
      items: { captured: boolean }[]
    }
    expect(items.map(({ captured }) => captured)).toEqual([true])
  })

  const keysOf = () => ({ authorization: `Basic ${btoa(`${shop().keys.keyId}:${shop().keys.keySecret}`)}` })

  it('accepts a success only with a signature over our stored order id and the payment id [D-01, TM-02]', async () => {
    const { buyer, orderId } = await buyerAtCheckout(shop(), [item])
    const { paymentId, signature } = await pay(shop(), orderId)
    const bad: Record<string, unknown>[] = [
      { success: false, signature },
      { signature: sign(shop().keys.keySecret, `${paymentId}|${orderId}`) },
      { signature: sign(shop().keys.webhookSecret, `${orderId}|${paymentId}`) },
      { signature: sign(shop().keys.keySecret, `${orderId}|pay_another`) },
      { signature: sign('', `${orderId}|${paymentId}`) },
      { signature: signature.toUpperCase() },
      { signature: (signature.startsWith('0') ? '1' : '0') + signature.slice(1) },
      { signature: signature.slice(0, 10) },
      { signature: '' },
      { signature: [] },
      { signature: null },
    ]
    for (const body of bad)
      expect(
        (await buyer.call('createOrder', { body: { amount: 23_482, orderId, paymentId, ...body } })).status,
        JSON.stringify(body),
      ).toBe(400)
    expect(await booksOf(shop(), buyer)).toEqual(NOTHING_SOLD)
  })

  it('without a signature is settled by the gateway’s answer: an order if paid, a message if not [D-01, TM-03]', async () => {
    const { buyer, orderId } = await buyerAtCheckout(shop(), [item])
    const other = await buyerAtCheckout(shop(), [another])
    const record = (given: object) => buyer.call('createOrder', { body: { amount: 23_482, success: true, ...given } })
    const failed = (await (await atGateway(shop(), `/sandbox/orders/${orderId}/pay`, { outcome: 'failed' })).json()) as {
      error: { metadata: { payment_id: string } }
    }
    expect((await record({ orderId, paymentId: failed.error.metadata.payment_id })).body).toMatchObject({
      code: 409,
      errorMessage: 'This payment order has not been paid',
    })
    const theirs = await pay(shop(), other.orderId)
    for (const paymentId of ['pay_nobody', theirs.paymentId])
      expect((await record({ orderId, paymentId })).body).toMatchObject({
        code: 409,
        errorMessage: 'This payment does not belong to this order',
      })
    expect((await record({ orderId: other.orderId, paymentId: theirs.paymentId })).status).toBe(409)
    expect((await booksOf(shop(), buyer)).orders).toEqual([])
    const { paymentId } = await pay(shop(), orderId)
    const { status, body } = await record({ orderId, paymentId, amount: 1 })
    expect([status, body.message, body.data.order.amount]).toEqual([200, 'You paid ₹234.82', 23_482])
    expect((await booksOf(shop(), buyer)).orders).toEqual(ONE_SALE.orders)
  })

  it('grants nothing for a failed payment, even with a valid signature [D-01]', async () => {
    const { buyer, orderId } = await buyerAtCheckout(shop(), [item])
    const failed = (await (await atGateway(shop(), `/sandbox/orders/${orderId}/pay`, { outcome: 'failed' })).json()) as {
      error: { metadata: { payment_id: string } }
    }
    const paymentId = failed.error.metadata.payment_id
    const signature = sign(shop().keys.keySecret, `${orderId}|${paymentId}`)
    expect((await buyer.call('createOrder', { body: { orderId, paymentId, signature } })).status).toBe(400)
    expect(await booksOf(shop(), buyer)).toEqual({ ...NOTHING_SOLD, payments: [{ state: 'failed', amount: 23_482, refund_due: false }] })
  })

  it('refuses a payment of another order or buyer, and an invented one [D-01, TM-03]', async () => {
    const paidFor = await buyerAtCheckout(shop(), [item])
    const { paymentId, signature } = await pay(shop(), paidFor.orderId)
    const other = await buyerAtCheckout(shop(), [another])
    const forged = sign(shop().keys.keySecret, `${other.orderId}|${paymentId}`)
    const asOther = (body: object) => other.buyer.call('createOrder', { body })
    expect((await asOther({ orderId: paidFor.orderId, paymentId, signature })).status).toBe(409)
    expect((await asOther({ orderId: other.orderId, paymentId, signature: forged })).status).toBe(409)
    expect((await asOther({ orderId: 'order_nobody', paymentId, signature })).status).toBe(404)
    expect(await booksOf(shop(), other.buyer)).toEqual(NOTHING_SOLD)
  })

  it.each([
    ['amount', { amount: 23_481 }],
    ['currency', { currency: 'USD' }],
  ])('grants nothing for a payment whose %s differs from the stored one [D-01, TM-03]', async (_, stored) => {
    const { buyer, orderId } = await buyerAtCheckout(shop(), [item])
    const paid = await pay(shop(), orderId)
    await shop().services.db.updateTable('payment_orders').set(stored).where('gateway_order_id', '=', orderId).execute()
    expect((await buyer.call('createOrder', { body: paid })).status).toBe(409)
    expect(await booksOf(shop(), buyer)).toEqual(NOTHING_SOLD)
  })

  it('sells the items of the payment order, even if the cart has changed since [TM-04]', async () => {
    const { buyer, orderId } = await buyerAtCheckout(shop(), [item])
    await buyer.call('addToCart', { body: { imageId: another.publicId } })
    await buyer.call('removeFromCart', { params: { id: item.publicId } })
    const { body } = await buyer.call('createOrder', { body: await pay(shop(), orderId) })
    expect(body.data.order.imageId.map(({ _id }: { _id: string }) => _id)).toEqual([item.publicId])
    expect(await booksOf(shop(), buyer)).toEqual({ ...ONE_SALE, cart: 1 })
  })
})
