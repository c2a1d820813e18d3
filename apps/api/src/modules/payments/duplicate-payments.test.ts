import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '../../testing/databases.ts'
import type { TestItem } from '../../testing/items.ts'
import { logLines } from '../../testing/log-lines.ts'
import {
  addItems,
  buyerAtCheckout,
  booksOf,
  deliverAndWait,
  heldEvents,
  NOTHING_SOLD,
  ONE_SALE,
  payLate,
  refundAtGateway,
} from '../../testing/money.ts'
import { atGateway, openPayment, pay } from '../../testing/purchases.ts'
import { startTestShop, type TestShop } from '../../testing/shop.ts'
import { reconcile, refundsDue } from './index.ts'
import { settleById } from './settle.ts'

const DUPLICATE = 'already paid for: refund what is owed'
const MISMATCH = 'does not match its order'

describe.each(DATABASES)('a payment to be refunded, %s', (database) => {
  const { log, said } = logLines()
  let shop: TestShop
  let items: TestItem[]
  beforeAll(async () => {
    shop = await startTestShop(database, {}, undefined, log)
    items = await addItems(shop, 2)
  })
  afterAll(() => shop.remove())
  const logCountSince = (words: string): (() => number) => {
    const until = said(words)
    return () => said(words) - until
  }
  const settleAgain = async (orderId: string) => {
    const paymentOrder = await shop.services.db
      .selectFrom('payment_orders')
      .select('id')
      .where('gateway_order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    return await settleById(shop.services, paymentOrder.id)
  }

  it.each([
    ['amount', { amount: 23_481 }],
    ['currency', { currency: 'USD' }],
  ])(
    'whose %s differs from its order grants nothing, is stored, and is logged once however often it is reported [TM-03, TM-11, P-08]',
    async (_, stored) => {
      const alerts = logCountSince(MISMATCH)
      const { buyer, orderId } = await buyerAtCheckout(shop, items.slice(0, 1))
      const paid = await payLate(shop, orderId)
      await shop.services.db.updateTable('payment_orders').set(stored).where('gateway_order_id', '=', orderId).execute()
      for (const { event, body } of heldEvents(shop, paid.paymentId))
        expect(await deliverAndWait(shop, body)).toBe(event === 'payment.captured' || event === 'order.paid' ? 'unmatched' : 'unpaid')
      await reconcile(shop.services, { all: true })
      expect(alerts()).toBe(1)
      expect(await booksOf(shop, buyer)).toEqual({ ...NOTHING_SOLD, payments: [{ state: 'captured', amount: 23_482, refund_due: true }] })
    },
  )

  it('for items that another payment order paid for grants nothing more, is owed back and logged once [TM-12]', async () => {
    const alerts = logCountSince(DUPLICATE)
    const { buyer, orderId } = await buyerAtCheckout(shop, items.slice(0, 1))
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
    // A refund of the first order does not turn the duplicate payment into an order.
    await refundAtGateway(shop, first.paymentId)
    await settleAgain(both.id)
    expect((await settleAgain(orderId)).state).toBe('refund-due')
    expect(await booksOf(shop, buyer)).toMatchObject({ orders: [{ status: 'refunded' }], downloads: 0, ended: 2 })
    // Once refunded, nothing is due.
    await refundAtGateway(shop, second.paymentId)
    await settleAgain(orderId)
    expect((await booksOf(shop, buyer)).payments.map(({ refund_due }) => refund_due)).toEqual([false, false])
  })

  it('for some items already paid for creates an order and is partly owed back [TM-12]', async () => {
    const alerts = logCountSince(DUPLICATE)
    const { buyer, orderId } = await buyerAtCheckout(shop, items.slice(0, 1))
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

  describe('when {A} and then {A, B} are paid for', () => {
    /** Two tabs pay: one for the first item, one for both. */
    const paidBoth = async () => {
      const { buyer, orderId } = await buyerAtCheckout(shop, items.slice(0, 1))
      const both = await openPayment(buyer, items.slice(1))
      expect(both.id).not.toBe(orderId)
      const [first, second] = [await pay(shop, orderId), await pay(shop, both.id)]
      expect((await buyer.call('createOrder', { body: first })).status).toBe(200)
      expect((await buyer.call('createOrder', { body: second })).status).toBe(200)
      const refund = async (paid: typeof first, amount?: number) => {
        expect((await refundAtGateway(shop, paid.paymentId, amount)).status).toBe(200)
        const event = heldEvents(shop, paid.paymentId).findLast((held) => held.event === 'refund.processed')?.body ?? ''
        // Delivered twice, under two event ids.
        await deliverAndWait(shop, event)
        await deliverAndWait(shop, event)
      }
      const owned = async () => {
        const { ids } = (await buyer.call('listOwnedItems')).body.data
        return items.map(({ publicId }) => ids.includes(publicId))
      }
      const stored = async () =>
        await shop.services.db
          .selectFrom('payments')
          .select(['owed', 'given_back'])
          .where('gateway_payment_id', 'in', [first.paymentId, second.paymentId])
          .orderBy('amount')
          .execute()
      return { buyer, first, second, refund, owned, stored, due: () => dueFor(buyer.email) }
    }
    /** What the operator is asked to refund. */
    const dueFor = async (email: string) => (await refundsDue(shop.services.db)).filter((row) => row.email === email).map(({ due }) => due)

    it('both items are owned, and the second price of A is owed back [TM-12]', async () => {
      const { buyer, owned, stored, due } = await paidBoth()
      expect(await owned()).toEqual([true, true])
      expect(await stored()).toEqual([
        { owed: 0, given_back: 0 },
        { owed: 23_482, given_back: 0 },
      ])
      expect(await due()).toEqual([23_482])
      expect(await booksOf(shop, buyer)).toMatchObject({ downloads: 2, payments: [{ refund_due: false }, { refund_due: true }] })
    })

    it('refunding the first order keeps A by the second, which then owes nothing [TM-12, TM-15]', async () => {
      const { buyer, first, refund, owned, stored, due } = await paidBoth()
      await refund(first)
      expect(await owned()).toEqual([true, true])
      expect(await stored()).toEqual([
        { owed: 0, given_back: 23_482 },
        { owed: 0, given_back: 0 },
      ])
      expect(await due()).toEqual([])
      const { order } = (await buyer.call('listOrders')).body.data
      expect(order.map(({ status }: { status: string }) => status)).toEqual(['paid', 'refunded'])
      for (const item of order[0].imageId) expect((await buyer.fetch(item.original)).status).toBe(200)
    })

    it('refunding the owed part of the second order keeps A by the first [TM-12, TM-15]', async () => {
      const { buyer, second, refund, owned, stored, due } = await paidBoth()
      await refund(second, 13_482)
      expect([await due(), await owned()]).toEqual([[10_000], [true, true]])
      await refund(second, 10_000)
      expect(await due()).toEqual([])
      expect(await stored()).toEqual([
        { owed: 0, given_back: 0 },
        { owed: 23_482, given_back: 23_482 },
      ])
      expect(await owned()).toEqual([true, true])
      const [{ imageId }] = (await buyer.call('listOrders')).body.data.order
      expect(imageId.map(({ refunded }: { refunded: boolean }) => refunded)).toEqual([true, false])
    })

    it('refunding A in both orders revokes it [TM-15]', async () => {
      const { first, second, refund, owned } = await paidBoth()
      await refund(second, 23_482)
      await refund(first)
      expect(await owned()).toEqual([false, true])
    })

    it('refunding the second order in full keeps A by the first [TM-15]', async () => {
      const { second, refund, owned, due } = await paidBoth()
      await refund(second)
      expect([await owned(), await due()]).toEqual([[true, false], []])
    })
  })

  it('for a payment order already paid is owed back and logged once, whichever caller reports it [TM-12, P-08]', async () => {
    const alerts = logCountSince(DUPLICATE)
    const { buyer, orderId } = await buyerAtCheckout(shop, items.slice(0, 1))
    const first = await pay(shop, orderId, 'authorized')
    const second = await pay(shop, orderId, 'authorized')
    await atGateway(shop, `/v1/payments/${first.paymentId}/capture`, { amount: 23_482 })
    await atGateway(shop, `/sandbox/payments/${second.paymentId}/capture`, {})
    const answers = await Promise.all([first, second, first, second].map((paid) => buyer.call('createOrder', { body: paid })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    for (const { body } of heldEvents(shop, orderId)) expect(await deliverAndWait(shop, body)).toBe('paid')
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
