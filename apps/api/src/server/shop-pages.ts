import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fault } from '../contract/fault.ts'
import { NOT_FOUND } from './answer-errors.ts'
import { accentStyle, REPLACED_BY_MARK } from './brand.ts'
import type { Needs } from './needs.ts'
import { contentCache } from './content-cache.ts'
import { sendKept } from './kept-body.ts'
import { insideFetch } from './pages/inside-fetch.ts'
import { DIST, type KeptPage, openRenderer } from './pages/renderer.ts'
import { sharedAnswers } from './pages/shared-answers.ts'
import type { PolicyOf } from './security-headers.ts'
import type { SharedCaching } from './shared-caching.ts'

/** Characters of a path segment; more than any id has. */
export const MAX_PARAM_LENGTH = 400
const HASHED_ASSETS = /\/assets\//
const TOO_LONG = new RegExp(`/[^/?]{${MAX_PARAM_LENGTH + 1},}`)
/** Limit of the page cache, in bytes. */
const MAX_CACHE_BYTES = 32 * 2 ** 20
/** Milliseconds until a cached page expires. */
const PAGE_FOR = 60_000
/** In characters; pages with longer addresses are not cached. */
const MAX_CACHED_ADDRESS = 500
/** A search by a picture of one's own, which nobody else asks for. */
const BY_OWN_PICTURE = /[?&]look=/

/**
 * Serves the built storefront: browsers cache hashed assets for ever and revalidate pages. Every other path that a browser opens as a page is
 * rendered by the storefront (docs/search-engines.md).
 */
export async function shopPages(
  app: FastifyInstance,
  {
    publicUrl,
    contentVersion: version,
    searches,
    shop,
    log,
    pageSecret,
  }: Pick<Needs, 'publicUrl' | 'contentVersion' | 'searches' | 'shop' | 'log' | 'pageSecret'>,
  { policyOf, caching }: { policyOf: PolicyOf; caching: SharedCaching },
): Promise<void> {
  const renderer = await openRenderer({
    secret: pageSecret,
    fetch: sharedAnswers({ fetch: insideFetch(app), version }),
    origin: publicUrl,
    shop,
    styles: accentStyle(shop),
    onDefect: (error) => log.error({ error: String(error) }, 'a page could not be read'),
  })
  if (renderer !== null)
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
  const pages = contentCache<KeptPage>({ mayKeep: ({ status }) => status !== 503, version, maxBytes: MAX_CACHE_BYTES, keptFor: PAGE_FOR })
  // A route instead of the not-found handler, because compression applies to routes only.
  app.get('/*', { compress: false }, async (request, reply) => {
    if (renderer === null || !wantsPage(request)) {
      reply.header('cache-control', 'no-store')
      // The router's other routes do not match a segment that is too long.
      if (TOO_LONG.test(request.url)) throw fault(400, 'This address is not valid')
      return await notFound()
    }
    const render = () => renderer.render(request.url)
    const isOwn = BY_OWN_PICTURE.test(request.url)
    const mayKeep = !isOwn && request.url.length <= MAX_CACHED_ADDRESS
    const page = await (mayKeep ? pages(request.url, render) : render()).catch((error: unknown) => {
      log.error({ error: String(error), url: request.url }, 'a page could not be rendered')
      throw error
    })
    if (page.location !== '') return await reply.redirect(page.location, page.status)
    if (page.searched !== '') searches.record(page.searched, request.ip)
    if (isOwn || page.status === 503) reply.header('cache-control', 'no-store')
    else caching.forAll(reply)
    reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      // With the document's own nonce: a 304 keeps document and policy together, because both belong to the same ETag.
      .header('content-security-policy', policyOf({ scripts: renderer.scriptHashes, styleNonce: page.nonce }))
    return await sendKept(request, reply, page.body)
  })
}

/** Whether a request is a navigation, not an API call, a picture or a file. */
const wantsPage = (request: FastifyRequest): boolean =>
  !/^\/(hi\/)?(api|media|assets)(\/|$)/.test(request.url) && (request.headers.accept ?? '*/*').match(/text\/html|\*\/\*/) !== null

async function notFound(): Promise<never> {
  throw fault(404, NOT_FOUND)
}
