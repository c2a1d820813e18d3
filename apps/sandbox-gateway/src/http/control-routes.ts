import type { FastifyInstance } from 'fastify'
import type { Buyer, Outcome } from '../ledger/payments.ts'
import type { Mode } from '../mode.ts'
import type { Sandbox } from '../sandbox.ts'
import { collection } from '../ledger/page.ts'
import { attemptPayment, authorizeLate, captureRegardless } from '../ledger/payments.ts'
import { changeMode, modeSchema } from '../mode.ts'
import { checkoutAnswer } from '../checkout/checkout-answer.ts'

const paySchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    outcome: { enum: ['paid', 'authorized', 'failed'] },
    email: { type: 'string', maxLength: 256 },
    contact: { type: 'string', maxLength: 20 },
  },
} as const

/** Routes for tests, which the real gateway does not have: paying without a browser, and faults. They need the API's credentials. */
export function controlRoutes(server: FastifyInstance, sandbox: Sandbox): void {
  const { ledger, mode } = sandbox

  server.get('/sandbox/mode', async () => mode)

  server.post<{ Body: Partial<Mode> }>('/sandbox/mode', { schema: { body: modeSchema } }, async ({ body }) => changeMode(mode, body))

  server.post<{ Params: { id: string }; Body: { outcome?: Outcome } & Buyer }>(
    '/sandbox/orders/:id/pay',
    { schema: { body: paySchema } },
    async ({ params, body }) => {
      const { payment, events } = attemptPayment(ledger, params.id, body.outcome ?? 'paid', body)
      await sandbox.commit(events)
      return checkoutAnswer(payment, sandbox.keySecret)
    },
  )

  server.post<{ Params: { id: string } }>('/sandbox/payments/:id/authorize', async ({ params }) => {
    const { payment, events } = authorizeLate(ledger, params.id)
    await sandbox.commit(events)
    return payment
  })

  server.post<{ Params: { id: string } }>('/sandbox/payments/:id/capture', async ({ params }) => {
    const { payment, events } = captureRegardless(ledger, params.id)
    await sandbox.commit(events)
    return payment
  })

  server.get('/sandbox/deliveries', async () => collection(ledger.deliveries))

  server.post('/sandbox/deliveries/flush', async () => {
    sandbox.flush()
    return collection(ledger.deliveries)
  })
}
