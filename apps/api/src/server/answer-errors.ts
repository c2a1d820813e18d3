import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Fault } from '../contract/fault.ts'
import { say, type Sentence } from '../contract/said.ts'
import type { Language } from '@chitra/paths'
import { languageOf } from './language.ts'
import { addVary } from './vary.ts'

/** Error codes of PostgreSQL and of sockets for an unavailable database (down, starting, full, out of connections, not yet the primary) and for a full disk. */
const UNAVAILABLE = /^(08|53|57P0|25006$)|^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|ENOSPC|EDQUOT)$/
/** The driver's own messages; they have no code. */
const LOST_CONNECTION = /timeout exceeded when trying to connect|Connection terminated|is not queryable/
/** PostgreSQL's error codes for a timeout and for conflicting transactions: nothing was changed, and the call can be retried. */
const RETRYABLE = /^(57014|40001|40P01|55P03)$/

/** The form parser's messages for a truncated or malformed form; its errors have no status. */
const BROKEN_FORM = /^(Unexpected end of|Malformed|Multipart:|Missing Content-Type)/

export const NOT_FOUND = 'There is no such thing here'

/** The only place where an error becomes an answer. The message is for people; the log has the cause under the same request id. */
export function answerError(error: FastifyError | Fault, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, publicMessage, data, retryAfter, fields } = readError(error, languageOf(request))
  // A visitor who leaves in the middle of a request is not a failure.
  if (request.raw.errored instanceof Error || request.raw.socket.destroyed)
    request.log.info({ req: request, why: error.message.slice(0, 500) }, 'request broken off')
  else if (code >= 500)
    request.log.error(
      {
        req: request,
        error: { message: error.message, stack: error.stack, cause: error.cause instanceof Error ? error.cause.message : undefined },
      },
      'request failed',
    )
  else request.log.info({ req: request, code, why: error.message.slice(0, 500) }, 'request refused')
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  if (error instanceof Fault) reply.headers(error.headers)
  // Even a refusal may be kept by a cache, if nobody has forbidden it.
  addVary(reply, 'accept-language')
  return reply
    .code(code)
    .type('application/json')
    .send({
      success: false,
      code,
      errorMessage: publicMessage,
      message: publicMessage,
      ...(fields === undefined ? {} : { fields }),
      ...(data === undefined ? {} : { data }),
      requestId: request.id,
    })
}

interface Reading {
  code: number
  publicMessage: string
  data?: Record<string, unknown> | undefined
  retryAfter?: number | undefined
  fields?: { field: string; message: string }[] | undefined
}

/**
 * Status and message for an error. Unknown errors become 500 and 'Something went wrong'. What the framework and the validator say is for developers, and
 * English in every language.
 */
export function readError(error: FastifyError | Fault, language: Language = 'en'): Reading {
  const reading = (code: number, sentence: Sentence, retryAfter?: number): Reading => ({
    code,
    publicMessage: say(sentence, language),
    retryAfter,
  })
  if (error instanceof Fault) {
    const { code, sentence, data, retryAfter, field } = error
    const read = reading(code, sentence, retryAfter)
    return { ...read, data, fields: field === undefined ? undefined : [{ field, message: read.publicMessage }] }
  }
  if (RETRYABLE.test(error.code ?? '')) return reading(503, 'The shop is very busy just now. Please try again in a moment', 2)
  if (UNAVAILABLE.test(error.code ?? '') || LOST_CONNECTION.test(error.message))
    return reading(503, 'The shop is not available at the moment. Please try again in a moment', 5)
  const status = error.statusCode ?? (BROKEN_FORM.test(error.message) ? 400 : 500)
  if (status === 413) return reading(413, 'The request is too large')
  if (status === 429) return reading(429, 'Too many requests. Please try again in a moment', 10)
  if (status === 404) return reading(404, NOT_FOUND)
  if (status >= 400 && status < 500)
    return {
      code: status === 415 || status === 406 ? 400 : status,
      publicMessage: error.message.slice(0, 500),
      fields: fieldsOf(error),
    }
  return reading(500, 'Something went wrong')
}

function fieldsOf(error: FastifyError): { field: string; message: string }[] | undefined {
  return error.validation?.slice(0, 50).map(({ instancePath, message }) => ({
    field: instancePath.slice(1).replaceAll('/', '.').slice(0, 200),
    message: (message ?? '').slice(0, 500),
  }))
}
