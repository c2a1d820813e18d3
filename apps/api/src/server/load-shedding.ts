import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fault, type Fault, tooManyPasswords } from '../contract/fault.ts'
import { say } from '../contract/said.ts'
import { languageOf } from './language.ts'
import { BARE_HEADERS } from './security-headers.ts'

/** Seconds after which a refused caller should try again. */
const RETRY_AFTER = 2
const tooBusy = (): Fault => fault(503, 'The shop is very busy just now. Please try again in a moment', { retryAfter: RETRY_AFTER })
/** Milliseconds between two lines of the log about refusals: thousands a second would be work of their own. */
const LOG_EVERY = 1_000
/** Never refused: the health check, and files, which cost almost nothing and without which a page is incomplete. */
const EXEMPT = /^\/(api\/health\/?(\?|$)|(hi\/)?assets\/|media\/|favicon|manifest|robots\.txt)/
/** Carts, payments and paid downloads: refused last, at four times the limit. */
const PAYMENTS = /^\/(api\/(payment|carts|orders|files|archives|image-download)|sandbox-gateway)(\/|\?|$)/
const PAYMENTS_FACTOR = 4

/**
 * Calls that check a password, which takes a tenth of a second of a core. They have their own limit, so that 200 simultaneous logins do not stop
 * browsing.
 */
const PASSWORDS = /^\/api\/(users|changePassword)(\/|\?|$)/
const PASSWORDS_FACTOR = 0.5

/**
 * Refuses requests while too many are being answered, so that those are answered soon: with 503, or 429 if the call checks a password. Counts requests
 * instead of measuring the event loop's delay, because a request mostly waits for the database, which does not delay the loop, and because a count
 * does not depend on the machine's speed. To be called before all other hooks: a refusal must cost less than anything else that the server does.
 */
export function shedLoad(app: FastifyInstance, limit: number): void {
  const running = { passwords: 0, other: 0 }
  const refuse = refuser()
  const ends = new WeakMap<FastifyReply['raw'], () => void>()
  // With callbacks, for a promise would cost more than what is done here. What is refused goes no further.
  app.addHook('onRequest', (request, reply, done) => {
    // Calls that a page makes within this process count as part of the page.
    if (EXEMPT.test(request.url) || !(request.raw.socket instanceof Socket)) return done()
    const group = request.method !== 'GET' && PASSWORDS.test(request.url) ? 'passwords' : 'other'
    if (group === 'passwords' && running.passwords >= Math.max(1, limit * PASSWORDS_FACTOR))
      return refuse(request, reply, tooManyPasswords())
    if (group === 'other' && running.other >= limit * (PAYMENTS.test(request.url) ? PAYMENTS_FACTOR : 1))
      return refuse(request, reply, tooBusy())
    running[group] += 1
    let isRunning = true
    const end = (): void => {
      if (isRunning) running[group] -= 1
      isRunning = false
    }
    ends.set(reply.raw, end)
    // A connection that is closed before its answer is there.
    reply.raw.once('close', end)
    done()
  })
  // Once the answer is there, the shop has done its work. A few clients that take theirs slowly would otherwise close it for everybody (TV-01).
  app.addHook('onSend', (_request, reply, _payload, done) => {
    ends.get(reply.raw)?.()
    done()
  })
}

/** Answers in the usual envelope, without what the framework does for an answer. */
function refuser(): (request: FastifyRequest, reply: FastifyReply, why: Fault) => void {
  let refused = 0
  let loggedAt = Number.NEGATIVE_INFINITY
  return (request, reply, { code, sentence, retryAfter = RETRY_AFTER }) => {
    refused += 1
    const now = performance.now()
    if (now - loggedAt >= LOG_EVERY) {
      request.log.warn({ refused }, 'too many requests at once; some are refused')
      refused = 0
      loggedAt = now
    }
    const message = say(sentence, languageOf(request))
    const body = JSON.stringify({ success: false, code, errorMessage: message, message, requestId: request.id })
    reply.hijack()
    reply.raw
      .writeHead(code, {
        ...BARE_HEADERS,
        'x-request-id': request.id,
        'retry-after': String(retryAfter),
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
      })
      .end(request.method === 'HEAD' ? undefined : body)
  }
}
