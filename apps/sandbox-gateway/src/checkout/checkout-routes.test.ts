import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SandboxGateway } from '../index.ts'
import { startSandboxGateway } from '../index.ts'
import { paymentSignature } from '../signatures.ts'
import { call, newOrder } from '../testing/api.ts'
import { keys } from '../testing/keys.ts'
import { act, openWindow } from '../testing/window.ts'

let gateway: SandboxGateway
beforeAll(async () => {
  gateway = await startSandboxGateway({ ...keys, publicPath: '/sandbox-gateway', frameAncestors: ['http://shop.test'] })
})
afterAll(() => gateway.close())

describe('GET /v1/checkout.js', () => {
  test.each(['/v1/checkout.js', '/sandbox-gateway/v1/checkout.js'])('%s is the script', async (path) => {
    const answer = await fetch(gateway.url + path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(await answer.text()).toContain('window.Razorpay = Razorpay')
  })

  test('the public path shows nothing but the checkout', async () => {
    expect((await call(gateway.url, '/sandbox-gateway/v1/orders')).status).toBe(404)
    expect((await call(gateway.url, '/sandbox-gateway/sandbox/mode')).status).toBe(404)
  })
})

describe('GET /v1/checkout/window', () => {
  test('shows merchant, amount and that no money moves, under a strict policy', async () => {
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

  test('holds no secret and escapes what the page sent', async () => {
    const { html } = await openWindow(gateway.url, await newOrder(gateway.url), { name: '"><script>alert(1)</script>' })
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain(keys.keySecret)
    expect(html).not.toContain(keys.webhookSecret)
  })

  test.each([
    [{ key: 'rzp_test_other' }, 'with a key that the gateway does not know'],
    [{ order_id: 'order_00000000000000' }, 'does not know this order'],
    [{ amount: '1' }, 'not the amount of the order'],
    [{ currency: 'USD' }, 'not the currency of the order'],
  ])('%j offers only to close', async (more, sentence) => {
    const { html, token } = await openWindow(gateway.url, await newOrder(gateway.url), more)
    expect(html).toContain(sentence)
    expect(token).toBe('')
    expect(html).toContain('Close without paying')
    expect(html).not.toContain('data-act="pay"')
  })
})

describe('POST /v1/checkout/window/acts', () => {
  const orderStatus = async (id: string) => (await call(gateway.url, `/v1/orders/${id}`)).body.status

  test('pay answers with a signature that verifies', async () => {
    const orderId = await newOrder(gateway.url)
    const { token } = await openWindow(gateway.url, orderId, { email: 'asha@example.in' })
    const { status, body } = await act(gateway.url, token, 'pay')
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
    const answers = await Promise.all([act(gateway.url, token, 'fail'), act(gateway.url, token, 'fail')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect((await call(gateway.url, `/v1/orders/${orderId}`)).body.attempts).toBe(1)
  })

  test('a failed try hands out the token of the next', async () => {
    const orderId = await newOrder(gateway.url)
    const { token } = await openWindow(gateway.url, orderId)
    const failed = await act(gateway.url, token, 'fail')
    expect(failed.body).toMatchObject({ outcome: 'failed', error: { reason: 'payment_failed', metadata: { order_id: orderId } } })
    expect(await orderStatus(orderId)).toBe('attempted')
    expect((await act(gateway.url, failed.body.token, 'pay')).body.outcome).toBe('paid')
  })

  test('a guessed, altered or empty token moves nothing', async () => {
    const orderId = await newOrder(gateway.url)
    const { token } = await openWindow(gateway.url, orderId)
    expect(token).toMatch(/^[\w-]{43}$/)
    const altered = token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA')
    for (const guess of ['', orderId, altered, 'A'.repeat(43), '__proto__']) {
      expect((await act(gateway.url, guess, 'pay')).status).toBe(400)
    }
    expect(await orderStatus(orderId)).toBe('created')
  })

  test('a token is too old after half an hour', async () => {
    let clock = Date.now()
    const slow = await startSandboxGateway({ ...keys, now: () => clock })
    const { token } = await openWindow(slow.url, await newOrder(slow.url))
    clock += 30 * 60_000 + 1
    expect((await act(slow.url, token, 'pay')).status).toBe(400)
    await slow.close()
  })

  test('lose pays and tells the page nothing', async () => {
    const orderId = await newOrder(gateway.url)
    const { token } = await openWindow(gateway.url, orderId)
    expect((await act(gateway.url, token, 'lose')).body).toEqual({ outcome: 'lost' })
    expect(await orderStatus(orderId)).toBe('paid')
  })

  test('of two open windows of an order, one can pay', async () => {
    const orderId = await newOrder(gateway.url)
    const [first, second] = [await openWindow(gateway.url, orderId), await openWindow(gateway.url, orderId)]
    expect((await act(gateway.url, first.token, 'pay')).status).toBe(200)
    expect((await act(gateway.url, second.token, 'pay')).body.error.description).toBe('Payment already done for this order.')
  })
})
