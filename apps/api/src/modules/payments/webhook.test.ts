import { beforeAll, describe, expect, it } from 'vitest'
import { bothHomes } from '../../testing/both-homes.ts'
import { HOMES } from '../../testing/databases.ts'
import type { TestItem } from '../../testing/items.ts'
import { logLines } from '../../testing/log-lines.ts'
import {
  addItems,
  atTheTill,
  booksOf,
  bring,
  bringAndWait,
  heldEvents,
  NOTHING_SOLD,
  ONE_SALE,
  outcomeOf,
  payLate,
  sign,
} from '../../testing/money.ts'
import { eventually, startTestShop } from '../../testing/shop.ts'
import { reconcile } from './index.ts'

bothHomes('the webhook', (shop) => {
  let item: TestItem
  beforeAll(async () => {
    ;[item] = (await addItems(shop(), 1)) as [TestItem]
  })
  const mode = (change: Parameters<ReturnType<typeof shop>['gateway']['control']['setMode']>[0]) => shop().gateway.control.setMode(change)
  const capturedEvent = async () => {
    const till = await atTheTill(shop(), [item])
    const paid = await payLate(shop(), till.orderId)
    const body = heldEvents(shop(), paid.paymentId).find(({ event }) => event === 'payment.captured')?.body ?? ''
    return { ...till, paid, body }
  }

  it('makes the order by itself, when the browser never comes back [D-02, P-01]', async () => {
    const { buyer, body } = await capturedEvent()
    expect(await bringAndWait(shop(), body)).toBe('paid')
    expect(await booksOf(shop(), buyer)).toEqual(ONE_SALE)
  })

  it.each(['error', 'redirect', 'garbage'] as const)('loses no event to a gateway whose API meets %s [P-02]', async (api) => {
    const { buyer, body } = await capturedEvent()
    mode({ api })
    const { id, status } = await bring(shop(), body)
    expect(status).toBe(200)
    expect((await reconcile(shop().services, { youngest: 0 })).failed).toBeGreaterThan(0)
    expect(await booksOf(shop(), buyer)).toEqual(NOTHING_SOLD)
    mode({ api: 'normal' })
    await reconcile(shop().services, { youngest: 0 })
    expect(await outcomeOf(shop(), id)).toBe('paid')
    expect(await booksOf(shop(), buyer)).toEqual(ONE_SALE)
  })

  it('stores an event that comes twice once, and answers both [P-02, P-03]', async () => {
    const { buyer, body } = await capturedEvent()
    const id = 'evt_twice'
    expect(await Promise.all([bring(shop(), body, { id }), bring(shop(), body, { id })])).toEqual([
      { id, status: 200 },
      { id, status: 200 },
    ])
    expect(await outcomeOf(shop(), id)).toBe('paid')
    expect(await booksOf(shop(), buyer)).toEqual(ONE_SALE)
  })

  it('takes nothing that was changed after it was signed [TM-06]', async () => {
    const { buyer, orderId } = await atTheTill(shop(), [item])
    mode({ webhooks: 'tampered' })
    const keys = shop().keys
    await fetch(`${shop().gateway.url}/sandbox/orders/${orderId}/pay`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${keys.keyId}:${keys.keySecret}`)}`, 'content-type': 'application/json' },
      body: '{}',
    })
    mode({ webhooks: 'off' })
    const answers = await eventually(async () => {
      const tried = heldEvents(shop(), orderId) as { lastAnswer?: number }[]
      return tried.every(({ lastAnswer }) => typeof lastAnswer === 'number') ? tried : undefined
    }, 'a try of each delivery')
    expect(answers.map(({ lastAnswer }) => lastAnswer)).toEqual([400, 400, 400])
    expect(await booksOf(shop(), buyer)).toEqual(NOTHING_SOLD)
  })

  it('reads no body of more than a megabyte, and none without a signature [TM-06]', async () => {
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

  it('keeps money for no order of ours as unmatched, and what it does not know as ignored [TM-11]', async () => {
    const about = (event: string, payload: unknown) => bringAndWait(shop(), JSON.stringify({ event, payload }))
    expect(await about('x.y', {})).toBe('ignored')
    expect(await about('payment.captured', {})).toBe('ignored')
    expect(await about('payment.captured', null)).toBe('ignored')
    expect(await about('order.paid', { payment: null, order: { entity: null } })).toBe('ignored')
    expect(await about('payment.captured', { payment: { entity: { id: 'pay_x', order_id: 'order_nobody' } } })).toBe('unmatched')
    expect(await about('payment.captured', { payment: { entity: { id: 'pay_x', order_id: null } } })).toBe('unmatched')
    expect(await about('refund.processed', { payment: { entity: { id: 'pay_nobody' } } })).toBe('unmatched')
  })
})

describe.each(HOMES)('the webhook after its secret was changed, %s', (home) => {
  it('takes what the secret before has signed, and nothing older [TM-10]', async () => {
    const shop = await startTestShop(home, {
      RAZORPAY_KEY_ID: 'rzp_test_rotated',
      RAZORPAY_KEY_SECRET: 'key secret',
      RAZORPAY_WEBHOOK_SECRET: 'the present one',
      RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'the one before',
      RAZORPAY_API_URL: 'http://127.0.0.1:9',
    })
    const signedWith = async (secret: string) => (await bring(shop, '{"event":"x.y"}', { secret })).status
    expect([await signedWith('the present one'), await signedWith('the one before')]).toEqual([200, 200])
    expect([await signedWith('the one before that'), await signedWith('')]).toEqual([400, 400])
    await shop.remove()
  })
})

describe.each(HOMES)('the webhook while the gateway hangs, %s', (home) => {
  it('answers when the event is stored, and acts after; the reconciler takes up what came to nothing [P-02]', async () => {
    const { log, said } = logLines()
    const shop = await startTestShop(home, {}, undefined, log)
    const { buyer, orderId } = await atTheTill(shop, await addItems(shop, 1))
    const paid = await payLate(shop, orderId)
    const body = heldEvents(shop, paid.paymentId).find(({ event }) => event === 'payment.captured')?.body ?? ''
    shop.gateway.control.setMode({ api: 'hanging' })
    const { id, status } = await bring(shop, body)
    expect([status, said('payment gateway: no answer')]).toEqual([200, 0])
    const kept = await shop.services.db.selectFrom('webhook_events').selectAll().where('event_id', '=', id).executeTakeFirst()
    expect(kept).toMatchObject({ type: 'payment.captured', processed_at: null })
    shop.gateway.control.setMode({ api: 'normal' })
    await reconcile(shop.services, { youngest: 0 })
    expect(await outcomeOf(shop, id)).toBe('paid')
    expect(await booksOf(shop, buyer)).toEqual(ONE_SALE)
    await shop.remove()
  })
})
