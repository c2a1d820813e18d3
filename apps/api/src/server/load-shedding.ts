import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { fault, tooManyPasswords } from '../contract/fault.ts'

/** Seconds after which a caller that was turned away should come again. */
const RETRY_AFTER = 2
/** Turned away before anything else is said of the answer: no cache may keep it. */
const NOT_KEPT = { 'cache-control': 'no-store' }
/** What is never turned away: the health check, and files, which cost next to nothing and are half of every page. */
const NEVER = /^\/(api\/health\/?(\?|$)|assets\/|media\/|favicon|manifest|robots\.txt)/
/** The way of a payment and of what was paid for: turned away last, at four times the requests. */
const PAID = /^\/(api\/(payment|orders|files|image-download)|sandbox-gateway)(\/|\?|$)/
const PAID_FACTOR = 4

/** What checks a password, which takes a core a tenth of a second: it has a line of its own, so that two hundred logins at once leave browsing its place. */
const PASSWORDS = /^\/api\/(users|changePassword)(\/|\?|$)/
const PASSWORDS_FACTOR = 0.5

/**
 * Turns requests away while too many are at work, so that those at work are answered soon and nobody waits in a line without an end: 503, and 429 for what
 * checks passwords. What is counted is requests, not the event loop's delay: most of a request is waiting for the database, which the loop does not feel,
 * and a count does not depend on how fast the machine is.
 */
export function shedLoad(app: FastifyInstance, most: number): void {
  const atWork = { passwords: 0, other: 0 }
  app.addHook('onRequest', async (request, reply) => {
    // Calls that a page makes within this process belong to the page.
    if (NEVER.test(request.url) || !(request.raw.socket instanceof Socket)) return
    const line = request.method !== 'GET' && PASSWORDS.test(request.url) ? 'passwords' : 'other'
    if (line === 'passwords' && atWork.passwords >= Math.max(1, most * PASSWORDS_FACTOR)) throw tooManyPasswords()
    if (line === 'other' && atWork.other >= most * (PAID.test(request.url) ? PAID_FACTOR : 1))
      throw fault(503, 'The shop is very busy just now. Please try again in a moment', {
        retryAfter: RETRY_AFTER,
        headers: NOT_KEPT,
      })
    atWork[line] += 1
    // Comes once, whether the answer was sent or the visitor has gone.
    reply.raw.once('close', () => (atWork[line] -= 1))
  })
}
