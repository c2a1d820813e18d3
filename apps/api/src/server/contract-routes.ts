import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { bodyTypesOf, readContract, resolveContract, rulesOf } from '../contract/contract.ts'
import { fault, signInAgain } from '../contract/fault.ts'
import { type Call, type Caller, FileAnswer, type Operation, type OperationId } from '../contract/operation.ts'
import { routesOf } from '../contract/routes.ts'
import { said, sayAll } from '../contract/said.ts'
import { answerOnce } from '../modules/repeats/index.ts'
import { operations } from '../operations.ts'
import { sendKept } from './kept-body.ts'
import { isByOwnPicture, keptAnswers } from './kept-answers.ts'
import { languageOf, namedLanguageOf } from './language.ts'
import type { Needs } from './needs.ts'
import type { SharedCaching } from './shared-caching.ts'
import { checkXsrf } from './xsrf.ts'

/** In bytes; the bodies of Razorpay's webhooks are a few kilobytes. */
const WEBHOOK_LIMIT = 1024 * 1024

/** Receives each answer as the operation returned it, in the caller's language, before the contract's schema serialises it. */
export type OnAnswer = (operationId: OperationId, answer: unknown) => void

/** Registers a route for every operation of the contract: access, validation of the input, the operation, and serialisation by the contract's schema. */
export async function contractRoutes(
  app: FastifyInstance,
  { services, onAnswer, caching }: { services: Needs; onAnswer?: OnAnswer | undefined; caching: SharedCaching },
): Promise<void> {
  const kept = keptAnswers(services)
  const contract = readContract()
  const rules = rulesOf(contract)
  const bodyTypes = bodyTypesOf(contract)
  const bodyLimit = app.initialConfig.bodyLimit ?? 0

  const behaviourOf = (operationId: OperationId, takesKey: boolean): Partial<RouteOptions> & Pick<RouteOptions, 'handler'> => {
    const rule = rules.get(operationId)
    const operation = operations[operationId] as Operation<OperationId, Needs>
    if (rule === undefined) throw new Error(`no rule for ${operationId}`)
    // Keyed by the request: filled before validation, read by the handler.
    const callers = new WeakMap<FastifyRequest, Caller>()
    const bodies = new WeakMap<FastifyRequest, Buffer>()
    return {
      onRequest: async (request, reply) => {
        if (!bodyTypes.has(operationId)) refuseNeedlessBody(request, reply, bodyLimit)
        // Refusals too: only answers that are public and the same for everybody may be cached (TB-05).
        // What everybody is answered alike is said to be so when it is there.
        if (rule.session !== 'none' || !SAFE.has(request.method) || operationId === 'getHealth') reply.header('cache-control', 'no-store')
        if (rule.session === 'none') return
        reply.header('vary', 'authorization')
        const caller = await callerOf(request, services)
        if (caller !== null) callers.set(request, caller)
        else if (rule.session === 'required') throw signInAgain()
        if (rule.access === 'seller' && caller?.role !== 'seller') throw fault(403, 'This is for sellers alone')
      },
      // Pictures are compressed already, and compressing tens of megabytes per call would use the memory that streaming saves.
      ...(operationId === 'downloadFile' ? { compress: false } : {}),
      ...(operationId === 'paymentWebhook'
        ? ({
            bodyLimit: WEBHOOK_LIMIT,
            preParsing: async (request, _reply, payload) => keepRawBody(request, payload, bodies),
          } satisfies Partial<RouteOptions>)
        : {}),
      preValidation: (request, _reply, done) => {
        if (rule.xsrf) checkXsrf(request)
        checkBodyType(request, bodyTypes.get(operationId) ?? null)
        done()
      },
      handler: async (request, reply) => {
        const caller = callers.get(request) ?? null
        const { params, query, body, headers } = request
        const call = {
          params,
          query,
          body,
          caller,
          language: languageOf(request),
          ip: request.ip,
          headers,
          rawBody: bodies.get(request) ?? null,
          log: request.log,
        } as Call<OperationId>
        // A call with a token that is no longer good is somebody's own, too.
        if (headers.authorization === undefined && kept.isKept(operationId, call)) {
          const ready = await kept.answer(operationId, call, reply, async (given, needs) => {
            const made = await operation(given, needs)
            onAnswer?.(operationId, made)
            return made
          })
          caching.forAll(reply)
          return await sendKept(request, reply.code(200).type('application/json; charset=utf-8'), ready)
        }
        if (isByOwnPicture(call)) reply.header('cache-control', 'no-store')
        const make = () => operation(call, services)
        const key = headers['idempotency-key']
        const made =
          takesKey && caller !== null && typeof key === 'string'
            ? await answerOnce(services, { userId: caller.userId, key, call: [operationId, params, query, body] }, make)
            : await make()
        // Only now, because a stored answer is sent in the language of each call. What is kept for everybody has nothing to say.
        const answer = made instanceof FileAnswer ? made : sayAll(made, languageOf(request))
        // A streamed answer is checked by the test that reads it.
        if (!(answer instanceof FileAnswer)) onAnswer?.(operationId, answer)
        // Clears what the browser has cached in this session. The page clears its storage itself, and other tabs continue (TB-05).
        if (operationId === 'logout') reply.header('clear-site-data', '"cache"')
        return await send(request, reply, answer)
      },
    }
  }
  app.addHook('preParsing', (request, reply, payload, done) => {
    checkFormSize(request, reply, bodyLimit)
    done(null, payload)
  })
  // Files are only sent as octet streams, never received, but the router requires a parser.
  app.addContentTypeParser('application/octet-stream', (_request, _payload, done) => done(fault(400, 'Files are not taken here')))
  for (const { operationId, takesKey, ...route } of routesOf(resolveContract(contract)))
    app.route({ ...route, ...behaviourOf(operationId, takesKey) })
}

const SAFE = new Set(['GET', 'HEAD'])

/** The media type of a `Content-Type` header, without its parameters. */
const mediaType = (request: FastifyRequest): string => /^[^ ;]*/.exec(request.headers['content-type'] ?? '')?.[0].toLowerCase() ?? ''

/** Refuses a missing body, and one of another media type than the contract's, because the validator checks only the contract's. */
function checkBodyType(request: FastifyRequest, wanted: string | null): void {
  if (wanted !== null && mediaType(request) !== wanted)
    throw fault(400, said('The request must have a body of the type {type}', { type: wanted }))
}

/** In characters (RFC 2046, 5.1.1). The parser breaks on a boundary of more than 252. */
const MAX_BOUNDARY = 70

/** The body limit does not apply to forms, because they are read as a stream. Their `Content-Length` is checked instead. */
function checkFormSize(request: FastifyRequest, reply: FastifyReply, limit: number): void {
  if (mediaType(request) !== 'multipart/form-data') return
  const boundary = /boundary="?([^";]*)/i.exec(request.headers['content-type'] ?? '')?.[1] ?? ''
  if (boundary.length > MAX_BOUNDARY) throw fault(400, said('The boundary of a form may have {max} characters', { max: MAX_BOUNDARY }))
  const bytes = request.headers['content-length']
  if (bytes === undefined) throw fault(400, 'A form must say how long it is')
  if (Number(bytes) <= limit) return
  // The rest of the body is not read.
  reply.header('connection', 'close')
  throw fault(413, 'The request is too large')
}

/** Refuses a body that is too large for an operation that reads none, instead of receiving all of it. */
function refuseNeedlessBody(request: FastifyRequest, reply: FastifyReply, limit: number): void {
  if (Number(request.headers['content-length'] ?? 0) <= limit) return
  reply.header('connection', 'close')
  throw fault(413, 'The request is too large')
}

async function callerOf(request: FastifyRequest, { sessions }: Pick<Needs, 'sessions'>): Promise<Caller | null> {
  const [, token] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? []
  return token === undefined ? null : await sessions.callerOf(token, namedLanguageOf(request))
}

/** Keeps the bytes for the signature and passes on an empty object, because an unverified body must not be parsed. Without a signature nothing is read. */
async function keepRawBody(request: FastifyRequest, payload: Readable, bodies: WeakMap<FastifyRequest, Buffer>): Promise<Readable> {
  if (request.headers['x-razorpay-signature'] === undefined) throw fault(400, 'The signature is invalid')
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of payload as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > WEBHOOK_LIMIT) throw fault(413, 'The request is too large')
    chunks.push(chunk)
  }
  bodies.set(request, Buffer.concat(chunks))
  const empty = Readable.from([Buffer.from('{}')])
  return Object.assign(empty, { receivedEncodedLength: size })
}

async function send(request: FastifyRequest, reply: FastifyReply, answer: unknown): Promise<FastifyReply> {
  if (!(answer instanceof FileAnswer)) return await reply.code(200).type('application/json').send(answer)
  if (reply.raw.closed) answer.onEnd()
  else reply.raw.once('close', answer.onEnd)
  reply.code(answer.status).headers(answer.headers)
  // For HEAD, Fastify would read the whole stream and discard it, so it gets an empty one.
  return await reply.send(request.method === 'HEAD' ? Readable.from([]) : answer.open())
}
