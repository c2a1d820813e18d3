import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { addItem } from '../../../testing/items.ts'
import { openPayment, pay } from '../../../testing/purchases.ts'
import { startShopWithoutDatabase } from '../../../testing/shop-without-database.ts'
import { eventually, type TestShop } from '../../../testing/shop.ts'

const LIMIT = 1024 * 1024

/** Posts an event as the gateway does, signed with the webhook secret unless `headers` has a signature. */
async function deliverEvent(shop: TestShop, body: string, headers: Record<string, string> = {}) {
  const response = await (
    await shop.visitor()
  ).fetch('/api/payment/webhook', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': createHmac('sha256', shop.keys.webhookSecret).update(body).digest('hex'),
      ...headers,
    },
    body,
  })
  return { status: response.status, headers: response.headers, body: (await response.json()) as Record<string, unknown> }
}
const padded = (bytes: number): string => `{"event":"x.y","pad":"${'x'.repeat(bytes - 24)}"}`

onBothDatabases('paymentWebhook', (shop) => {
  const stored = () => shop().services.db.selectFrom('webhook_events').select(['event_id', 'type']).execute()

  describe('200', () => {
    it('stores the event and creates the order without the browser [D-02]', async () => {
      const buyer = await shop().member()
      const { id } = await openPayment(buyer, [await addItem(shop().services)])
      const { paymentId } = await pay(shop(), id)
      const body = JSON.stringify({ event: 'payment.captured', payload: { payment: { entity: { id: paymentId, order_id: id } } } })
      const answer = await deliverEvent(shop(), body, { 'x-razorpay-event-id': 'evt_1' })
      expect(answer.body).toEqual({ success: true, code: 200 })
      expect(await stored()).toContainEqual({ event_id: 'evt_1', type: 'payment.captured' })
      const list = async () => (await buyer.call('listOrders')).body.data
      await eventually(async () => ((await list()).count === 1 ? true : undefined), 'the order')
      expect((await list()).order[0]).toMatchObject({ paymentId, orderId: id, amount: 23_482 })
    })

    it('stores an event with text that jsonb does not accept [TM-11, TI-02]', async () => {
      const nested = `${'['.repeat(200)}1${']'.repeat(200)}`
      const body = `{"event":"x.\\u0000y","half":"\\ud800","\\udc00":1,"nested":${nested}}`
      expect((await deliverEvent(shop(), body, { 'x-razorpay-event-id': 'evt_odd' })).status).toBe(200)
      expect(await stored()).toContainEqual({ event_id: 'evt_odd', type: 'x.y' })
    })

    it('accepts a body up to a megabyte', async () => {
      const before = (await stored()).length
      for (const bytes of [150_000, LIMIT]) expect((await deliverEvent(shop(), padded(bytes))).status, String(bytes)).toBe(200)
      expect(await stored()).toHaveLength(before + 2)
    })
  })

  describe('400', () => {
    it('refuses a body without a valid signature over its bytes', async () => {
      const before = (await stored()).length
      const body = '{"event":"payment.captured","payload":{}}'
      const { keySecret } = shop().keys
      for (const signature of ['', 'x', 'x'.repeat(300), createHmac('sha256', keySecret).update(body).digest('hex')])
        expect((await deliverEvent(shop(), body, { 'x-razorpay-signature': signature })).status, signature).toBe(400)
      const other = createHmac('sha256', shop().keys.webhookSecret).update('{}').digest('hex')
      expect((await deliverEvent(shop(), body, { 'x-razorpay-signature': other })).body).toMatchObject({
        code: 400,
        errorMessage: 'The signature is invalid',
      })
      expect(await stored()).toHaveLength(before)
    })

    it('reports a signed body that is not a JSON object', async () => {
      for (const body of ['garbage', '[]', 'null', '"x"'])
        expect((await deliverEvent(shop(), body)).body, body).toMatchObject({ code: 400, errorMessage: 'The body is not a JSON object' })
    })
  })

  describe('413', () => {
    it('refuses more than a megabyte, signed or not', async () => {
      const before = (await stored()).length
      for (const bytes of [LIMIT + 1, 3 * LIMIT])
        expect((await deliverEvent(shop(), padded(bytes))).body, String(bytes)).toMatchObject({
          code: 413,
          errorMessage: 'The request is too large',
        })
      expect(await stored()).toHaveLength(before)
    })
  })

  describe('503', () => {
    let withoutDatabase: TestShop
    beforeAll(
      async () => void (withoutDatabase = await startShopWithoutDatabase(shop().services.database.embedded ? 'embedded' : 'postgres')),
    )
    afterAll(() => withoutDatabase.remove())

    it('does not acknowledge an event that it could not store', async () => {
      const { body, headers } = await deliverEvent(withoutDatabase, '{"event":"payment.captured","payload":{}}')
      expect([body, headers.get('retry-after')]).toMatchObject([{ code: 503, errorMessage: 'Not stored. Please send it again' }, '5'])
    })
  })
})
