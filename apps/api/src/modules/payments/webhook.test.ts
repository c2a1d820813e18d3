import { beforeAll, describe, expect, it } from 'vitest'
import { onBothDatabases } from '../../testing/on-databases.ts'
import { DATABASES } from '../../testing/databases.ts'
import type { TestItem } from '../../testing/items.ts'
import { logLines } from '../../testing/log-lines.ts'
import {
  addItems,
  buyerAtCheckout,
  booksOf,
  deliverEvent,
  deliverAndWait,
  heldEvents,
  NOTHING_SOLD,
  ONE_SALE,
  outcomeOf,
  payLate,
  sign,
} from '../../testing/money.ts'
import { eventually, startTestShop } from '../../testing/shop.ts'
import { reconcile } from './index.ts'

onBothDatabases('the webhook', (shop) => {
  let item: TestItem
  beforeAll(async () => {
    ;[item] = (await addItems(shop(), 1)) as [TestItem]
  })
  const mode = (change: Parameters<ReturnType<typeof shop>['gateway']['control']['setMode']>[0]) => shop().gateway.control.setMode(change)
  const capturedEvent = async () => {
    const checkout = await buyerAtCheckout(shop(), [item])
    const paid = await payLate(shop(), checkout.orderId)
    const body = heldEvents(shop(), paid.paymentId).find(({ event }) => event === 'payment.captured')?.body ?? ''
    return { ...checkout, paid, body }
  }

  it('creates the order when the browser never comes back [D-02, P-01]', async () => {
    const { buyer, body } = await capturedEvent()
    expect(await deliverAndWait(shop(), body)).toBe('paid')
    expect(await booksOf(shop(), buyer)).toEqual(ONE_SALE)
  })

  it.each(['error', 'redirect', 'garbage'] as const)('loses no event when the gateway’s API answers with %s [P-02]', async (api) => {
    const { buyer, body } = await capturedEvent()
    mode({ api })
    const { id, status } = await deliverEvent(shop(), body)
    expect(status).toBe(200)
    expect((await reconcile(shop().services, { all: true })).failed).toBeGreaterThan(0)
    expect(await booksOf(shop(), buyer)).toEqual(NOTHING_SOLD)
    mode({ api: 'normal' })
    await reconcile(shop().services, { all: true })
    expect(await outcomeOf(shop(), id)).toBe('paid')
    expect(await booksOf(shop(), buyer)).toEqual(ONE_SALE)
  })

  it('processes a repeated event once, and answers both deliveries with 200 [P-02, P-03]', async () => {
    const { buyer, body } = await capturedEvent()
    const id = 'evt_twice'
    expect(await Promise.all([deliverEvent(shop(), body, { id }), deliverEvent(shop(), body, { id })])).toEqual([
      { id, status: 200 },
      { id, status: 200 },
    ])
    expect(await outcomeOf(shop(), id)).toBe('paid')
    expect(await booksOf(shop(), buyer)).toEqual(ONE_SALE)
  })

  it('refuses a body that was changed after signing [TM-06]', async () => {
    const { buyer, orderId } = await buyerAtCheckout(shop(), [item])
    mode({ webhooks: 'tampered' })
    const keys = shop().keys
    await fetch(`${shop().gateway.url}/sandbox/orders/${orderId}/pay`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${keys.keyId}:${keys.keySecret}`)}`, 'content-type': 'application/json' },
      body: '{}',
    })
    mode({ webhooks: 'off' })
    const answers = await eventually(async () => {
      const attempted = heldEvents(shop(), orderId) as { lastAnswer?: number }[]
      return attempted.every(({ lastAnswer }) => typeof lastAnswer === 'number') ? attempted : undefined
    }, 'an attempt of each delivery')
    expect(answers.map(({ lastAnswer }) => lastAnswer)).toEqual([400, 400, 400])
    expect(await booksOf(shop(), buyer)).toEqual(NOTHING_SOLD)
  })

  it('refuses a body of more than a megabyte, and one without a valid signature over its bytes [TM-06]', async () => {
    const post = (body: string, headers: Record<string, string>) =>
      fetch(`${shop().url}/api/payment/webhook`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })
    const large = JSON.stringify({ event: 'x.y', filler: 'x'.repeat(1_100_000) })
    expect((await post(large, { 'x-razorpay-signature': sign(shop().keys.webhookSecret, large) })).status).toBe(413)
    expect((await post('garbage', {})).status).toBe(400)
    const reordered = '{"payload":{},"event":"x.y"}'
    expect(
      (await post(reordered, { 'x-razorpay-signature': sign(shop().keys.webhookSecret, '{"event":"x.y","payload":{}}') })).status,
    ).toBe(400)
  })

  it('marks payments without an order as unmatched, and unknown events as ignored [TM-11]', async () => {
    const about = (event: string, payload: unknown) => deliverAndWait(shop(), JSON.stringify({ event, payload }))
    expect(await about('x.y', {})).toBe('ignored')
    expect(await about('payment.captured', {})).toBe('ignored')
    expect(await about('payment.captured', null)).toBe('ignored')
    expect(await about('order.paid', { payment: null, order: { entity: null } })).toBe('ignored')
    expect(await about('payment.captured', { payment: { entity: { id: 'pay_x', order_id: 'order_nobody' } } })).toBe('unmatched')
    expect(await about('payment.captured', { payment: { entity: { id: 'pay_x', order_id: null } } })).toBe('unmatched')
    expect(await about('refund.processed', { payment: { entity: { id: 'pay_nobody' } } })).toBe('unmatched')
  })
})

describe.each(DATABASES)('the webhook after its secret has changed, %s', (database) => {
  it('accepts the previous secret, and none older [TM-10]', async () => {
    const shop = await startTestShop(database, {
      RAZORPAY_KEY_ID: 'rzp_test_rotated',
      RAZORPAY_KEY_SECRET: 'key secret',
      RAZORPAY_WEBHOOK_SECRET: 'current',
      RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'previous',
      RAZORPAY_API_URL: 'http://127.0.0.1:9',
    })
    const signedWith = async (secret: string) => (await deliverEvent(shop, '{"event":"x.y"}', { secret })).status
    expect([await signedWith('current'), await signedWith('previous')]).toEqual([200, 200])
    expect([await signedWith('older'), await signedWith('')]).toEqual([400, 400])
    await shop.remove()
  })
})

describe.each(DATABASES)('the webhook while the gateway hangs, %s', (database) => {
  it('answers once the event is stored, and processes it afterwards; the reconciler retries what failed [P-02]', async () => {
    const { log, said } = logLines()
    const shop = await startTestShop(database, {}, undefined, log)
    const { buyer, orderId } = await buyerAtCheckout(shop, await addItems(shop, 1))
    const paid = await payLate(shop, orderId)
    const body = heldEvents(shop, paid.paymentId).find(({ event }) => event === 'payment.captured')?.body ?? ''
    shop.gateway.control.setMode({ api: 'hanging' })
    const { id, status } = await deliverEvent(shop, body)
    expect([status, said('payment gateway: no answer')]).toEqual([200, 0])
    const stored = await shop.services.db.selectFrom('webhook_events').selectAll().where('event_id', '=', id).executeTakeFirst()
    expect(stored).toMatchObject({ type: 'payment.captured', processed_at: null })
    shop.gateway.control.setMode({ api: 'normal' })
    await reconcile(shop.services, { all: true })
    expect(await outcomeOf(shop, id)).toBe('paid')
    expect(await booksOf(shop, buyer)).toEqual(ONE_SALE)
    await shop.remove()
  })
})
