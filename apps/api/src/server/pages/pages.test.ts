import { expect, it } from 'vitest'
import { onBothDatabases, onOneDatabase } from '../../testing/on-databases.ts'
import { addItem } from '../../testing/items.ts'
import { addPage } from '../../testing/pages.ts'
import { readPage } from '../../testing/page-source.ts'
import { buy } from '../../testing/purchases.ts'
import { eventually } from '../../testing/shop.ts'

onBothDatabases('a rendered page', (shop) => {
  const page = (path: string, headers = {}) => readPage(shop().url + path, headers)
  it('is the same for a visitor and a member, and contains no personal data [TB-05]', async () => {
    const buyer = await shop().member()
    const item = await addItem(shop().services, { name: 'Owned thing' })
    await buy(shop(), buyer, [item])
    const withSession = { authorization: `Bearer ${buyer.token}`, cookie: `${buyer.cookie}; token=${buyer.token}` }
    for (const path of [`/image/x-${item.publicId}`, '/', '/search', '/orders', '/wishList', '/checkout']) {
      const [theirs, anybodys] = [await page(path, withSession), await page(path)]
      expect(theirs.html, path).toBe(anybodys.html)
      expect(theirs.html).not.toMatch(new RegExp(`${buyer.userId}|${buyer.email}|${buyer.token}|"original"`))
    }
    const { pageData } = await page(`/image/x-${item.publicId}`)
    expect(pageData.loaderData['/image/:piece'].image).toMatchObject({ name: 'Owned thing', owned: false })
  })

  it('has its text, pictures, prices and links without a script', async () => {
    const { publicId } = await addItem(shop().services, { name: 'Snake boat race', keywords: ['regatta'] })
    const { html } = await page('/search/regatta')
    expect(html).toContain(`<a href="/image/snake-boat-race-${publicId}"`.slice(3))
    expect(html).toMatch(new RegExp(`<img[^>]*src="/media/${publicId}\\.jpg\\?format=jpeg&amp;compress=800"`))
    expect(html).toContain('₹199')
    expect((await page(`/image/x-${publicId}`)).html).toMatch(/<h1[^>]*>Snake boat race<\/h1>/)
  })

  it('redirects the search form to the list of results', async () => {
    const at = async (path: string) => {
      const { status, headers } = await page(path)
      return [status, headers.get('location')]
    }
    expect(await at('/search?q=green+tea')).toEqual([302, '/search/green-tea'])
    expect(await at('/search?q=green+tea&category=images')).toEqual([302, '/search/image/green-tea'])
    expect(await at('/search?q=&category=all')).toEqual([302, '/search'])
    expect(await at('/search?q=%2F%2Fevil.example')).toEqual([302, '/search/evil.example'])
  })

  it('counts a successful search once for each visitor [SRCH-12]', async () => {
    await addItem(shop().services, { name: 'Rickshaw', keywords: ['rickshaw'] })
    const from = (address: string) => page('/search/rickshaw', { 'x-forwarded-for': address })
    for (const address of ['203.0.113.1', '203.0.113.1', '198.51.100.2']) await from(address)
    await page('/search/nothinglikethat')
    await shop().services.searches.flush()
    const rows = await shop().services.db.selectFrom('searches').select('keyword').where('keyword', '=', 'rickshaw').execute()
    expect(rows).toEqual([{ keyword: 'rickshaw' }, { keyword: 'rickshaw' }])
  })

  it('is rendered again after a change in the database', async () => {
    const { publicId } = await addItem(shop().services, { name: 'Old name' })
    const titleOf = async (path: string) => (await page(path)).title
    expect(await titleOf(`/image/x-${publicId}`)).toBe('Old name | Chitra')
    await shop().services.db.updateTable('items').set({ name: 'New name' }).where('public_id', '=', publicId).execute()
    await eventually(async () => ((await titleOf(`/image/x-${publicId}`)) === 'New name | Chitra' ? true : undefined), 'the new name')
    await titleOf('/aboutus')
    await addPage(shop().services, { slug: 'aboutpage', title: 'Who we are', body: '<p>Us</p>' })
    await eventually(async () => ((await titleOf('/aboutus')) === 'Who we are | Chitra' ? true : undefined), 'the new text')
  })

  it('is the same with and without compression, as the visitor accepts', async () => {
    const at = async (encoding: string) => {
      const response = await fetch(`${shop().url}/faq`, { headers: { accept: 'text/html', 'accept-encoding': encoding } })
      return { encoding: response.headers.get('content-encoding'), html: await response.text() }
    }
    const plain = await at('identity')
    expect(plain.encoding).toBeNull()
    for (const [accepted, encoding] of [
      ['gzip', 'gzip'],
      ['gzip, deflate, br, zstd', 'br'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
    ] as const)
      expect(await at(accepted), accepted).toEqual({ encoding, html: plain.html })
    expect((await at('gzip;q=0, br;q=0.0')).encoding).toBeNull()
  })

  const nonceOf = ({ headers }: { headers: Headers }) =>
    /style-src 'self' 'nonce-(\w{32})';/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? ''

  it('has one nonce in its policy and its styles, which is another for any other document, and lets no script in', async () => {
    const { publicId } = await addItem(shop().services, { name: 'Before' })
    const path = `/image/x-${publicId}`
    const before = await page(path)
    await shop().services.db.updateTable('items').set({ name: 'After' }).where('public_id', '=', publicId).execute()
    const [after, list] = [await page(path), await page('/search')]
    expect(new Set([before, after, list].map(nonceOf)).size).toBe(3)
    for (const source of [before, after, list]) {
      expect(source.meta.get('csp-nonce')).toBe(nonceOf(source))
      for (const [, nonce] of source.html.matchAll(/<style nonce="([^"]*)"/g)) expect(nonce).toBe(nonceOf(source))
      expect(source.html).not.toMatch(/<[^>]* style=/)
      expect(source.headers.get('content-security-policy')).not.toMatch(/script-src [^;]*nonce/)
    }
  })

  it('is answered with 304 to whoever has it, and anew after a change', async () => {
    const { publicId } = await addItem(shop().services, { name: 'Kept' })
    const path = `/image/x-${publicId}`
    const before = await page(path)
    const condition = { 'if-none-match': before.headers.get('etag') ?? '' }
    const same = await page(path, condition)
    expect([same.status, same.html, same.headers.get('etag')]).toEqual([304, '', before.headers.get('etag')])
    // The old document goes with the policy of the 304.
    expect(same.headers.get('content-security-policy')).toBe(before.headers.get('content-security-policy'))
    await shop().services.db.updateTable('items').set({ name: 'Changed' }).where('public_id', '=', publicId).execute()
    expect((await page(path, condition)).title).toBe('Changed | Chitra')
  })
})

onOneDatabase('the scripts of a page', (shop) => {
  it('are those of every page where the browser alone knows what it shows', async () => {
    const { html } = await readPage(`${shop().url}/checkout`)
    const [, listed = ''] = /<script type="module" data-scripts="([^"]*)"/.exec(html) ?? []
    // A hash may hold hyphens, too.
    const expected = ['begin-react', 'index', 'libraries', 'rolldown-runtime'].map((name) =>
      expect.stringMatching(new RegExp(`^/assets/${name}-[\\w-]{6,8}\\.js$`)),
    )
    expect(listed.split(' ')).toEqual(expected)
    expect(html.match(/<script type="module"/g)).toHaveLength(1)
  })

  it('are named once each, in the order in which they begin, with that of its screen among them, and all exist', async () => {
    const { html } = await readPage(`${shop().url}/search/kite`)
    const [, listed = ''] = /<script type="module" data-scripts="([^"]*)"/.exec(html) ?? []
    const scripts = listed.split(' ')
    expect(html.match(/<script type="module"/g)).toHaveLength(1)
    expect(scripts[0]).toMatch(/^\/assets\/begin-react-/)
    expect(scripts[1]).toMatch(/^\/assets\/index-/)
    expect(scripts.some((href) => href.startsWith('/assets/search-'))).toBe(true)
    expect(new Set(scripts).size).toBe(scripts.length)
    for (const href of scripts) expect((await fetch(shop().url + href)).status, href).toBe(200)
  })
})
