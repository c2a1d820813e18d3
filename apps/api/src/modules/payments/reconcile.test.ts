import { beforeAll, describe, expect, it } from 'vitest'
import { onBothDatabases } from '../../testing/on-databases.ts'
import type { TestItem } from '../../testing/items.ts'
import { addItems, buyerAtCheckout, booksOf, deliverAndWait, heldEvents, NOTHING_SOLD, ONE_SALE, payLate } from '../../testing/money.ts'
import { newMigratedStorage, DATABASES } from '../../testing/databases.ts'
import { atGateway, pay } from '../../testing/purchases.ts'
import { eventually, startTestShop } from '../../testing/shop.ts'
import { watched } from '../../testing/watched.ts'
import { reconcile } from './index.ts'

/** Milliseconds. */
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

onBothDatabases('the reconciler', (shop) => {
  let item: TestItem
  beforeAll(async () => {
    ;[item] = (await addItems(shop(), 1)) as [TestItem]
  })
  const later = async (milliseconds: number, work: () => Promise<void>) => {
    shop().clock.move(milliseconds)
    try {
      await work()
    } finally {
      shop().clock.move(-milliseconds)
    }
  }

  it('runs every quarter of an hour [D-02]', async () => {
    const { rows } = await shop().services.database.pool.query<{ cron: string }>(`select cron from jobs.schedule where name = 'reconcile'`)
    expect(rows).toEqual([{ cron: '*/15 * * * *' }])
  })

  it('creates the order when callback and all events are lost [D-02, P-01, P-02]', async () => {
    const { buyer, orderId } = await buyerAtCheckout(shop(), [item])
    shop().gateway.control.setMode({ webhooks: 'dropped' })
    await atGateway(shop(), `/sandbox/orders/${orderId}/pay`, { outcome: 'paid' })
    expect(await reconcile(shop().services, { all: true })).toEqual({ settled: 1, failed: 0, silent: false })
    expect(await booksOf(shop(), buyer)).toEqual(ONE_SALE)
    expect((await reconcile(shop().services, { all: true })).settled).toBe(0)
    expect(await booksOf(shop(), buyer)).toEqual(ONE_SALE)
  })

  it.each([
    ['a quarter of an hour', 15 * MINUTE],
    ['two days and 23 hours', 2 * DAY + 23 * 60 * MINUTE],
  ])('creates the order of a payment that succeeds %s late [P-04]', async (_, wait) => {
    const { buyer, orderId } = await buyerAtCheckout(shop(), [item])
    await atGateway(shop(), `/sandbox/orders/${orderId}/pay`, { outcome: 'failed' })
    await reconcile(shop().services, { all: true })
    expect((await booksOf(shop(), buyer)).paymentOrders).toEqual(['open'])
    await later(wait, async () => {
      await succeedSilently(orderId)
      await reconcile(shop().services)
    })
    expect(await booksOf(shop(), buyer)).toEqual(ONE_SALE)
  })

  /** The failed payment of an order is authorized after all, and no event tells the shop. */
  const succeedSilently = async (orderId: string) => {
    const failed = heldEvents(shop(), orderId).at(-1)?.body ?? ''
    const { id } = (JSON.parse(failed) as { payload: { payment: { entity: { id: string } } } }).payload.payment.entity
    shop().gateway.control.setMode({ webhooks: 'dropped' })
    await atGateway(shop(), `/sandbox/payments/${id}/authorize`, {})
  }

  it('in its rounds through three days, creates the order of a payment that succeeds on the third, within six hours [P-04]', async () => {
    const { buyer, orderId } = await buyerAtCheckout(shop(), [item])
    await atGateway(shop(), `/sandbox/orders/${orderId}/pay`, { outcome: 'failed' })
    const succeeds = 71
    let hour = 0
    const round = async () => {
      if (hour === succeeds) await succeedSilently(orderId)
      await reconcile(shop().services)
    }
    const isPaid = async () => (await booksOf(shop(), buyer)).paymentOrders[0] === 'paid'
    while (!(await isPaid()) && hour < 5 * 24) {
      hour += 1
      await later(hour * HOUR, round)
    }
    expect(hour).toBeGreaterThanOrEqual(succeeds)
    expect(hour).toBeLessThanOrEqual(succeeds + 6)
    expect(await booksOf(shop(), buyer)).toEqual(ONE_SALE)
  })

  it('closes a payment order whose payment was not captured within five days, and mails the buyer once [P-04]', async () => {
    const { buyer, orderId } = await buyerAtCheckout(shop(), [item])
    await pay(shop(), orderId, 'authorized')
    const closed = {
      ...NOTHING_SOLD,
      payments: [{ state: 'refunded', amount: 23_482, refund_due: false }],
      paymentOrders: ['closed'],
      mails: ['Your payment did not go through'],
    }
    await later(6 * DAY, async () => {
      await reconcile(shop().services)
      expect(await booksOf(shop(), buyer)).toEqual(closed)
      await reconcile(shop().services)
    })
    expect(await booksOf(shop(), buyer)).toEqual(closed)
  })

  it('closes a payment order that nobody tried to pay without a mail; the next attempt gets a new one [P-04]', async () => {
    const { buyer, orderId } = await buyerAtCheckout(shop(), [item])
    await later(6 * DAY, async () => {
      await reconcile(shop().services)
      expect(await booksOf(shop(), buyer)).toEqual({ ...NOTHING_SOLD, paymentOrders: ['closed'] })
      const { order } = (await buyer.call('createPayment')).body.data
      expect(order.id).not.toBe(orderId)
    })
    expect((await booksOf(shop(), buyer)).paymentOrders).toEqual(['closed', 'open'])
  })

  it('checks once more before closing and settles a payment from the last day [P-04, P-02]', async () => {
    const { buyer, orderId } = await buyerAtCheckout(shop(), [item])
    shop().gateway.control.setMode({ webhooks: 'dropped' })
    await atGateway(shop(), `/sandbox/orders/${orderId}/pay`, { outcome: 'paid' })
    await later(6 * DAY, async () => void (await reconcile(shop().services)))
    expect(await booksOf(shop(), buyer)).toEqual(ONE_SALE)
  })

  it('closes nothing while the gateway does not answer [P-04]', async () => {
    const { buyer } = await buyerAtCheckout(shop(), [item])
    shop().gateway.control.setMode({ api: 'error' })
    await later(6 * DAY, async () => void (await reconcile(shop().services)))
    shop().gateway.control.setMode({ api: 'normal' })
    expect((await booksOf(shop(), buyer)).paymentOrders).toEqual(['open'])
  })

  it('closes an expired payment order that the gateway does not know [P-04]', async () => {
    const { buyer, orderId } = await buyerAtCheckout(shop(), [item])
    const gone = { gateway_order_id: `gone_${orderId}` }
    await shop().services.db.updateTable('payment_orders').set(gone).where('gateway_order_id', '=', orderId).execute()
    expect((await reconcile(shop().services, { all: true })).failed).toBe(1)
    expect((await booksOf(shop(), buyer)).paymentOrders).toEqual(['open'])
    await later(6 * DAY, async () => expect((await reconcile(shop().services)).failed).toBe(0))
    expect((await booksOf(shop(), buyer)).paymentOrders).toEqual(['closed'])
  })

  it('counts the days from when the payment order was last returned to its buyer [P-04]', async () => {
    const { buyer } = await buyerAtCheckout(shop(), [item])
    await later(4 * DAY, async () => void (await buyer.call('createPayment')))
    await later(6 * DAY, async () => void (await reconcile(shop().services)))
    expect((await booksOf(shop(), buyer)).paymentOrders).toEqual(['open'])
  })

  const lookups = (orderId: string): number =>
    shop()
      .gateway.control.calls()
      .filter((call) => call.includes(`/orders/${orderId}/payments`)).length

  it('checks unpaid orders less and less often: ten times in two days, not two hundred [P-04]', async () => {
    const { buyer, orderId } = await buyerAtCheckout(shop(), [item])
    for (let quarter = 1; quarter <= 192; quarter += 1)
      await later(quarter * 15 * MINUTE, async () => void (await reconcile(shop().services)))
    const before = lookups(orderId)
    expect(before).toBeGreaterThan(5)
    expect(before).toBeLessThanOrEqual(14)
    // Returning it to the buyer resets the interval, so the next round asks.
    await later(2 * DAY + MINUTE, async () => void (await buyer.call('createPayment')))
    await later(2 * DAY + 3 * MINUTE, async () => void (await reconcile(shop().services)))
    expect(lookups(orderId)).toBe(before + 1)
  })

  it('stops after three unanswered calls in a row, reports it, and continues in the next round [P-15]', async () => {
    const checkouts = []
    for (let index = 0; index < 5; index += 1) checkouts.push(await buyerAtCheckout(shop(), [item]))
    shop().gateway.control.setMode({ webhooks: 'dropped' })
    for (const { orderId } of checkouts) await atGateway(shop(), `/sandbox/orders/${orderId}/pay`, { outcome: 'paid' })
    shop().gateway.control.setMode({ api: 'error' })
    const before = shop().gateway.control.calls().length
    expect(await reconcile(shop().services, { all: true })).toEqual({ settled: 0, failed: 3, silent: true })
    expect(shop().gateway.control.calls().length - before).toBe(3)
    shop().gateway.control.setMode({ api: 'normal' })
    expect((await reconcile(shop().services, { all: true })).silent).toBe(false)
    for (const { buyer } of checkouts) expect(await booksOf(shop(), buyer)).toEqual(ONE_SALE)
  })

  it('never checks a payment order twice at once, in one process or in two', async () => {
    const { orderId } = await buyerAtCheckout(shop(), [item])
    const another = watched(shop().services, (_, work) => work()).services
    await later(2 * MINUTE, async () => {
      await Promise.all([reconcile(shop().services), reconcile(shop().services), reconcile(another), reconcile(another)])
    })
    expect(lookups(orderId)).toBe(1)
  })

  it('leaves a payment for a closed payment order to the webhook, which creates the order [P-04, TM-09]', async () => {
    const { buyer, orderId } = await buyerAtCheckout(shop(), [item])
    await later(6 * DAY, async () => void (await reconcile(shop().services)))
    const paid = await payLate(shop(), orderId)
    const captured = heldEvents(shop(), paid.paymentId).find(({ event }) => event === 'payment.captured')?.body ?? ''
    expect(await deliverAndWait(shop(), captured)).toBe('paid')
    expect(await booksOf(shop(), buyer)).toEqual(ONE_SALE)
  })

  it('processes more than a page of stored events [P-02]', async () => {
    const { buyer, orderId } = await buyerAtCheckout(shop(), [item])
    const waiting = { received_at: new Date(), processed_at: null, outcome: null }
    const filler = Array.from({ length: 1001 }, (_, index) => ({ ...waiting, event_id: `a ${orderId} ${index}`, type: 'x.y', body: '{}' }))
    const body = JSON.stringify({ payload: { payment: { entity: { id: 'pay_z', order_id: orderId } } } })
    const last = { ...waiting, event_id: `z ${orderId}`, type: 'payment.captured', body }
    await shop()
      .services.db.insertInto('webhook_events')
      .values([...filler, last])
      .execute()
    await pay(shop(), orderId)
    await reconcile(shop().services)
    expect(await booksOf(shop(), buyer)).toEqual(ONE_SALE)
  })
})

describe.each(DATABASES)('a shop that restarts, %s', (database) => {
  it('creates the order for a payment made just before it stopped [P-09, P-02]', async () => {
    const storage = await newMigratedStorage(database)
    let shop = await startTestShop(database, {}, storage)
    try {
      const { buyer, orderId } = await buyerAtCheckout(shop, await addItems(shop, 1))
      shop.gateway.control.setMode({ webhooks: 'dropped' })
      await atGateway(shop, `/sandbox/orders/${orderId}/pay`, { outcome: 'paid' })
      await shop.stop()
      shop = await startTestShop(database, {}, storage, undefined, true)
      await eventually(async () => ((await booksOf(shop, buyer)).orders.length === 1 ? true : undefined), 'the order')
      expect(await booksOf(shop, buyer)).toEqual(ONE_SALE)
    } finally {
      await shop.remove()
    }
  })
})
