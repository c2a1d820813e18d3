import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { addItem } from '../../testing/items.ts'
import { canonicalOf, readPage } from '../../testing/page-source.ts'
import { addPage } from '../../testing/pages.ts'
import { PAYLOADS } from '../../testing/payloads.ts'
import { onOneDatabase } from '../../testing/on-databases.ts'
import { startPostgres } from '../../testing/postgres.ts'
import { eventually, startTestShop } from '../../testing/shop.ts'

const ORIGIN = 'https://shop.example'

/** The texts of all scripts that are in a document itself, without its blocks of data. */
const inlineScriptsOf = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]* (?:src|type="application\/(?:ld\+)?json"))[^>]*>([^]*?)<\/script/gi)].map(([, text = '']) => text)

/** The names of all elements of a document. */
const elementsOf = (html: string): string[] => [...html.matchAll(/<([a-z][a-z0-9-]*)/gi)].map(([, name = '']) => name.toLowerCase())

onOneDatabase(
  'the head of a page',
  (shop) => {
    const page = (path: string, headers = {}) => readPage(`http://127.0.0.1:${shop().services.config.port}${path}`, headers)

    it('has an item’s name, full price, picture and licence [ITEM-08, CART-04]', async () => {
      const { publicId } = await addItem(shop().services, { name: 'Tea gardens, misty hills', width: 4800, height: 3200 })
      const { status, title, meta, facts, ...source } = await page(`/image/anything-${publicId}`)
      const address = `${ORIGIN}/image/tea-gardens-misty-hills-${publicId}`
      expect([status, title, canonicalOf({ status, title, meta, facts, ...source })]).toEqual([
        200,
        'Tea gardens, misty hills | Chitra',
        address,
      ])
      expect(Object.fromEntries(meta)).toMatchObject({
        description: 'Terraces',
        keywords: 'tea, hills',
        'og:type': 'product',
        'og:url': address,
        'og:title': 'Tea gardens, misty hills | Chitra',
        'og:description': '₹199 + 18% GST = ₹234.82 · Terraces',
        'og:image': `${ORIGIN}/media/${publicId}.jpg`,
        'og:image:width': '1600',
        'og:image:height': '1067',
        'og:image:alt': 'Tea gardens, misty hills',
        'product:price:amount': '199.00',
        'product:price:currency': 'INR',
        'twitter:card': 'summary_large_image',
      })
      expect(meta.has('robots')).toBe(false)
      expect(facts.get('Product')).toMatchObject({
        name: 'Tea gardens, misty hills',
        offers: { price: '199.00', priceCurrency: 'INR', url: address, priceSpecification: { valueAddedTaxIncluded: false } },
      })
      expect(facts.get('ImageObject')).toMatchObject({
        contentUrl: `${ORIGIN}/media/${publicId}.jpg`,
        license: `${ORIGIN}/terms-and-conditions`,
        acquireLicensePage: address,
        creator: { '@type': 'Person', name: 'Meera' },
        creditText: 'Meera / Chitra',
        copyrightNotice: '© Meera',
      })
      expect(facts.get('BreadcrumbList').itemListElement.map((entry: { item: string }) => entry.item)).toEqual([
        `${ORIGIN}/`,
        `${ORIGIN}/search/image`,
        address,
      ])
    })

    it('names a free item free, and has the canonical address of a graphic [ITEM-11, ROUTE-07]', async () => {
      const { publicId } = await addItem(shop().services, { name: 'दीया', price: 0, purchase_type: 'free', category_id: 2 })
      const source = await page(`/image/${publicId}`)
      expect(canonicalOf(source)).toBe(`${ORIGIN}/graphic/${publicId}`)
      expect(source.meta.get('og:description')).toBe('Free · Terraces')
      expect(source.meta.get('product:price:amount')).toBe('0.00')
      expect(source.title).toBe('दीया | Chitra')
    })

    it('has the canonical address of an item at /product-details [ROUTE-10]', async () => {
      const { publicId } = await addItem(shop().services, { name: 'Kites' })
      expect(canonicalOf(await page(`/product-details?id=${publicId}`))).toBe(`${ORIGIN}/image/kites-${publicId}`)
    })

    it('excludes an unknown or unapproved item from search engines, on a page with status 404 [ITEM-14]', async () => {
      const { publicId } = await addItem(shop().services, { name: 'Hidden thing', approval: 'awaiting' })
      for (const path of [`/image/x-${publicId}`, '/image/x-nosuchitem', '/image/%27%22', '/nosuch', '/search/a/b/c', '/%00']) {
        const source = await page(path)
        if (path === '/%00' && source.status === 400) continue
        expect([source.status, source.meta.get('robots')], path).toEqual([404, 'noindex'])
        expect(source.html, path).toMatch(/<div id="root">.+/)
        expect(source.html).not.toContain('Hidden thing')
      }
    })

    it('has one canonical address per list, without filters but with the page number, and excludes an empty list from search engines [SRCH-08, SRCH-11]', async () => {
      await addItem(shop().services, { name: 'Backwaters', keywords: ['canoe'] })
      const at = async (path: string) => {
        const source = await page(path)
        return [canonicalOf(source)?.slice(ORIGIN.length), source.meta.get('robots') ?? 'index', source.title]
      }
      expect(await at('/search/canoe?orientation=landscape&recent=true')).toEqual(['/search/canoe', 'index', 'canoe | Chitra'])
      expect(await at('/category/image')).toEqual(['/search/image', 'index', 'Images | Chitra'])
      expect(await at('/search/image/canoe')).toEqual(['/search/image/canoe', 'index', 'canoe: images | Chitra'])
      expect(await at('/search?page=2')).toEqual(['/search?page=2', 'noindex', 'All images and graphics, page 2 | Chitra'])
      expect((await at('/search/zzzzqqqq'))[1]).toBe('noindex')
      expect((await at('//search//canoe'))[0]).toBe('/search/canoe')
    })

    it('comes from the record of home and of the operator’s pages, or from the shop’s defaults [HOME-04, STAT-01, STAT-03, STAT-08]', async () => {
      const bare = await page('/')
      expect([bare.title, canonicalOf(bare)]).toEqual(['Chitra: pictures of India, ₹199 each', `${ORIGIN}/`])
      expect(bare.facts.get('WebSite').potentialAction.target.urlTemplate).toBe(`${ORIGIN}/search/{search_term_string}`)
      await addPage(shop().services, { slug: 'homepage', meta_title: 'Diwali pictures', meta_description: 'Lamps', meta_keywords: 'diya' })
      const written = await eventually(async () => {
        const source = await page('/')
        return source.title === 'Diwali pictures' ? source : undefined
      }, 'the new title')
      expect([written.meta.get('description'), written.meta.get('keywords')]).toEqual(['Lamps', 'diya'])
      await addPage(shop().services, {
        slug: 'faqpage',
        title: 'FAQ',
        body: '<h2>May I &amp; you?</h2><p>Yes,</p><p>both <b>of us</b>.</p>',
      })
      expect((await page('/faq')).facts.get('FAQPage').mainEntity).toEqual([
        { '@type': 'Question', name: 'May I & you?', acceptedAnswer: { '@type': 'Answer', text: 'Yes, both of us.' } },
      ])
      const titles = await Promise.all(
        ['/terms-and-conditions', '/privacy-policy', '/support'].map(async (path) => (await page(path)).title),
      )
      expect(titles).toEqual(['Terms and conditions | Chitra', 'Privacy policy | Chitra', 'Contact Us | Chitra'])
    })

    it('excludes personal pages from search engines, and loads nothing but settings for them', async () => {
      for (const path of [
        '/checkout',
        '/orders',
        '/wishList',
        '/editProfile',
        '/changePassword',
        '/login',
        '/signup',
        '/reset-password/abc',
      ]) {
        const { status, meta, pageData } = await page(path)
        expect([status, meta.get('robots')], path).toEqual([200, 'noindex'])
        const read = Object.entries(pageData.loaderData).filter(([, answer]) => answer !== null)
        expect([pageData.screen, read.map(([route]) => route)], path).toEqual([null, ['shop']])
      }
    })

    it('is the same for every visitor, and has two scripts that the policy knows by their hashes: one sets their theme, one loads the others', async () => {
      const [source, other] = [await page('/'), await page('/', { cookie: 'a=1; theme=dark; b=2' })]
      expect(other.html).toBe(source.html)
      expect(source.html).toMatch(/<html lang="en">/)
      const scripts = inlineScriptsOf(source.html)
      const hashes = scripts.map((one) => `'sha256-${createHash('sha256').update(one).digest('base64')}'`)
      expect(hashes).toHaveLength(2)
      expect(source.headers.get('content-security-policy')).toContain(`script-src 'self' ${hashes.join(' ')};`)
      const [script = '', loader = ''] = scripts
      expect(loader).toContain('data-scripts')
      const themeOf = (cookie: string): string | undefined => {
        const document = { cookie, documentElement: { dataset: {} as { theme?: string } } }
        runInNewContext(script, { document })
        return document.documentElement.dataset.theme
      }
      expect(['a=1; theme=dark; b=2', 'theme=light'].map(themeOf)).toEqual(['dark', 'light'])
      for (const cookie of ['', 'theme=', 'theme="><script>', 'theme=darker', 'mytheme=dark'])
        expect(themeOf(cookie), cookie).toBeUndefined()
    })

    it('ignores forwarded hosts for the shop’s own address [TA-09]', async () => {
      const { html } = await page('/', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'ftp' })
      expect(html).not.toContain('evil.example')
    })

    describe('hostile texts', () => {
      it.each(PAYLOADS)('appear as text on every page: %s [TB-01]', async (payload) => {
        const itemPage = async (name: string, keyword: string) =>
          await page(`/image/${(await addItem(shop().services, { name, keywords: [keyword] })).publicId}`)
        const [item, search] = [await itemPage(`X ${payload}`, payload), await page(`/search/${encodeURIComponent(payload)}`)]
        const harmless = [await itemPage('X y', 'y'), await page('/search/nothinglikeit'), await page('/search')]
        const ours = new Set(harmless.flatMap(({ html }) => elementsOf(html)))
        for (const { html, status } of [item, search]) {
          if (status === 400) continue
          expect(elementsOf(html).filter((name) => !ours.has(name))).toEqual([])
          expect(inlineScriptsOf(html)).toEqual(harmless.slice(0, 1).flatMap((one) => inlineScriptsOf(one.html)))
          for (const [tag] of html.matchAll(/<[a-z][^>]*>/gi)) {
            expect(tag.replace(/"[^"]*"/g, '')).not.toMatch(/ on|http-equiv|href=[^ />]|srcdoc/i)
            expect(tag).not.toMatch(/ (?:href|src)="(?!\/(?!\/)|https:|mailto:|#)/)
            if (tag.startsWith('<style')) expect(tag).toMatch(/^<style nonce="\w+">$/)
          }
        }
        expect(item.meta.get('og:image:alt')).toBe(`X ${payload}`)
        expect(item.facts.get('Product').name).toBe(`X ${payload}`)
        expect(item.facts.get('ImageObject').keywords).toBe(payload)
      })

      it('in the operator’s records appear as text in the head [TB-01, STAT-07]', async () => {
        await addPage(shop().services, {
          slug: 'aboutpage',
          title: '</title><script>alert(1)</script>',
          meta_title: '</title><script>alert(1)</script>',
          meta_description: '"><script>alert(1)</script>',
          meta_keywords: "' onload='alert(1)",
          body: '<p>About</p>',
        })
        const { html, title } = await page('/aboutus')
        expect(html).not.toContain('<script>alert')
        expect(title).toBe('</title><script>alert(1)</script>')
      })

      it.each([
        '/%zz',
        '/search/%',
        '/search/%E0%A4%A',
        `/search/${'a'.repeat(5000)}`,
        '/image/%00',
        '/search/%00',
        '/image/../../etc/passwd',
        '/product-details?id=%00',
        '/search?page=9e99&height=%00',
        '/search/tea?page=99999999999',
      ])('in an address cause no server error: %s', async (path) => {
        expect((await page(path)).status).toBeLessThan(500)
      })
    })
  },
  { PUBLIC_URL: ORIGIN },
)

describe('a page while the database is unavailable', () => {
  it('is answered with 503, and is not cached', async () => {
    const postgres = await startPostgres()
    const shop = await startTestShop('embedded', { DATABASE_URL: postgres.url })
    const { publicId } = await addItem(shop.services)
    await postgres.pause()
    const address = `${shop.url}/image/x-${publicId}`
    const source = await readPage(address)
    expect([source.status, source.title, source.meta.get('robots')]).toEqual([503, 'Chitra: pictures of India, ₹199 each', 'noindex'])
    expect(source.html).toContain('The page could not be loaded.')
    await postgres.start()
    await eventually(async () => ((await readPage(address)).status === 200 ? true : undefined), 'the page')
    await shop.remove()
    await postgres.stop()
  })
})
