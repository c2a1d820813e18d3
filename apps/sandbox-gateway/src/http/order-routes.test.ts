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

describe('POST /v1/orders', () => {
  test('creates an order with the fields of the real API', async () => {
    const before = Math.floor(Date.now() / 1000)
    const { status, body } = await call(gateway.url, '/v1/orders', {
      amount: 23482,
      currency: 'INR',
      receipt: 'r-1',
      notes: { cart: '7' },
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      id: expect.stringMatching(/^order_[0-9A-Za-z]{14}$/),
      entity: 'order',
      amount: 23482,
      amount_paid: 0,
      amount_due: 23482,
      currency: 'INR',
      receipt: 'r-1',
      offer_id: null,
      status: 'created',
      attempts: 0,
      notes: { cart: '7' },
      created_at: expect.any(Number),
    })
    expect(body.created_at).toBeGreaterThanOrEqual(before)
    expect(body.created_at).toBeLessThanOrEqual(before + 60)
  })

  test.each([
    [{ currency: 'INR' }, 'amount', 'The amount field is required.'],
    [{ amount: 234.82, currency: 'INR' }, 'amount', 'The amount must be an integer.'],
    [{ amount: '23482', currency: 'INR' }, 'amount', 'The amount must be an integer.'],
    [{ amount: 99, currency: 'INR' }, 'amount', 'Order amount less than minimum amount allowed'],
    [{ amount: -100, currency: 'INR' }, 'amount', 'Order amount less than minimum amount allowed'],
    [{ amount: 23482 }, 'currency', 'The currency field is required.'],
    [{ amount: 23482, currency: 'USD' }, 'currency', 'Currency is not supported'],
    [{ amount: 23482, currency: 'INR', receipt: 'x'.repeat(41) }, 'receipt', 'The receipt may not be greater than 40 characters.'],
  ])('refuses %j', async (wanted, field, description) => {
    const { status, body } = await call(gateway.url, '/v1/orders', wanted)
    expect(status).toBe(400)
    expect(body).toEqual({
      error: {
        code: 'BAD_REQUEST_ERROR',
        description,
        source: 'business',
        step: 'payment_initiation',
        reason: 'input_validation_failed',
        metadata: {},
        field,
      },
    })
  })

  test('accepts the minimum amount, ₹1.00', async () => {
    expect((await call(gateway.url, '/v1/orders', { amount: 100, currency: 'INR' })).status).toBe(200)
  })

  test('creates a second order for a repeated receipt, returns the first, or refuses, depending on the mode', async () => {
    const first = await newOrder(gateway.url, { receipt: 'again' })
    expect(await newOrder(gateway.url, { receipt: 'again' })).not.toBe(first)

    gateway.control.setMode({ repeatedReceipt: 'return' })
    expect(await newOrder(gateway.url, { receipt: 'again' })).toBe(first)

    gateway.control.setMode({ repeatedReceipt: 'refuse' })
    const refused = await call(gateway.url, '/v1/orders', { amount: 23482, currency: 'INR', receipt: 'again' })
    expect([refused.status, refused.body.error.field]).toEqual([400, 'receipt'])
    gateway.control.setMode({ repeatedReceipt: 'allow' })
  })
})

describe('GET /v1/orders', () => {
  test('finds an order whose answer was lost by its receipt', async () => {
    await newOrder(gateway.url, { receipt: 'other' })
    gateway.control.setMode({ loseOrderAnswers: 1 })
    await expect(newOrder(gateway.url, { receipt: 'lost-answer' })).rejects.toThrow()

    const { body } = await call(gateway.url, '/v1/orders?receipt=lost-answer')
    expect(body).toMatchObject({ entity: 'collection', count: 1, items: [{ receipt: 'lost-answer', amount: 23482 }] })
    expect(await newOrder(gateway.url)).toMatch(/^order_/)
  })

  test('finds an order by its id, and answers 400 for an unknown id', async () => {
    const id = await newOrder(gateway.url)
    expect((await call(gateway.url, `/v1/orders/${id}`)).body.id).toBe(id)
    for (const path of ['/v1/orders/order_00000000000000', '/v1/orders/order_00000000000000/payments', '/v1/payments/pay_0']) {
      const { status, body } = await call(gateway.url, path)
      expect([status, body.error.description]).toEqual([400, 'The id provided does not exist'])
    }
  })
})
