import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SandboxGateway } from '../index.ts'
import { startSandboxGateway } from '../index.ts'
import { call, newOrder } from '../testing/api.ts'
import { keys } from '../testing/keys.ts'
import { startReceiver } from '../testing/receiver.ts'

let gateway: SandboxGateway
let receiver: Awaited<ReturnType<typeof startReceiver>>
beforeAll(async () => {
  receiver = await startReceiver()
  gateway = await startSandboxGateway({ ...keys, webhookUrl: receiver.url })
})
afterAll(async () => {
  await gateway.close()
  await receiver.close()
})

async function paidPayment(outcome = 'paid'): Promise<string> {
  const { body } = await call(gateway.url, `/sandbox/orders/${await newOrder(gateway.url)}/pay`, { outcome })
  return body.response.razorpay_payment_id
}
const refund = (paymentId: string, body: unknown) => call(gateway.url, `/v1/payments/${paymentId}/refund`, body)

describe('POST /v1/payments/:id/refund', () => {
  test('refunds in full and sends refund.processed with refund and payment', async () => {
    const paymentId = await paidPayment()
    const { status, body } = await refund(paymentId, {})
    expect(status).toBe(200)
    expect(body).toMatchObject({ entity: 'refund', amount: 23482, currency: 'INR', payment_id: paymentId, status: 'processed' })
    expect(body.id).toMatch(/^rfnd_[0-9A-Za-z]{14}$/)
    expect((await call(gateway.url, `/v1/payments/${paymentId}`)).body).toMatchObject({
      status: 'refunded',
      amount_refunded: 23482,
      refund_status: 'full',
    })
    const { event } = (await receiver.until(4)).find((received) => received.event.event === 'refund.processed') ?? {}
    expect(event.contains).toEqual(['refund', 'payment'])
    expect(event.payload.refund.entity.id).toBe(body.id)
    expect(event.payload.payment.entity.refund_status).toBe('full')
  })

  test('refunds in parts, never more than was paid', async () => {
    const paymentId = await paidPayment()
    expect((await refund(paymentId, { amount: 10000 })).status).toBe(200)
    expect((await call(gateway.url, `/v1/payments/${paymentId}`)).body).toMatchObject({ status: 'captured', refund_status: 'partial' })
    expect((await refund(paymentId, { amount: 13483 })).status).toBe(400)
    expect((await refund(paymentId, { amount: 13482 })).status).toBe(200)
    expect((await refund(paymentId, {})).body.error.description).toBe('The payment has been fully refunded already')
    const { body } = await call(gateway.url, `/v1/payments/${paymentId}/refunds`)
    expect(body.items.map((item: { amount: number }) => item.amount)).toEqual([13482, 10000])
    expect((await call(gateway.url, `/v1/refunds/${body.items[0].id}`)).body).toEqual(body.items[0])
  })

  test.each([{ amount: 0 }, { amount: -1 }, { amount: 99 }, { amount: 1.5 }, { amount: '100' }])('refuses %j', async (body) => {
    expect((await refund(await paidPayment(), body)).status).toBe(400)
  })

  test('refuses an uncaptured payment and an unknown one', async () => {
    expect((await refund(await paidPayment('authorized'), {})).status).toBe(400)
    expect((await refund('pay_00000000000000', {})).body.error.description).toBe('The id provided does not exist')
  })
})

describe('an uncaptured payment', () => {
  test('is refunded after five days', async () => {
    let clock = Date.now()
    const late = await startSandboxGateway({ ...keys, now: () => clock })
    const orderId = await newOrder(late.url)
    const { body } = await call(late.url, `/sandbox/orders/${orderId}/pay`, { outcome: 'authorized' })
    const paymentId = body.response.razorpay_payment_id as string
    clock += 5 * 86_400_000
    expect((await call(late.url, `/v1/payments/${paymentId}`)).body).toMatchObject({ status: 'authorized' })
    clock += 2_000
    const expected = { status: 'refunded', captured: false, refund_status: 'full', amount_refunded: 23482 }
    expect((await call(late.url, `/v1/orders/${orderId}/payments`)).body.items).toMatchObject([expected])
    expect((await call(late.url, `/v1/payments/${paymentId}/capture`, { amount: 23482 })).status).toBe(400)
    expect(late.control.deliveries().map(({ event }) => event)).toEqual(['payment.authorized', 'refund.processed'])
    await late.close()
  })
})
