import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Fault } from '../contract/fault.ts'

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
  const { code, publicMessage, data, retryAfter, fields } = readError(error)
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

/** Status and message for an error. Unknown errors become 500 and 'Something went wrong'. */
export function readError(error: FastifyError | Fault): Reading {
  if (error instanceof Fault) {
    const { code, publicMessage, data, retryAfter, field } = error
    return { code, publicMessage, data, retryAfter, fields: field === undefined ? undefined : [{ field, message: publicMessage }] }
  }
  if (RETRYABLE.test(error.code ?? ''))
    return { code: 503, publicMessage: 'The shop is very busy just now. Please try again in a moment', retryAfter: 2 }
  if (UNAVAILABLE.test(error.code ?? '') || LOST_CONNECTION.test(error.message))
    return { code: 503, publicMessage: 'The shop is not available at the moment. Please try again in a moment', retryAfter: 5 }
  const status = error.statusCode ?? (BROKEN_FORM.test(error.message) ? 400 : 500)
  if (status === 413) return { code: 413, publicMessage: 'The request is too large' }
  if (status === 429) return { code: 429, publicMessage: 'Too many requests. Please try again in a moment', retryAfter: 10 }
  if (status >= 400 && status < 500)
    return {
      code: status === 415 || status === 406 ? 400 : status,
      publicMessage: status === 404 ? NOT_FOUND : error.message.slice(0, 500),
      fields: fieldsOf(error),
    }
  return { code: 500, publicMessage: 'Something went wrong' }
}

function fieldsOf(error: FastifyError): { field: string; message: string }[] | undefined {
  return error.validation?.slice(0, 50).map(({ instancePath, message }) => ({
    field: instancePath.slice(1).replaceAll('/', '.').slice(0, 200),
    message: (message ?? '').slice(0, 500),
  }))
}
