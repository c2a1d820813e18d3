import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SandboxGateway } from '../index.ts'
import { startSandboxGateway } from '../index.ts'
import { call, newOrder } from '../testing/api.ts'
import { keys } from '../testing/keys.ts'

let gateway: SandboxGateway
beforeAll(async () => {
  gateway = await startSandboxGateway(keys)
})
afterAll(() => gateway.close())

const pay = (orderId: string, outcome: string) => call(gateway.url, `/sandbox/orders/${orderId}/pay`, { outcome })
const capture = (paymentId: string, body: unknown) => call(gateway.url, `/v1/payments/${paymentId}/capture`, body)

async function authorized(): Promise<{ orderId: string; paymentId: string }> {
  const orderId = await newOrder(gateway.url)
  const { body } = await pay(orderId, 'authorized')
  return { orderId, paymentId: body.response.razorpay_payment_id }
}

describe('paying an order', () => {
  test('signs the order id and payment id with the key secret', async () => {
    const orderId = await newOrder(gateway.url)
    const { response } = (await pay(orderId, 'paid')).body
    const signed = `${orderId}|${response.razorpay_payment_id}`
    expect(response.razorpay_order_id).toBe(orderId)
    expect(response.razorpay_signature).toBe(createHmac('sha256', keys.keySecret).update(signed).digest('hex'))
  })

  test('captures the payment and marks the order as paid', async () => {
    const orderId = await newOrder(gateway.url)
    await pay(orderId, 'paid')
    expect((await call(gateway.url, `/v1/orders/${orderId}`)).body).toMatchObject({
      status: 'paid',
      amount_paid: 23482,
      amount_due: 0,
      attempts: 1,
    })
    expect((await call(gateway.url, `/v1/orders/${orderId}/payments`)).body).toMatchObject({
      count: 1,
      items: [{ status: 'captured', captured: true, amount: 23482, currency: 'INR', order_id: orderId, fee: 555, tax: 85 }],
    })
  })

  test('leaves the order open after a failed attempt, and refuses to pay it twice', async () => {
    const orderId = await newOrder(gateway.url)
    const failed = await pay(orderId, 'failed')
    expect(failed.body).toMatchObject({ outcome: 'failed', error: { code: 'BAD_REQUEST_ERROR', metadata: { order_id: orderId } } })
    expect(failed.body.response).toBeUndefined()
    expect((await call(gateway.url, `/v1/orders/${orderId}`)).body).toMatchObject({ status: 'attempted', amount_paid: 0 })

    expect((await pay(orderId, 'paid')).status).toBe(200)
    expect((await pay(orderId, 'paid')).status).toBe(400)
    expect((await call(gateway.url, `/v1/orders/${orderId}`)).body.attempts).toBe(2)
  })

  test('only authorizes a payment if the order is captured manually', async () => {
    const orderId = await newOrder(gateway.url, { payment_capture: 0 })
    expect((await pay(orderId, 'paid')).body.outcome).toBe('authorized')
  })

  test('can authorize a failed payment late', async () => {
    const orderId = await newOrder(gateway.url)
    const paymentId = (await pay(orderId, 'failed')).body.error.metadata.payment_id
    const late = await call(gateway.url, `/sandbox/payments/${paymentId}/authorize`, {})
    expect(late.body).toMatchObject({ id: paymentId, status: 'captured', error_code: null })
    expect((await call(gateway.url, `/sandbox/payments/${paymentId}/authorize`, {})).status).toBe(400)
  })
})

describe('POST /v1/payments/:id/capture', () => {
  test('captures the authorized amount, once', async () => {
    const { orderId, paymentId } = await authorized()
    expect((await call(gateway.url, `/v1/orders/${orderId}`)).body.status).toBe('attempted')
    const captured = await capture(paymentId, { amount: 23482, currency: 'INR' })
    expect(captured).toMatchObject({ status: 200, body: { id: paymentId, status: 'captured', captured: true } })
    expect((await call(gateway.url, `/v1/orders/${orderId}`)).body.status).toBe('paid')

    const again = await capture(paymentId, { amount: 23482, currency: 'INR' })
    expect([again.status, again.body.error.description]).toEqual([400, 'This payment has already been captured'])
  })

  test.each([
    [{ amount: 23481, currency: 'INR' }, 'Capture amount must be equal to the amount authorized'],
    [{ amount: 23482, currency: 'USD' }, 'The currency provided does not match the currency of the payment.'],
    [{ amount: '23482', currency: 'INR' }, 'The amount must be an integer.'],
    [{ currency: 'INR' }, 'The amount field is required.'],
  ])('refuses %j without capturing', async (body, description) => {
    const { paymentId } = await authorized()
    const answer = await capture(paymentId, body)
    expect([answer.status, answer.body.error.description]).toEqual([400, description])
    expect((await call(gateway.url, `/v1/payments/${paymentId}`)).body).toMatchObject({ status: 'authorized', captured: false })
  })

  test('refuses a failed payment', async () => {
    const orderId = await newOrder(gateway.url)
    const paymentId = (await pay(orderId, 'failed')).body.error.metadata.payment_id
    expect((await capture(paymentId, { amount: 23482, currency: 'INR' })).status).toBe(400)
  })

  test('captures only one of two authorized payments of an order, unless forced', async () => {
    const { orderId, paymentId } = await authorized()
    const second = (await pay(orderId, 'authorized')).body.response.razorpay_payment_id
    expect((await capture(paymentId, { amount: 23482 })).status).toBe(200)
    expect((await capture(second, { amount: 23482 })).status).toBe(400)
    const forced = await call(gateway.url, `/sandbox/payments/${second}/capture`, {})
    expect(forced).toMatchObject({ status: 200, body: { status: 'captured', captured: true } })
    expect((await call(gateway.url, `/sandbox/payments/${second}/capture`, {})).status).toBe(400)
  })
})
