import { beforeAll, expect, it } from 'vitest'
import { bothHomes } from '../../testing/both-homes.ts'
import type { TestItem } from '../../testing/items.ts'
import { addItems, atTheTill, booksOf, bringAndWait, heldEvents, NOTHING_SOLD, ONE_SALE, payLate } from '../../testing/money.ts'
import { atGateway, pay } from '../../testing/purchases.ts'
import { reconcile } from './index.ts'

/** Milliseconds. */
const MINUTE = 60_000
const DAY = 86_400_000

bothHomes('the reconciler', (shop) => {
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

  it('comes every quarter of an hour [D-02]', async () => {
    const { rows } = await shop().services.database.pool.query<{ cron: string }>(`select cron from jobs.schedule where name = 'reconcile'`)
    expect(rows).toEqual([{ cron: '*/15 * * * *' }])
  })

  it('makes the order by itself, when callback and every event are lost [D-02, P-01, P-02]', async () => {
    const { buyer, orderId } = await atTheTill(shop(), [item])
    shop().gateway.control.setMode({ webhooks: 'dropped' })
    await atGateway(shop(), `/sandbox/orders/${orderId}/pay`, { outcome: 'paid' })
    expect((await reconcile(shop().services, { youngest: 0 })).settled).toBe(1)
    expect(await booksOf(shop(), buyer)).toEqual(ONE_SALE)
    expect((await reconcile(shop().services, { youngest: 0 })).settled).toBe(0)
    expect(await booksOf(shop(), buyer)).toEqual(ONE_SALE)
  })

  it.each([
    ['a quarter of an hour', 15 * MINUTE],
    ['two days and 23 hours', 2 * DAY + 23 * 60 * MINUTE],
  ])('makes the order of a payment that succeeds %s late [P-04]', async (_, wait) => {
    const { buyer, orderId } = await atTheTill(shop(), [item])
    await atGateway(shop(), `/sandbox/orders/${orderId}/pay`, { outcome: 'failed' })
    await reconcile(shop().services, { youngest: 0 })
    expect((await booksOf(shop(), buyer)).paymentOrders).toEqual(['open'])
    await later(wait, async () => {
      const failed = heldEvents(shop(), orderId).at(-1)?.body ?? ''
      const { id } = (JSON.parse(failed) as { payload: { payment: { entity: { id: string } } } }).payload.payment.entity
      shop().gateway.control.setMode({ webhooks: 'dropped' })
      await atGateway(shop(), `/sandbox/payments/${id}/authorize`, {})
      await reconcile(shop().services)
    })
    expect(await booksOf(shop(), buyer)).toEqual(ONE_SALE)
  })

  it('closes after six days what was never taken, and tells the buyer, once [P-04]', async () => {
    const { buyer, orderId } = await atTheTill(shop(), [item])
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

  it('closes without a word what nobody tried to pay, and opens anew for the next try [P-04]', async () => {
    const { buyer, orderId } = await atTheTill(shop(), [item])
    await later(6 * DAY, async () => {
      await reconcile(shop().services)
      expect(await booksOf(shop(), buyer)).toEqual({ ...NOTHING_SOLD, paymentOrders: ['closed'] })
      const { order } = (await buyer.call('createPayment')).body.data
      expect(order.id).not.toBe(orderId)
    })
    expect((await booksOf(shop(), buyer)).paymentOrders).toEqual(['closed', 'open'])
  })

  it('looks a last time before it closes: what was paid on the last day is not lost [P-04, P-02]', async () => {
    const { buyer, orderId } = await atTheTill(shop(), [item])
    shop().gateway.control.setMode({ webhooks: 'dropped' })
    await atGateway(shop(), `/sandbox/orders/${orderId}/pay`, { outcome: 'paid' })
    await later(6 * DAY, async () => void (await reconcile(shop().services)))
    expect(await booksOf(shop(), buyer)).toEqual(ONE_SALE)
  })

  it('closes nothing while the gateway does not answer [P-04]', async () => {
    const { buyer } = await atTheTill(shop(), [item])
    shop().gateway.control.setMode({ api: 'error' })
    await later(6 * DAY, async () => void (await reconcile(shop().services)))
    shop().gateway.control.setMode({ api: 'normal' })
    expect((await booksOf(shop(), buyer)).paymentOrders).toEqual(['open'])
  })

  it('closes what the gateway itself no longer knows [P-04]', async () => {
    const { buyer, orderId } = await atTheTill(shop(), [item])
    const gone = { gateway_order_id: `gone_${orderId}` }
    await shop().services.db.updateTable('payment_orders').set(gone).where('gateway_order_id', '=', orderId).execute()
    expect((await reconcile(shop().services, { youngest: 0 })).failed).toBe(1)
    expect((await booksOf(shop(), buyer)).paymentOrders).toEqual(['open'])
    await later(6 * DAY, async () => expect((await reconcile(shop().services)).failed).toBe(0))
    expect((await booksOf(shop(), buyer)).paymentOrders).toEqual(['closed'])
  })

  it('counts the days from when a payment order was last handed out [P-04]', async () => {
    const { buyer } = await atTheTill(shop(), [item])
    await later(4 * DAY, async () => void (await buyer.call('createPayment')))
    await later(6 * DAY, async () => void (await reconcile(shop().services)))
    expect((await booksOf(shop(), buyer)).paymentOrders).toEqual(['open'])
  })

  it('leaves a closed payment order that is paid all the same to the webhook, and the order is made [P-04, TM-09]', async () => {
    const { buyer, orderId } = await atTheTill(shop(), [item])
    await later(6 * DAY, async () => void (await reconcile(shop().services)))
    const paid = await payLate(shop(), orderId)
    const captured = heldEvents(shop(), paid.paymentId).find(({ event }) => event === 'payment.captured')?.body ?? ''
    expect(await bringAndWait(shop(), captured)).toBe('paid')
    expect(await booksOf(shop(), buyer)).toEqual(ONE_SALE)
  })

  it('looks after every one of more than a page [P-02]', async () => {
    const { buyer, orderId } = await atTheTill(shop(), [item])
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
