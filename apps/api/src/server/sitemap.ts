import { Readable } from 'node:stream'
import { inLanguage, itemPath, LANGUAGES, licencePath, paths, searchPath } from '@chitra/paths'
import escapeHtml from 'escape-html'
import type { FastifyInstance } from 'fastify'
import { approvedItems, lastApprovedItem, pictureAddress, type SitemapItem } from '../modules/catalogue/index.ts'
import type { Needs } from './needs.ts'

/** Addresses that a file may contain by the protocol (sitemaps.org). Parts are split by id, so an item never changes its part, and nothing is counted. */
const PART = 50_000
const AN_HOUR = 'public, max-age=3600'
const HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n'
const URLSET = `${HEADER}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`

const PAGES = [
  paths.home,
  paths.search,
  searchPath({ search: '', category: 'image' }),
  searchPath({ search: '', category: 'graphic' }),
  paths.about,
  paths.careers,
  paths.faq,
  paths.support,
  paths.terms,
  licencePath(),
  paths.privacy,
]
/** Excluded from search engines: addresses for programs. */
const FOR_PROGRAMS = ['/api/', '/social/']
/** Excluded from search engines: personal pages. */
const PERSONAL = [
  '/reset-password/',
  '/undo-email-change/',
  '/imageDetails',
  paths.checkout,
  paths.orders,
  paths.licences,
  paths.boards,
  '/board/',
  `${paths.verify}/`,
  paths.wishList,
  paths.editProfile,
  paths.changePassword,
]

const inAllLanguages = (paths: readonly string[]): string[] =>
  LANGUAGES.flatMap((language) => paths.map((path) => inLanguage(path, language)))

/** Serves `robots.txt` and `sitemap.xml` with its parts. Parts are streamed, so that a large catalogue takes no more memory than a small one. */
export async function sitemap(app: FastifyInstance, { reads, publicUrl }: Pick<Needs, 'reads' | 'publicUrl'>): Promise<void> {
  const xml = 'application/xml; charset=utf-8'
  const location = (path: string): string => `<loc>${escapeHtml(publicUrl + path)}</loc>`

  app.get('/robots.txt', async (_, reply) => {
    const lines = [
      'User-agent: *',
      'Allow: /',
      ...[...FOR_PROGRAMS, ...inAllLanguages(PERSONAL)].map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${publicUrl}/sitemap.xml`,
      '',
    ]
    return await reply.header('cache-control', AN_HOUR).type('text/plain; charset=utf-8').send(lines.join('\n'))
  })

  app.get('/sitemap.xml', async (_, reply) => {
    const parts = Math.ceil((await lastApprovedItem(reads)) / PART)
    const files = ['/sitemap-pages.xml', ...Array.from({ length: parts }, (_, index) => `/sitemap-items-${index + 1}.xml`)]
    const body = files.map((path) => `<sitemap>${location(path)}</sitemap>\n`).join('')
    return await reply
      .header('cache-control', AN_HOUR)
      .type(xml)
      .send(`${HEADER}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${body}</sitemapindex>\n`)
  })

  app.get('/sitemap-pages.xml', async (_, reply) => {
    const body = inAllLanguages(PAGES)
      .map((path) => `<url>${location(path)}</url>\n`)
      .join('')
    return await reply.header('cache-control', AN_HOUR).type(xml).send(`${URLSET}${body}</urlset>\n`)
  })

  app.get<{ Params: { part: string } }>('/sitemap-items-:part.xml', async (request, reply) => {
    const part = /^[1-9]\d{0,5}$/.test(request.params.part) ? Number(request.params.part) : 0
    const after = (part - 1) * PART
    if (part === 0 || after >= (await lastApprovedItem(reads))) return reply.callNotFound()
    return await reply
      .header('cache-control', AN_HOUR)
      .type(xml)
      .send(Readable.from(writePart(approvedItems(reads, { after, last: after + PART }), location)))
  })
}

async function* writePart(batches: AsyncIterable<SitemapItem[]>, location: (path: string) => string): AsyncGenerator<string> {
  yield URLSET
  for await (const batch of batches) yield batch.map((item) => entryOf(item, location)).join('')
  yield '</urlset>\n'
}

function entryOf({ public_id, name, category_public_id, created_at }: SitemapItem, location: (path: string) => string): string {
  const page = location(itemPath({ _id: public_id, name, categoryId: category_public_id }))
  const picture = location(pictureAddress(public_id)).replace(/loc>/g, 'image:loc>')
  return `<url>${page}<lastmod>${created_at.toISOString()}</lastmod><image:image>${picture}</image:image></url>\n`
}
