import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { DATABASES } from '../../testing/databases.ts'
import { logLines } from '../../testing/log-lines.ts'
import { addItems, buyerAtCheckout, deliverAndWait, heldEvents, payLate, refundAtGateway } from '../../testing/money.ts'
import { startTestShop } from '../../testing/shop.ts'
import { reconcile } from './index.ts'

const STOREFRONT = fileURLToPath(new URL('../../../../storefront/dist', import.meta.url))

/** Every file of the built storefront; empty if it is not built. */
const bundle = (): string[] =>
  existsSync(STOREFRONT)
    ? readdirSync(STOREFRONT, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(js|css|html|map|svg)$/.test(entry.name))
        .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    : []

describe.each(DATABASES)('the secrets of the gateway, %s', (database) => {
  it('appear in no answer, header, log line or storefront file [TM-14]', async () => {
    const { log, lines } = logLines()
    const shop = await startTestShop(database, {}, undefined, log)
    const answers: string[] = []
    try {
      const items = await addItems(shop, 1)
      const { buyer, orderId } = await buyerAtCheckout(shop, items)
      const { fetch } = buyer
      buyer.fetch = async (path, init) => {
        const answer = await fetch(path, init)
        answers.push(JSON.stringify([...answer.headers]), await answer.clone().text())
        return answer
      }
      const requests: [Parameters<typeof buyer.call>[0], object?][] = [
        ['getSiteSettings'],
        ['getCart'],
        ['createPayment'],
        ['createOrder', { body: { orderId, paymentId: 'pay_x', signature: 'wrong' } }],
        ['paymentWebhook', { body: { event: 'x.y' }, headers: { 'x-razorpay-signature': 'wrong' } }],
      ]
      for (const [operation, request] of requests) await buyer.call(operation, request)
      const paid = await payLate(shop, orderId)
      // Failures of the gateway are answered and logged in detail.
      for (const api of ['error', 'redirect', 'garbage'] as const) {
        shop.gateway.control.setMode({ api })
        expect((await buyer.call('createOrder', { body: paid })).status).toBe(503)
        await reconcile(shop.services, { all: true })
      }
      shop.gateway.control.setMode({ api: 'normal' })
      expect((await buyer.call('createOrder', { body: paid })).status).toBe(200)
      await buyer.call('listOrders')
      await refundAtGateway(shop, paid.paymentId)
      for (const { body } of heldEvents(shop, paid.paymentId)) await deliverAndWait(shop, body)
      await deliverAndWait(shop, '{"event":"payment.captured","payload":{"payment":{"entity":{"id":"pay_x","order_id":"order_nobody"}}}}')
    } finally {
      await shop.remove()
    }
    expect(answers.length).toBeGreaterThan(15)
    expect(lines.length).toBeGreaterThan(10)
    const { keySecret, webhookSecret, keyId } = shop.keys
    const forms = [keySecret, webhookSecret].flatMap((secret) => [
      secret,
      encodeURIComponent(secret),
      Buffer.from(secret).toString('base64').replace(/=+$/, ''),
      Buffer.from(secret).toString('hex'),
    ])
    forms.push(Buffer.from(`${keyId}:${keySecret}`).toString('base64').replace(/=+$/, ''))
    const everything = { answers, lines, bundle: bundle() }
    for (const [where, texts] of Object.entries(everything))
      for (const secret of forms)
        expect(
          texts.filter((text) => text.includes(secret)),
          where,
        ).toEqual([])
    // This shop's secrets are newer than the bundle, so look for the names of variables that would contain them.
    expect(everything.bundle.filter((text) => /key_?secret|webhook_?secret/i.test(text))).toEqual([])
    // The key's id is public and must be found: this proves that the search works.
    expect(answers.some((text) => text.includes(keyId))).toBe(true)
  })
})
