import Fastify from 'fastify'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { badRequest, GatewayError, serverError, unknownUrl } from '../errors.ts'
import { refusalOf } from './validation.ts'

const bodyLimit = 64 * 1024

/** A JSON server that does not coerce types, and answers errors in Razorpay's form. */
export function newServer(publicPath: string, log: (line: string) => void): FastifyInstance {
  const server = Fastify({
    bodyLimit,
    forceCloseConnections: true,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    rewriteUrl: (request) => withoutPublicPath(request.url ?? '/', publicPath),
  })

  server.removeAllContentTypeParsers()
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, text === '' ? {} : JSON.parse(text as string))
    } catch {
      done(badRequest('The request body is not valid JSON.'))
    }
  })

  server.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  server.setNotFoundHandler(async (_request, reply) => answer(reply, unknownUrl()))
  server.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const shown = toGatewayError(error)
    if (shown.statusCode >= 500) log(`${request.method} ${request.url}: ${error.message}`)
    return answer(reply, shown)
  })
  return server
}

function answer(reply: FastifyReply, error: GatewayError) {
  return reply.code(error.statusCode).send({ error: error.body })
}

function toGatewayError(error: FastifyError | GatewayError): GatewayError {
  if (error instanceof GatewayError) return error
  if (error.validation) return refusalOf(error.validation[0])
  if (error.statusCode !== undefined && error.statusCode < 500) return badRequest(error.message)
  return serverError()
}

/** Removes the proxy's prefix, but only from the browser's addresses: the API is not available behind the proxy. */
function withoutPublicPath(url: string, publicPath: string): string {
  if (publicPath === '' || !/^\/v1\/checkout[./]/.test(url.slice(publicPath.length))) return url
  return url.startsWith(`${publicPath}/`) ? url.slice(publicPath.length) : url
}
