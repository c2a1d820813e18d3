import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPostgres } from '../testing/postgres.ts'
import { startTestShop, type TestShop } from '../testing/shop.ts'

describe('a shop whose database has stopped', () => {
  let shop: TestShop
  beforeAll(async () => {
    const postgres = await startPostgres()
    shop = await startTestShop('embedded', { DATABASE_URL: postgres.url })
    expect((await fetch(`${shop.url}/api/health`)).status).toBe(200)
    await postgres.stop()
  })
  afterAll(() => shop.remove())

  it('answers 503 with a message on every call and the health check, without internals [TV-03]', async () => {
    const health = await fetch(`${shop.url}/api/health`)
    expect([health.status, ((await health.json()) as { errorMessage: string }).errorMessage]).toEqual([503, 'The database does not answer'])
    const list = await fetch(`${shop.url}/api/images-list/?search=tea`)
    expect([200, 503]).toContain(list.status)
    const categories = await fetch(`${shop.url}/api/categories/`)
    const text = await categories.text()
    expect(categories.status).toBe(503)
    expect(text).not.toMatch(/ECONN|postgres|select|node_modules/i)
  })

  it('does not acknowledge a webhook that it cannot store, so that the gateway sends it again [TM-07]', async () => {
    const body = '{"event":"payment.captured","payload":{}}'
    const signature = createHmac('sha256', shop.keys.webhookSecret).update(body).digest('hex')
    const response = await fetch(`${shop.url}/api/payment/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-razorpay-signature': signature, 'x-razorpay-event-id': 'evt_1' },
      body,
    })
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
  })
})
