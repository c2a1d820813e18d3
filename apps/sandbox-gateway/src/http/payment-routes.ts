import type { FastifyInstance } from 'fastify'
import type { PageQuery } from '../ledger/page.ts'
import type { Sandbox } from '../sandbox.ts'
import { mustFind } from '../ledger/ledger.ts'
import { page, pageProperties } from '../ledger/page.ts'
import { capturePayment } from '../ledger/payments.ts'

const captureSchema = {
  type: 'object',
  required: ['amount'],
  additionalProperties: false,
  properties: { amount: { type: 'integer' }, currency: { type: 'string' } },
} as const

const listSchema = { type: 'object', additionalProperties: false, properties: pageProperties } as const

/** razorpay.com/docs/api/payments */
export function paymentRoutes(server: FastifyInstance, sandbox: Sandbox): void {
  const { ledger } = sandbox

  server.get<{ Querystring: PageQuery }>('/v1/payments', { schema: { querystring: listSchema } }, async ({ query }) =>
    page([...ledger.payments.values()], query),
  )

  server.get<{ Params: { id: string } }>('/v1/payments/:id', async ({ params }) => mustFind(ledger.payments, params.id))

  server.post<{ Params: { id: string }; Body: { amount: number; currency?: string } }>(
    '/v1/payments/:id/capture',
    { schema: { body: captureSchema } },
    async ({ params, body }) => {
      const { payment, events } = capturePayment(ledger, params.id, body.amount, body.currency ?? 'INR')
      await sandbox.commit(events)
      return payment
    },
  )
}
