import type { FastifyInstance } from 'fastify'
import type { PageQuery } from '../ledger/page.ts'
import type { NewRefund } from '../ledger/refunds.ts'
import type { Sandbox } from '../sandbox.ts'
import { unknownId } from '../errors.ts'
import { mustFind } from '../ledger/ledger.ts'
import { page, pageProperties } from '../ledger/page.ts'
import { refundPayment, refundsOfPayment } from '../ledger/refunds.ts'
import { notesSchema } from './validation.ts'

const refundSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    amount: { type: 'integer' },
    speed: { enum: ['normal', 'optimum'] },
    notes: notesSchema,
    receipt: { type: ['string', 'null'], maxLength: 40 },
  },
} as const

const listSchema = { type: 'object', additionalProperties: false, properties: pageProperties } as const

/** razorpay.com/docs/api/refunds. Refunds are processed immediately. */
export function refundRoutes(server: FastifyInstance, sandbox: Sandbox): void {
  const { ledger } = sandbox

  server.post<{ Params: { id: string }; Body: NewRefund | undefined }>(
    '/v1/payments/:id/refund',
    { preValidation: async (request) => void (request.body ??= {}), schema: { body: refundSchema } },
    async ({ params, body }) => {
      const { refund, events } = refundPayment(ledger, params.id, body ?? {})
      await sandbox.commit(events)
      return refund
    },
  )

  server.get<{ Params: { id: string }; Querystring: PageQuery }>(
    '/v1/payments/:id/refunds',
    { schema: { querystring: listSchema } },
    async ({ params, query }) => page(refundsOfPayment(ledger, params.id), query),
  )

  server.get<{ Params: { id: string; refundId: string } }>('/v1/payments/:id/refunds/:refundId', async ({ params }) => {
    const refund = mustFind(ledger.refunds, params.refundId)
    if (refund.payment_id !== params.id) throw unknownId()
    return refund
  })

  server.get<{ Querystring: PageQuery }>('/v1/refunds', { schema: { querystring: listSchema } }, async ({ query }) =>
    page([...ledger.refunds.values()], query),
  )

  server.get<{ Params: { id: string } }>('/v1/refunds/:id', async ({ params }) => mustFind(ledger.refunds, params.id))
}
