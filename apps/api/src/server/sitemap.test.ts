import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { onBothDatabases } from '../testing/on-databases.ts'
import { addItem } from '../testing/items.ts'
import { readPage } from '../testing/page-source.ts'

onBothDatabases('the sitemap', (shop) => {
  const read = async (path: string) => {
    const response = await fetch(shop().url + path)
    return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
  }
  const locations = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)

  it('is named in robots.txt, which excludes API and account pages', async () => {
    const { type, text } = await read('/robots.txt')
    expect(type).toContain('text/plain')
    expect(text).toContain(`Sitemap: ${shop().url}/sitemap.xml\n`)
    for (const closed of ['/api/', '/checkout', '/orders', '/wishList', '/hi/checkout', '/hi/orders'])
      expect(text).toContain(`Disallow: ${closed}\n`)
    expect(text).not.toMatch(/Disallow: \/(?:\n|search|image\/|graphic|media|assets)/)
  })

  it('lists every public page and every approved item with its picture, and nothing else', async () => {
    const shown = await addItem(shop().services, { name: 'Tea & <gardens> "misty"' })
    const graphic = await addItem(shop().services, { name: 'दीया', category_id: 2 })
    const hidden = await addItem(shop().services, { approval: 'awaiting' })
    const index = await read('/sitemap.xml')
    expect(locations(index.text)).toEqual(['/sitemap-pages.xml', '/sitemap-items-1.xml'].map((path) => shop().url + path))
    const items = await read('/sitemap-items-1.xml')
    expect([items.status, items.type]).toEqual([200, 'application/xml; charset=utf-8'])
    expect(locations(items.text)).toEqual(
      [`/image/tea-gardens-misty-${shown.publicId}`, `/graphic/${graphic.publicId}`].map((path) => shop().url + path),
    )
    expect(items.text).toContain(`<image:loc>${shop().url}/media/${shown.publicId}.jpg</image:loc>`)
    expect(items.text).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/)
    expect(items.text).not.toContain(hidden.publicId)
    for (const address of [...locations((await read('/sitemap-pages.xml')).text), ...locations(items.text)]) {
      const { status, links } = await readPage(address)
      expect([status, links.find(({ rel }) => rel === 'canonical')?.href], address).toEqual([200, address])
    }
  })

  it('is split after 50,000 ids without losing any', async () => {
    await sql`insert into items (id, public_id, source_key, name, description, category_id, seller_id, price, purchase_type, width, height, file_ext, file_types,
        keywords, location, licence, author, source, approval, note, thumb_hash, colour, original_key, original_bytes, original_sha256, original_type, contents)
      overriding system value
      select n, 'many' || n, 'many' || n, 'Kite ' || n, '', 1, seller_id, price, purchase_type, width, height, file_ext, file_types, keywords, location, licence, author,
        source, approval, note, thumb_hash, colour, 'many' || n, original_bytes, original_sha256, original_type, contents
      from generate_series(49001, 53000) n, (select * from items where approval = 'approved' limit 1) one`.execute(shop().services.db)
    expect(locations((await read('/sitemap.xml')).text).length).toBe(3)
    const [first, second] = [await read('/sitemap-items-1.xml'), await read('/sitemap-items-2.xml')]
    const many = (text: string) => locations(text).filter((address) => address.includes('-many'))
    expect([many(first.text).length, many(second.text).length]).toEqual([1_000, 3_000])
    expect(new Set([...many(first.text), ...many(second.text)]).size).toBe(4_000)
    expect(many(second.text).at(-1)).toBe(`${shop().url}/image/kite-53000-many53000`)
    expect(second.text.endsWith('</urlset>\n')).toBe(true)
  })

  it.each(['/sitemap-items-0.xml', '/sitemap-items-99.xml', '/sitemap-items-x.xml', '/sitemap-items--1.xml', '/sitemap-items-1e3.xml'])(
    'has no part %s',
    async (path) => {
      expect((await read(path)).status).toBe(404)
    },
  )
})
