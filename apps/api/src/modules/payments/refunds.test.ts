import { beforeAll, expect, it } from 'vitest'
import { onBothDatabases } from '../../testing/on-databases.ts'
import type { TestItem } from '../../testing/items.ts'
import {
  addItems,
  buyerAtCheckout,
  booksOf,
  deliverAndWait,
  heldEvents,
  ONE_REFUND,
  ONE_SALE,
  payLate,
  refundAtGateway,
} from '../../testing/money.ts'
import { openPayment, pay } from '../../testing/purchases.ts'
import { reconcile } from './index.ts'

onBothDatabases('a refund', (shop) => {
  let item: TestItem
  beforeAll(async () => {
    ;[item] = (await addItems(shop(), 1)) as [TestItem]
  })
  const bought = async () => {
    const checkout = await buyerAtCheckout(shop(), [item])
    const paid = await pay(shop(), checkout.orderId)
    const { body } = await checkout.buyer.call('createOrder', { body: paid })
    return { ...checkout, paid, original: body.data.order.imageId[0].original as string }
  }
  const refundEvent = (paymentId: string): string =>
    heldEvents(shop(), paymentId).findLast(({ event }) => event === 'refund.processed')?.body ?? ''

  it('ends the downloads and lists the order as refunded, once, even if reported again with the same or another id [TM-15]', async () => {
    const { buyer, paid, original } = await bought()
    expect((await buyer.fetch(original)).status).toBe(200)
    await refundAtGateway(shop(), paid.paymentId)
    const body = refundEvent(paid.paymentId)
    for (const id of [`${paid.paymentId}_a`, `${paid.paymentId}_a`, `${paid.paymentId}_b`])
      expect(await deliverAndWait(shop(), body, { id })).toBe('refunded')
    expect(await booksOf(shop(), buyer)).toEqual(ONE_REFUND)
    expect((await buyer.fetch(original)).status).toBe(403)
    expect((await buyer.call('downloadFile', { query: { file_url: original } })).status).toBe(403)
    const { order } = (await buyer.call('listOrders')).body.data
    expect(order).toMatchObject([{ status: 'refunded', amount: 23_482, imageId: [{ _id: item.publicId, refunded: true }] }])
    expect(order[0].imageId[0]).not.toHaveProperty('original')
  })

  it('before the order exists has the same result as one after it [TM-15, TM-09]', async () => {
    const { buyer, orderId } = await buyerAtCheckout(shop(), [item])
    const paid = await payLate(shop(), orderId)
    await refundAtGateway(shop(), paid.paymentId)
    expect(await deliverAndWait(shop(), refundEvent(paid.paymentId))).toBe('refunded')
    for (const { body } of heldEvents(shop(), paid.paymentId)) expect(await deliverAndWait(shop(), body)).toBe('refunded')
    const { status, body } = await buyer.call('createOrder', { body: paid })
    expect([status, body.data.order.status]).toEqual([200, 'refunded'])
    expect(await booksOf(shop(), buyer)).toEqual(ONE_REFUND)
  })

  it('without an event is found by the reconciler if the order does not exist yet [TM-15, D-02]', async () => {
    const { buyer, orderId } = await buyerAtCheckout(shop(), [item])
    const paid = await payLate(shop(), orderId)
    await refundAtGateway(shop(), paid.paymentId)
    await reconcile(shop().services, { all: true })
    expect(await booksOf(shop(), buyer)).toEqual(ONE_REFUND)
  })

  it('without an event is found by the reconciler for five days if the order exists [TM-15, P-02]', async () => {
    const [{ buyer, paid }, untouched] = [await bought(), await bought()]
    shop().gateway.control.setMode({ webhooks: 'dropped' })
    await refundAtGateway(shop(), paid.paymentId)
    await refundAtGateway(shop(), untouched.paid.paymentId, 10_000)
    shop().clock.move(4 * 86_400_000)
    await reconcile(shop().services)
    shop().clock.move(-4 * 86_400_000)
    expect(await booksOf(shop(), buyer)).toEqual(ONE_REFUND)
    expect(await booksOf(shop(), untouched.buyer)).toEqual(ONE_SALE)
  })

  it('of a part changes nothing until the parts add up to the total [TM-15]', async () => {
    const { buyer, paid, original } = await bought()
    await refundAtGateway(shop(), paid.paymentId, 10_000)
    const part = refundEvent(paid.paymentId)
    expect(await deliverAndWait(shop(), part)).toBe('paid')
    expect(await booksOf(shop(), buyer)).toEqual(ONE_SALE)
    expect((await buyer.fetch(original)).status).toBe(200)
    await refundAtGateway(shop(), paid.paymentId, 13_482)
    expect(await deliverAndWait(shop(), refundEvent(paid.paymentId))).toBe('refunded')
    // A late repetition of the partial refund changes nothing.
    expect(await deliverAndWait(shop(), part)).toBe('refunded')
    expect(await booksOf(shop(), buyer)).toEqual(ONE_REFUND)
  })

  it('counts only if the gateway confirms it [TM-15, D-02]', async () => {
    const { buyer, paid } = await bought()
    const entity = { id: paid.paymentId, order_id: paid.orderId, amount: 23_482, amount_refunded: 23_482, status: 'refunded' }
    expect(await deliverAndWait(shop(), JSON.stringify({ event: 'refund.processed', payload: { payment: { entity } } }))).toBe('paid')
    expect(await booksOf(shop(), buyer)).toEqual(ONE_SALE)
  })

  it('lets the buyer buy again, and keeps the second purchase when the first refund is reported again [TM-15]', async () => {
    const { buyer, paid } = await bought()
    await refundAtGateway(shop(), paid.paymentId)
    const event = refundEvent(paid.paymentId)
    await deliverAndWait(shop(), event)
    const again = await pay(shop(), (await openPayment(buyer, [item])).id)
    expect((await buyer.call('createOrder', { body: again })).status).toBe(200)
    await deliverAndWait(shop(), event)
    const { downloads, orders } = await booksOf(shop(), buyer)
    expect([downloads, orders.map(({ status }) => status)]).toEqual([1, ['refunded', 'paid']])
  })
})
