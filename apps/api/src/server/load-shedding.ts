import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { fault, tooManyPasswords } from '../contract/fault.ts'

/** Seconds after which a refused caller should try again. */
const RETRY_AFTER = 2
/** Set here because the request is refused before other hooks run. */
const NO_STORE = { 'cache-control': 'no-store' }
/** Never refused: the health check, and files, which cost almost nothing and without which a page is incomplete. */
const EXEMPT = /^\/(api\/health\/?(\?|$)|assets\/|media\/|favicon|manifest|robots\.txt)/
/** Payments and paid downloads: refused last, at four times the limit. */
const PAYMENTS = /^\/(api\/(payment|orders|files|image-download)|sandbox-gateway)(\/|\?|$)/
const PAYMENTS_FACTOR = 4

/**
 * Calls that check a password, which takes a tenth of a second of a core. They have their own limit, so that 200 simultaneous logins do not stop
 * browsing.
 */
const PASSWORDS = /^\/api\/(users|changePassword)(\/|\?|$)/
const PASSWORDS_FACTOR = 0.5

/**
 * Refuses requests while too many are running, so that those are answered soon: with 503, or 429 if the call checks a password. Counts requests
 * instead of measuring the event loop's delay, because a request mostly waits for the database, which does not delay the loop, and because a count
 * does not depend on the machine's speed.
 */
export function shedLoad(app: FastifyInstance, limit: number): void {
  const running = { passwords: 0, other: 0 }
  app.addHook('onRequest', async (request, reply) => {
    // Calls that a page makes within this process count as part of the page.
    if (EXEMPT.test(request.url) || !(request.raw.socket instanceof Socket)) return
    const group = request.method !== 'GET' && PASSWORDS.test(request.url) ? 'passwords' : 'other'
    if (group === 'passwords' && running.passwords >= Math.max(1, limit * PASSWORDS_FACTOR)) throw tooManyPasswords()
    if (group === 'other' && running.other >= limit * (PAYMENTS.test(request.url) ? PAYMENTS_FACTOR : 1))
      throw fault(503, 'The shop is very busy just now. Please try again in a moment', {
        retryAfter: RETRY_AFTER,
        headers: NO_STORE,
      })
    running[group] += 1
    // Emitted once, whether the answer was sent or the connection was closed.
    reply.raw.once('close', () => (running[group] -= 1))
  })
}
