import type { FastifyInstance } from 'fastify'
import type { NewOrder } from '../ledger/orders.ts'
import type { PageQuery } from '../ledger/page.ts'
import type { Sandbox } from '../sandbox.ts'
import { mustFind } from '../ledger/ledger.ts'
import { allOrders, createOrder, ordersWithReceipt } from '../ledger/orders.ts'
import { collection, page, pageProperties } from '../ledger/page.ts'
import { paymentsOfOrder } from '../ledger/payments.ts'
import { notesSchema } from './validation.ts'

const newOrderSchema = {
  type: 'object',
  required: ['amount', 'currency'],
  additionalProperties: false,
  properties: {
    amount: { type: 'integer' },
    currency: { type: 'string' },
    receipt: { type: ['string', 'null'], maxLength: 40 },
    notes: notesSchema,
    payment_capture: { enum: [true, false, 0, 1] },
    partial_payment: { const: false },
  },
} as const

const listSchema = {
  type: 'object',
  additionalProperties: false,
  properties: { ...pageProperties, receipt: { type: 'string', maxLength: 40 } },
} as const

/** razorpay.com/docs/api/orders */
export function orderRoutes(server: FastifyInstance, sandbox: Sandbox): void {
  const { ledger, mode } = sandbox

  server.post<{ Body: NewOrder }>('/v1/orders', { schema: { body: newOrderSchema } }, async (request, reply) => {
    const order = createOrder(ledger, request.body, mode.repeatedReceipt)
    await sandbox.commit([])
    if (mode.loseOrderAnswers === 0) return order
    mode.loseOrderAnswers -= 1
    reply.hijack()
    request.raw.socket.destroy()
    return reply
  })

  server.get<{ Querystring: PageQuery & { receipt?: string } }>('/v1/orders', { schema: { querystring: listSchema } }, async ({ query }) =>
    page(query.receipt === undefined ? allOrders(ledger) : ordersWithReceipt(ledger, query.receipt), query),
  )

  server.get<{ Params: { id: string } }>('/v1/orders/:id', async ({ params }) => mustFind(ledger.orders, params.id).order)

  server.get<{ Params: { id: string } }>('/v1/orders/:id/payments', async ({ params }) => collection(paymentsOfOrder(ledger, params.id)))
}
