import { formatRupees } from '@chitra/money'
import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { Sandbox } from '../sandbox.ts'
import type { WindowAction } from './window-actions.ts'
import type { WindowQuery } from './window-query.ts'
import { badRequest } from '../errors.ts'
import { attemptPayment } from '../ledger/payments.ts'
import { checkoutAnswer } from './checkout-answer.ts'
import { checkoutProblem } from './checkout-problem.ts'
import { outcomeOfAction, windowActionSchema } from './window-actions.ts'
import { windowPage } from './window-page.ts'
import { windowPolicy } from './window-policy.ts'
import { windowQuerySchema } from './window-query.ts'
import { openWindowTokens } from './window-tokens.ts'

/** The shop's letters, which its window shows too. */
const SHOP_FONT = '../../../../packages/ui/src/fonts/anek-latin-basic.woff2'

const files = [
  { path: '/v1/checkout.js', file: 'checkout.js', type: 'text/javascript; charset=utf-8' },
  { path: '/v1/checkout/window.js', file: 'window.js', type: 'text/javascript; charset=utf-8' },
  { path: '/v1/checkout/window.css', file: 'window.css', type: 'text/css; charset=utf-8' },
  { path: '/v1/checkout/anek-latin-basic.woff2', file: SHOP_FONT, type: 'font/woff2' },
]

/** The routes for browsers. They need no credentials, but every action needs the token of an open window. */
export async function checkoutRoutes(server: FastifyInstance, sandbox: Sandbox, frameAncestors: string[]): Promise<void> {
  const { ledger } = sandbox
  const tokens = openWindowTokens(ledger.now)
  const policy = windowPolicy(frameAncestors)

  for (const { path, file, type } of files) {
    const content = await readFile(new URL(`../browser/${file}`, import.meta.url))
    server.get(path, async (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=300').header('cross-origin-resource-policy', 'cross-origin').send(content),
    )
  }

  server.get<{ Querystring: WindowQuery }>(
    '/v1/checkout/window',
    { schema: { querystring: windowQuerySchema } },
    async ({ query }, reply) => {
      const record = ledger.orders.get(query.order_id)
      const problem = checkoutProblem(query, sandbox.keyId, record)
      const { order_id: orderId, email, contact, description } = query
      const token = problem === undefined ? tokens.issue({ orderId, buyer: { email, contact, description } }) : undefined
      const amount = record && formatRupees(record.order.amount)
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', policy)
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('referrer-policy', 'no-referrer')
        .send(windowPage({ query, amount, problem, token, frameAncestors }))
    },
  )

  server.post<{ Body: { token: string; action: WindowAction } }>(
    '/v1/checkout/window/actions',
    { schema: { body: windowActionSchema } },
    async ({ body }) => {
      const grant = tokens.redeem(body.token)
      if (grant === undefined) throw badRequest('This payment window is no longer valid.', 'token')
      const { payment, events } = attemptPayment(ledger, grant.orderId, outcomeOfAction[body.action], grant.buyer)
      await sandbox.commit(events)
      if (body.action === 'lose') return { outcome: 'lost' }
      const answer = checkoutAnswer(payment, sandbox.keySecret)
      return answer.outcome === 'failed' ? { ...answer, token: tokens.issue(grant) } : answer
    },
  )
}
