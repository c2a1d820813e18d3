import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const DIST = fileURLToPath(new URL('../../../storefront/dist', import.meta.url))
const BUILT_FOREVER = /\/assets\//

/** The built storefront: hashed assets for ever, the page itself never from a cache. Every other path that asks for a page gets it, and the router in it decides. */
export async function shopPages(app: FastifyInstance): Promise<void> {
  const built = existsSync(`${DIST}/index.html`)
  const page = built ? readFileSync(`${DIST}/index.html`, 'utf8') : ''
  if (built)
    await app.register(fastifyStatic, {
      root: DIST,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) =>
        void reply.header('cache-control', BUILT_FOREVER.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'),
    })
  app.setNotFoundHandler(async (request, reply) => {
    if (!built || !wantsPage(request)) return await notFound(request, reply)
    // A nonce of its own for each page: the few styles that the kit's dialogs add at run time carry it.
    return await reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page.replaceAll('__CSP_NONCE__', reply.cspNonce.style))
  })
}

/** A person's navigation, not a call, a picture or a file. */
const wantsPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !/^\/(api|media|assets)(\/|$)/.test(request.url) &&
  (request.headers.accept ?? '*/*').match(/text\/html|\*\/\*/) !== null

async function notFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const words = 'There is no such thing here'
  return await reply
    .code(404)
    .type('application/json')
    .send({ success: false, code: 404, errorMessage: words, message: words, requestId: request.id })
}
