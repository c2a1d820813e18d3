import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOMES } from '../../testing/databases.ts'
import type { TestItem } from '../../testing/items.ts'
import { logLines } from '../../testing/log-lines.ts'
import {
  addItems,
  atTheTill,
  booksOf,
  bringAndWait,
  heldEvents,
  NOTHING_SOLD,
  ONE_SALE,
  payLate,
  refundAtGateway,
} from '../../testing/money.ts'
import { atGateway, openPayment, pay } from '../../testing/purchases.ts'
import { startTestShop, type TestShop } from '../../testing/shop.ts'
import { reconcile, settle } from './index.ts'

const AGAIN = 'paid for before: refund what is owed'
const UNFIT = 'does not fit its order'

describe.each(HOMES)('money that is owed back, %s', (home) => {
  const { log, said } = logLines()
  let shop: TestShop
  let items: TestItem[]
  beforeAll(async () => {
    shop = await startTestShop(home, {}, undefined, log)
    items = await addItems(shop, 2)
  })
  afterAll(() => shop.remove())
  const saidSince = (words: string): (() => number) => {
    const until = said(words)
    return () => said(words) - until
  }
  const settleAgain = async (orderId: string) => {
    const owing = await shop.services.db
      .selectFrom('payment_orders')
      .select('id')
      .where('gateway_order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    return await settle(shop.services, owing.id)
  }

  it.each([
    ['amount', { amount: 23_481 }],
    ['currency', { currency: 'USD' }],
  ])(
    'of another %s than its order gives nothing; it is kept, and told once, though it is heard of again and again [TM-03, TM-11, P-08]',
    async (_, stored) => {
      const alerts = saidSince(UNFIT)
      const { buyer, orderId } = await atTheTill(shop, items.slice(0, 1))
      const paid = await payLate(shop, orderId)
      await shop.services.db.updateTable('payment_orders').set(stored).where('gateway_order_id', '=', orderId).execute()
      for (const { event, body } of heldEvents(shop, paid.paymentId))
        expect(await bringAndWait(shop, body)).toBe(event === 'payment.captured' || event === 'order.paid' ? 'unmatched' : 'unpaid')
      await reconcile(shop.services, { youngest: 0 })
      expect(alerts()).toBe(1)
      expect(await booksOf(shop, buyer)).toEqual({ ...NOTHING_SOLD, payments: [{ state: 'captured', amount: 23_482, refund_due: true }] })
    },
  )

  it('for items that another payment order had paid for: one right to each, two payments, one of them due, told once [TM-12]', async () => {
    const alerts = saidSince(AGAIN)
    const { buyer, orderId } = await atTheTill(shop, items.slice(0, 1))
    const both = await openPayment(buyer, items.slice(1))
    const [second, first] = [await pay(shop, orderId), await pay(shop, both.id)]
    expect((await buyer.call('createOrder', { body: first })).status).toBe(200)
    for (const attempt of [1, 2, 3]) expect([attempt, (await buyer.call('createOrder', { body: second })).status]).toEqual([attempt, 409])
    expect(alerts()).toBe(1)
    expect(await booksOf(shop, buyer)).toMatchObject({
      orders: [{ amount: 46_964 }],
      downloads: 2,
      payments: [
        { amount: 46_964, refund_due: false },
        { amount: 23_482, refund_due: true },
      ],
      paymentOrders: ['paid', 'paid'],
      mails: ['Your pictures are ready'],
    })
    // It was decided: a refund of the order that it came after does not bring it back to life.
    await refundAtGateway(shop, first.paymentId)
    await settleAgain(both.id)
    expect((await settleAgain(orderId)).state).toBe('refund-due')
    expect(await booksOf(shop, buyer)).toMatchObject({ orders: [{ status: 'refunded' }], downloads: 0, ended: 2 })
    // And given back, it is due no more.
    await refundAtGateway(shop, second.paymentId)
    await settleAgain(orderId)
    expect((await booksOf(shop, buyer)).payments.map(({ refund_due }) => refund_due)).toEqual([false, false])
  })

  it('for some of the items: the order is made, its payment is due in part [TM-12]', async () => {
    const alerts = saidSince(AGAIN)
    const { buyer, orderId } = await atTheTill(shop, items.slice(0, 1))
    const both = await openPayment(buyer, items.slice(1))
    await buyer.call('createOrder', { body: await pay(shop, orderId) })
    expect((await buyer.call('createOrder', { body: await pay(shop, both.id) })).status).toBe(200)
    expect(alerts()).toBe(1)
    expect(await booksOf(shop, buyer)).toMatchObject({
      orders: [{ amount: 23_482 }, { amount: 46_964 }],
      downloads: 2,
      payments: [
        { amount: 23_482, refund_due: false },
        { amount: 46_964, refund_due: true },
      ],
    })
  })

  it('for one payment order paid twice: one order, the second payment due, told once, whoever tells of it [TM-12, P-08]', async () => {
    const alerts = saidSince(AGAIN)
    const { buyer, orderId } = await atTheTill(shop, items.slice(0, 1))
    const first = await pay(shop, orderId, 'authorized')
    const second = await pay(shop, orderId, 'authorized')
    await atGateway(shop, `/v1/payments/${first.paymentId}/capture`, { amount: 23_482 })
    await atGateway(shop, `/sandbox/payments/${second.paymentId}/capture`, {})
    const answers = await Promise.all([first, second, first, second].map((paid) => buyer.call('createOrder', { body: paid })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    for (const { body } of heldEvents(shop, orderId)) expect(await bringAndWait(shop, body)).toBe('paid')
    expect(alerts()).toBe(1)
    expect(await booksOf(shop, buyer)).toEqual({
      ...ONE_SALE,
      payments: [
        { state: 'captured', amount: 23_482, refund_due: false },
        { state: 'captured', amount: 23_482, refund_due: true },
      ],
    })
  })
})
