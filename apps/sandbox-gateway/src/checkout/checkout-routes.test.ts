import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SandboxGateway } from '../index.ts'
import { startSandboxGateway } from '../index.ts'
import { paymentSignature } from '../signatures.ts'
import { call, newOrder } from '../testing/api.ts'
import { keys } from '../testing/keys.ts'
import { press, openWindow } from '../testing/window.ts'

let gateway: SandboxGateway
beforeAll(async () => {
  gateway = await startSandboxGateway({ ...keys, publicPath: '/sandbox-gateway', frameAncestors: ['http://shop.test'] })
})
afterAll(() => gateway.close())

describe('GET /v1/checkout.js', () => {
  test.each(['/v1/checkout.js', '/sandbox-gateway/v1/checkout.js'])('%s answers the script', async (path) => {
    const answer = await fetch(gateway.url + path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(await answer.text()).toContain('window.Razorpay = Razorpay')
  })

  test('the public path serves only the checkout', async () => {
    expect((await call(gateway.url, '/sandbox-gateway/v1/orders')).status).toBe(404)
    expect((await call(gateway.url, '/sandbox-gateway/sandbox/mode')).status).toBe(404)
  })
})

describe('GET /v1/checkout/window', () => {
  test('shows merchant, amount and the sandbox notice, with a strict content security policy', async () => {
    const { answer, html } = await openWindow(gateway.url, await newOrder(gateway.url, { amount: 12345678 }), { name: 'Chitra' })
    expect(answer.status).toBe(200)
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
    expect(policy).toContain("frame-ancestors 'self' http://shop.test")
    expect(policy).not.toContain('unsafe')
    expect(html).toContain('<strong>Sandbox:</strong> no money moves')
    expect(html).toContain('Pay ₹1,23,456.78</button>')
    expect(html).not.toMatch(/ style=|<style|<script>| on\w+=/)
  })

  test('brings the letters of the shop, the rupee sign among them, which its policy lets in', async () => {
    const { answer } = await openWindow(gateway.url, await newOrder(gateway.url))
    expect(answer.headers.get('content-security-policy')).toContain("font-src 'self'")
    const at = `${gateway.url}/sandbox-gateway/v1/checkout/`
    const styles = await (await fetch(`${at}window.css`)).text()
    const fonts = [...styles.matchAll(/url\('([^']+)'\)/g)].map(([, file = '']) => file)
    expect(fonts).toHaveLength(1)
    for (const file of fonts) {
      const font = await fetch(at + file)
      expect([font.status, font.headers.get('content-type')], file).toEqual([200, 'font/woff2'])
      expect(
        Buffer.from(await font.arrayBuffer())
          .subarray(0, 4)
          .toString(),
      ).toBe('wOF2')
    }
  })

  test('contains no secret and escapes its input', async () => {
    const { html } = await openWindow(gateway.url, await newOrder(gateway.url), { name: '"><script>alert(1)</script>' })
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain(keys.keySecret)
    expect(html).not.toContain(keys.webhookSecret)
  })

  test.each([
    [{ key: 'rzp_test_other' }, 'with a key that is unknown to the gateway'],
    [{ order_id: 'order_00000000000000' }, 'This order is unknown'],
    [{ amount: '1' }, 'differs from the amount of the order'],
    [{ currency: 'USD' }, 'differs from the currency of the order'],
  ])('with %j can only be closed', async (more, sentence) => {
    const { html, token } = await openWindow(gateway.url, await newOrder(gateway.url), more)
    expect(html).toContain(sentence)
    expect(token).toBe('')
    expect(html).toContain('Close without paying')
    expect(html).not.toContain('data-action="pay"')
  })
})

describe('POST /v1/checkout/window/actions', () => {
  const orderStatus = async (id: string) => (await call(gateway.url, `/v1/orders/${id}`)).body.status

  test('pay answers a valid signature', async () => {
    const orderId = await newOrder(gateway.url)
    const { token } = await openWindow(gateway.url, orderId, { email: 'asha@example.in' })
    const { status, body } = await press(gateway.url, token, 'pay')
    expect(status).toBe(200)
    const { razorpay_payment_id: paymentId, razorpay_order_id, razorpay_signature } = body.response
    expect(razorpay_order_id).toBe(orderId)
    expect(razorpay_signature).toBe(paymentSignature(orderId, paymentId, keys.keySecret))
    expect(await orderStatus(orderId)).toBe('paid')
    expect((await call(gateway.url, `/v1/payments/${paymentId}`)).body.email).toBe('asha@example.in')
  })

  test('a token works once', async () => {
    const orderId = await newOrder(gateway.url)
    const { token } = await openWindow(gateway.url, orderId)
    const answers = await Promise.all([press(gateway.url, token, 'fail'), press(gateway.url, token, 'fail')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect((await call(gateway.url, `/v1/orders/${orderId}`)).body.attempts).toBe(1)
  })

  test('a failed attempt answers the token for the next one', async () => {
    const orderId = await newOrder(gateway.url)
    const { token } = await openWindow(gateway.url, orderId)
    const failed = await press(gateway.url, token, 'fail')
    expect(failed.body).toMatchObject({ outcome: 'failed', error: { reason: 'payment_failed', metadata: { order_id: orderId } } })
    expect(await orderStatus(orderId)).toBe('attempted')
    expect((await press(gateway.url, failed.body.token, 'pay')).body.outcome).toBe('paid')
  })

  test('a guessed, altered or empty token is refused', async () => {
    const orderId = await newOrder(gateway.url)
    const { token } = await openWindow(gateway.url, orderId)
    expect(token).toMatch(/^[\w-]{43}$/)
    const altered = token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA')
    for (const guess of ['', orderId, altered, 'A'.repeat(43), '__proto__']) {
      expect((await press(gateway.url, guess, 'pay')).status).toBe(400)
    }
    expect(await orderStatus(orderId)).toBe('created')
  })

  test('a token expires after half an hour', async () => {
    let clock = Date.now()
    const slow = await startSandboxGateway({ ...keys, now: () => clock })
    const { token } = await openWindow(slow.url, await newOrder(slow.url))
    clock += 30 * 60_000 + 1
    expect((await press(slow.url, token, 'pay')).status).toBe(400)
    await slow.close()
  })

  test('lose pays without telling the page', async () => {
    const orderId = await newOrder(gateway.url)
    const { token } = await openWindow(gateway.url, orderId)
    expect((await press(gateway.url, token, 'lose')).body).toEqual({ outcome: 'lost' })
    expect(await orderStatus(orderId)).toBe('paid')
  })

  test('only one of two windows can pay an order', async () => {
    const orderId = await newOrder(gateway.url)
    const [first, second] = [await openWindow(gateway.url, orderId), await openWindow(gateway.url, orderId)]
    expect((await press(gateway.url, first.token, 'pay')).status).toBe(200)
    expect((await press(gateway.url, second.token, 'pay')).body.error.description).toBe('Payment already done for this order.')
  })
})
