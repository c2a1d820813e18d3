import { take } from '@chitra/api-client'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOMES } from '../testing/databases.ts'
import { addItem, type TestItem } from '../testing/items.ts'
import { startTestShop, type TestShop, type Visitor } from '../testing/shop.ts'

describe.each(HOMES)('the catalogue, %s', (home) => {
  let shop: TestShop
  let visitor: Visitor
  let [tea, diya, hidden]: TestItem[] = []
  beforeAll(async () => {
    shop = await startTestShop(home)
    visitor = await shop.visitor()
    tea = await addItem(shop.services, { name: 'Tea gardens', keywords: ['tea', 'hills'], width: 2400, height: 1600 })
    diya = await addItem(shop.services, { name: 'दीया and light', keywords: ['diya', 'दीया'], category_id: 2, width: 1000, height: 2000 })
    hidden = await addItem(shop.services, { name: 'Tea, not yet seen', keywords: ['tea'], approval: 'awaiting' })
    await shop.services.db
      .insertInto('cms_pages')
      .values({ slug: 'aboutpage', title: 'About', body: '<p>Hello</p>' } as never)
      .execute()
  })
  afterAll(() => shop.remove())
  const list = async (query: Record<string, unknown>) => (await take(visitor.api.GET('/api/images-list/', { params: { query } }))).data

  it('lists and filters by words, category, orientation and size, and counts [API-listImages, API-filterImages, SRCH-10]', async () => {
    const ids = async (query: Record<string, unknown>) => (await list(query)).image.map((item) => item._id)
    expect((await ids({})).toSorted()).toEqual([tea?.publicId, diya?.publicId].toSorted())
    expect(await ids({ search: 'TEA hill' })).toEqual([tea?.publicId])
    expect(await ids({ search: 'दीया' })).toEqual([diya?.publicId])
    expect(await ids({ categoryId: 'graphic' })).toEqual([diya?.publicId])
    expect(await ids({ categoryId: 'nosuch' })).toEqual([])
    expect(await ids({ landscape: true })).toEqual([tea?.publicId])
    expect(await ids({ portrait: true })).toEqual([diya?.publicId])
    expect(await ids({ height: 1700 })).toEqual([diya?.publicId])
    expect(await ids({ width: 2400 })).toEqual([tea?.publicId])
    expect(await list({ limit: 1, skip: 2 })).toMatchObject({ count: 2, countIsLowerBound: false })
    const filtered = await take(visitor.api.GET('/api/images/', { params: { query: { search: 'tea' } } }))
    expect(filtered.data.count).toBe(1)
  })

  it('answers "free" with what costs nothing, which is where the home page\'s "Start with a free one" leads [HOME-02]', async () => {
    const gift = await addItem(shop.services, { name: 'A gift', keywords: ['present'], purchase_type: 'free', price: 0 })
    expect((await list({ search: 'free' })).image.map((item) => item._id)).toEqual([gift.publicId])
    await shop.services.db.transaction().execute(async (trx) => {
      await trx.updateTable('items').set({ approval: 'rejected' }).where('id', '=', gift.id).execute()
      await shop.services.search.index(trx, [gift.id])
    })
    expect((await list({ search: 'free' })).count).toBe(0)
  })

  it('suggests, names both categories, and finds an item by its public address alone [API-suggestImages, API-listCategories, API-findImageByUrl, TI-09]', async () => {
    expect((await take(visitor.api.GET('/api/images/suggestions/', { params: { query: { search: 'te' } } }))).data.image).toContain('tea')
    expect((await take(visitor.api.GET('/api/categories/'))).data.category.map(({ category }) => category)).toEqual(['image', 'graphic'])
    const find = (url: string) => visitor.api.POST('/api/images/url/', { body: { url } })
    expect((await take(find(`${shop.url}/media/${tea?.publicId}.jpg`))).data.image._id).toBe(tea?.publicId)
    for (const url of [
      `/media/${hidden?.publicId}.jpg`,
      `http://evil.example/media/${tea?.publicId}.jpg`,
      `/media/${tea?.publicId}.zip`,
      'originals/x',
    ])
      expect((await find(url)).response.status, url).toBe(404)
  })

  it('shows an approved item to anybody, another to nobody [API-getImage]', async () => {
    const detail = (await take(visitor.api.GET('/api/images/{id}', { params: { path: { id: tea?.publicId ?? '' } } }))).data
    expect(detail.image).toMatchObject({ price: 19_900, tax: 3_582, total: 23_482, owned: false, approved: true })
    for (const id of [hidden?.publicId ?? '', 'undefined', 'null', 'x'.repeat(64), '%2e%2e'])
      expect((await visitor.api.GET('/api/images/{id}', { params: { path: { id } } })).response.status, id).toBe(404)
  })

  it('gives pages by their slug, and none by a name of JavaScript or of the file system [API-getCmsPage, API-getHomePage, API-listBanners, TI-08]', async () => {
    expect((await take(visitor.api.GET('/api/cms-info/{slug}', { params: { path: { slug: 'aboutpage' } } }))).data.cms.body).toBe(
      '<p>Hello</p>',
    )
    for (const slug of ['__proto__', 'constructor', '..%2f..%2fetc%2fpasswd', 'nosuch'])
      expect((await visitor.fetch(`/api/cms-info/${slug}`)).status, slug).toBe(404)
    expect((await take(visitor.api.POST('/api/home-page-data', { body: { page_slug: 'homepage' } }))).data).toMatchObject({
      banners: [],
      cms: { slug: 'homepage' },
    })
    expect((await visitor.api.POST('/api/home-page-data', { body: { page_slug: '__proto__' } })).response.status).toBe(404)
    expect((await take(visitor.api.GET('/api/banner/'))).data.banners).toEqual([])
  })

  it('refuses what does not fit the contract with words and never with 500 [TI-02, TI-04, TI-05, TV-03]', async () => {
    const refused = await visitor.fetch('/api/images-list/?height=abc&limit=1000')
    const body = (await refused.json()) as { errorMessage: string; requestId: string }
    expect(refused.status).toBe(400)
    expect(body.errorMessage).toContain('height')
    expect(body.requestId).toBe(refused.headers.get('x-request-id'))
    const nasty = fc.constantFrom(
      '\0',
      '\ud800',
      '%00',
      '2147483648',
      '9223372036854775808',
      '1e309',
      'NaN',
      '-0',
      '[]',
      '{}',
      '__proto__',
      '((((a+)+)+)+$',
      '%25%25',
      "' or 1=1 --",
      'x'.repeat(3000),
      'null',
      '',
      'दीया',
    )
    const value = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 60 }), fc.integer().map(String))
    const name = fc.constantFrom(
      'search',
      'categoryId',
      'limit',
      'skip',
      'recent',
      'height',
      'width',
      'landscape',
      'portrait',
      'search[]',
      'file_url',
    )
    const path = fc.constantFrom('/api/images-list/', '/api/images/', '/api/images/suggestions/', '/api/image-download', '/api/orders/')
    await fc.assert(
      fc.asyncProperty(path, fc.array(fc.tuple(name, value), { maxLength: 4 }), async (to, pairs) => {
        const response = await visitor.fetch(
          `${to}?${new URLSearchParams(pairs.map(([key, text]) => [key, text.toWellFormed()])).toString()}`,
        )
        expect(response.status).toBeLessThan(500)
        const text = await response.text()
        expect(text).not.toMatch(/node_modules|\bat \w+ \(|select .* from/i)
      }),
      { numRuns: 300 },
    )
    const bodies = [
      'null',
      '{bad',
      '[]',
      '"x"',
      '{"email":{"$ne":1},"password":"x"}',
      '{"__proto__":{"a":1}}',
      '{"email":"\\u0000","password":"x"}',
      `{"email":"${'x'.repeat(200_000)}"}`,
    ]
    for (const content of bodies) {
      const response = await visitor.fetch('/api/users/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: content,
      })
      expect([400, 413], content.slice(0, 40)).toContain(response.status)
    }
    const form = await visitor.fetch('/api/users', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\ncut',
    })
    expect([400, 413]).toContain(form.status)
  })

  it('sends the security headers on every kind of answer, and no foreign origin gets in [TB-03, TB-05]', async () => {
    for (const path of ['/', '/api/health', '/api/nosuch', '/media/nosuch.jpg', '/api/images-list/?height=x', '/api/images/%zz']) {
      const { headers } = await fetch(`${shop.url}${path}`, { headers: { origin: 'https://evil.example' } })
      expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
      expect(headers.get('content-security-policy')).not.toContain('unsafe-inline')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('access-control-allow-origin')).toBeNull()
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    }
    expect((await fetch(`${shop.url}/api/docs/`)).status).toBe(200)
  })
})
