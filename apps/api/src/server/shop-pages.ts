import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fault } from '../contract/fault.ts'
import { NOT_FOUND } from './answer-errors.ts'
import { accentStyle, REPLACED_BY_MARK } from './brand.ts'
import type { Needs } from './needs.ts'
import { insideFetch } from './pages/inside-fetch.ts'
import { gzipOf, plainOf } from './pages/gzip-parts.ts'
import { pageCache } from './pages/page-cache.ts'
import { DIST, documentOf, openRenderer } from './pages/renderer.ts'
import { sharedAnswers } from './pages/shared-answers.ts'

/** Characters of a path segment; more than any id has. */
export const MAX_PARAM_LENGTH = 400
const HASHED_ASSETS = /\/assets\//
const TOO_LONG = new RegExp(`/[^/?]{${MAX_PARAM_LENGTH + 1},}`)
/** Limit of the page cache, in bytes. */
const MAX_CACHE_BYTES = 32 * 2 ** 20
/** In characters; pages with longer addresses are not cached. */
const MAX_CACHED_ADDRESS = 500

/**
 * Serves the built storefront: browsers cache hashed assets for ever and revalidate pages. Every other path that a browser opens as a page is
 * rendered by the storefront (docs/search-engines.md).
 */
export async function shopPages(
  app: FastifyInstance,
  { publicUrl, contentVersion: version, searches, shop, log }: Pick<Needs, 'publicUrl' | 'contentVersion' | 'searches' | 'shop' | 'log'>,
): Promise<void> {
  const render = await openRenderer({
    fetch: sharedAnswers({ fetch: insideFetch(app), version }),
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
        void reply.header('cache-control', HASHED_ASSETS.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'),
    })
  app.setNotFoundHandler(notFound)
  const pageOf =
    render === null
      ? null
      : pageCache({
          render,
          mayKeep: ({ status }) => status !== 503,
          version,
          maxBytes: MAX_CACHE_BYTES,
        })
  // A route instead of the not-found handler, because compression applies to routes only.
  app.get('/*', async (request, reply) => {
    if (pageOf === null || render === null || !wantsPage(request)) {
      reply.header('cache-control', 'no-store')
      // The router's other routes do not match a segment that is too long.
      if (TOO_LONG.test(request.url)) throw fault(400, 'This address is not valid')
      return await notFound()
    }
    const page = await (request.url.length > MAX_CACHED_ADDRESS ? render : pageOf)(request.url).catch((error: unknown) => {
      log.error({ error: String(error), url: request.url }, 'a page could not be rendered')
      throw error
    })
    if (page.location !== '') return await reply.redirect(page.location, page.status)
    if (page.searched !== '') searches.record(page.searched, request.ip)
    // Each response has a new nonce in its policy and in the document's styles. There is therefore no ETag: a 304 would combine the new policy with
    // the old document, and the browser would reject its styles.
    const parts = documentOf(page, { nonce: reply.cspNonce.style, attributes: themeOf(request) })
    reply.code(page.status).header('cache-control', 'no-cache').type('text/html; charset=utf-8')
    // Cached parts are compressed only once, which needs gzip; all browsers accept it.
    if (!acceptsGzip(request)) return await reply.send(plainOf(parts))
    return await reply.header('vary', 'accept-encoding').header('content-encoding', 'gzip').send(gzipOf(parts))
  })
}

/** Whether the visitor accepts gzip, and not with a quality of 0 (RFC 9110, 12.5.3). */
const acceptsGzip = ({ headers }: FastifyRequest): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(headers['accept-encoding'] ?? '')

/** The visitor's theme as an attribute, so that it applies from the first paint (docs/decisions/0006). */
function themeOf({ headers }: FastifyRequest): string {
  const chosen = /(?:^|; )theme=(light|dark)(?:;|$)/.exec(headers.cookie ?? '')?.[1]
  return chosen === undefined ? '' : ` data-theme="${chosen}"`
}

/** Whether a request is a navigation, not an API call, a picture or a file. */
const wantsPage = (request: FastifyRequest): boolean =>
  !/^\/(api|media|assets)(\/|$)/.test(request.url) && (request.headers.accept ?? '*/*').match(/text\/html|\*\/\*/) !== null

async function notFound(): Promise<never> {
  throw fault(404, NOT_FOUND)
}
