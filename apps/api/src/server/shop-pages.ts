import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fault } from '../contract/fault.ts'
import { pageVersion } from '../modules/pages/index.ts'
import { accentStyle, REPLACED_BY_MARK } from './brand.ts'
import type { Needs } from './needs.ts'
import { insideFetch } from './pages/inside-fetch.ts'
import { gzipOf, plainOf } from './pages/gzip-parts.ts'
import { pageCache } from './pages/page-cache.ts'
import { DIST, documentOf, openRenderer } from './pages/renderer.ts'

/** Characters a part of a call's address may have; more than any id of ours. */
export const MAX_PARAM_LENGTH = 400
const BUILT_FOREVER = /\/assets\//
const TOO_LONG = new RegExp(`/[^/?]{${MAX_PARAM_LENGTH + 1},}`)
/** Bytes of pages that are kept in memory. */
const MOST_BYTES = 32 * 2 ** 20
/** Characters of an address whose page may be kept. */
const LONGEST_KEPT = 500

/**
 * The built storefront: hashed assets for ever, pages never from a browser's cache. Every other path that asks for a page gets the one that the storefront
 * renders for it (docs/found.md).
 */
export async function shopPages(
  app: FastifyInstance,
  { publicUrl, db, searches, shop, log }: Pick<Needs, 'publicUrl' | 'db' | 'searches' | 'shop' | 'log'>,
): Promise<void> {
  const render = await openRenderer({
    fetch: insideFetch(app),
    origin: publicUrl,
    shop,
    styles: accentStyle(shop),
    onDefect: (error) => log.error({ error: String(error) }, 'a page could not be read'),
  })
  if (render !== null)
    await app.register(fastifyStatic, {
      root: DIST,
      wildcard: false,
      index: false,
      globIgnore: shop.mark === null ? [] : REPLACED_BY_MARK,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) =>
        void reply.header('cache-control', BUILT_FOREVER.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'),
    })
  app.setNotFoundHandler(notFound)
  const pageOf =
    render === null
      ? null
      : pageCache({
          render,
          mayKeep: ({ status }) => status !== 503,
          version: () => pageVersion(db),
          mostBytes: MOST_BYTES,
        })
  // A route and no handler of what is not found: the compressor knows routes alone.
  app.get('/*', async (request, reply) => {
    if (pageOf === null || render === null || !wantsPage(request)) {
      reply.header('cache-control', 'no-store')
      // A part too long for the router's other routes ends here: no address of ours has one.
      if (TOO_LONG.test(request.url)) throw fault(400, 'This address is not valid')
      return await notFound(request, reply)
    }
    const page = await (request.url.length > LONGEST_KEPT ? render : pageOf)(request.url).catch((error: unknown) => {
      log.error({ error: String(error), url: request.url }, 'a page could not be rendered')
      throw error
    })
    if (page.location !== '') return await reply.redirect(page.location, page.status)
    if (page.searched !== '') searches.note(page.searched, request.ip)
    // A nonce of its own for each response, in the policy and in the document's styles. No tag for caches, therefore: an answer of 304 would join the new
    // policy with the old document, and the browser would drop its styles.
    const parts = documentOf(page, { nonce: reply.cspNonce.style, attributes: themeOf(request) })
    reply.code(page.status).header('cache-control', 'no-cache').type('text/html; charset=utf-8')
    // What is kept is compressed once. Browsers take gzip as well as brotli.
    if (!takesGzip(request)) return await reply.send(plainOf(parts))
    return await reply.header('vary', 'accept-encoding').header('content-encoding', 'gzip').send(gzipOf(parts))
  })
}

/** Whether gzip is among what the visitor takes, and not at a weight of nothing (RFC 9110, 12.5.3). */
const takesGzip = ({ headers }: FastifyRequest): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(headers['accept-encoding'] ?? '')

/** The theme a visitor chose, shown from the first paint on (docs/decisions/0006). */
function themeOf({ headers }: FastifyRequest): string {
  const chosen = /(?:^|; )theme=(light|dark)(?:;|$)/.exec(headers.cookie ?? '')?.[1]
  return chosen === undefined ? '' : ` data-theme="${chosen}"`
}

/** A person's navigation, not a call, a picture or a file. */
const wantsPage = (request: FastifyRequest): boolean =>
  !/^\/(api|media|assets)(\/|$)/.test(request.url) && (request.headers.accept ?? '*/*').match(/text\/html|\*\/\*/) !== null

async function notFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const words = 'There is no such thing here'
  return await reply
    .code(404)
    .type('application/json')
    .send({ success: false, code: 404, errorMessage: words, message: words, requestId: request.id })
}
