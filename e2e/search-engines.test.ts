import { canonicalOf, readPage } from '@chitra/api/testing/page-source.ts'
import { describe, expect, it } from 'vitest'
import { idOf, newBuyer, signedIn } from './buyer.ts'
import { useShop } from './harness.ts'

const stage = useShop()

const CONTENT = /^(?:GET|POST) \/api\//
const addressOf = async (title: string): Promise<string> =>
  canonicalOf(await readPage(`${stage.url}/image/${await idOf(stage, title)}`))?.slice(stage.url.length) ?? ''

describe('a crawler without scripts', () => {
  it('sees an item’s picture, name and price for a link preview', async () => {
    const title = stage.shop.titles[0] ?? ''
    const { status, meta } = await readPage(stage.url + (await addressOf(title)), { 'user-agent': 'WhatsApp/2.24' })
    expect([status, meta.get('og:title')]).toEqual([200, `${title} | Chitra`])
    expect(meta.get('og:description')).toMatch(/^₹199 \+ 18% GST = ₹234\.82 · ./)
    const picture = await fetch(meta.get('og:image') ?? '')
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  })

  it('follows robots.txt and the sitemap to existing pages and pictures', async () => {
    const read = async (url: string) => await (await fetch(url)).text()
    const locations = (xml: string) => [...xml.matchAll(/<(?:image:)?loc>([^<]+)</g)].map(([, url = '']) => url)
    const [, map = ''] = /^Sitemap: (\S+)$/m.exec(await read(`${stage.url}/robots.txt`)) ?? []
    const addresses = (await Promise.all(locations(await read(map)).map(read))).flatMap(locations)
    expect(addresses.length).toBeGreaterThan(200)
    // Every eleventh: pages and pictures alternate, so an odd step includes both.
    for (const address of addresses.filter((_, at) => at % 11 === 0)) expect((await fetch(address)).status, address).toBe(200)
  })
})

describe('a first load', () => {
  it.each([390, 1280])('at %i px repeats no call that its HTML answers, and uses every preloaded picture', async (width) => {
    const { page, faults } = stage
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/', '/search', '/search/image?recent=true', await addressOf(stage.shop.titles[0] ?? ''), '/faq', '/support']) {
      faults.seen.length = 0
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      expect(
        faults.seen.filter((call) => CONTENT.test(call)),
        path,
      ).toEqual([])
      // A picture preloaded from another address than it is drawn from would be fetched twice.
      const unused = () =>
        page.evaluate(() => {
          const drawn = new Set([...document.images].map(({ currentSrc }) => currentSrc))
          return performance
            .getEntriesByType('resource')
            .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'link' && entry.name.includes('/media/'))
            .map(({ name }) => name)
            .filter((name) => !drawn.has(name))
        })
      await expect.poll(unused, { message: path }).toEqual([])
    }
  })

  it('has the same head in the browser as in its HTML, without duplicates [HOME-04, ITEM-08, STAT-08]', async () => {
    const { page } = stage
    const item = await addressOf(stage.shop.titles[0] ?? '')
    for (const path of [
      '/',
      '/search',
      '/search/tea',
      '/search/image',
      '/search/graphic/diya',
      item,
      '/aboutus',
      '/careers',
      '/faq',
      '/support',
      '/terms-and-conditions',
      '/privacy-policy',
      '/image/nosuch',
      '/login',
      '/signup',
      '/forgot-password',
    ]) {
      const written = await readPage(stage.url + path)
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await expect.poll(() => page.title(), { message: path }).toBe(written.title)
      const description = page.locator('head > meta[name="description"]')
      await expect.poll(() => description.count(), { message: path }).toBe(1)
      await expect.poll(() => description.getAttribute('content'), { message: path }).toBe(written.meta.get('description'))
    }
  })

  it('leaves nothing in the head of the next page', async () => {
    const { page } = stage
    await page.goto(await addressOf(stage.shop.titles[0] ?? ''))
    await expect.poll(() => page.locator('head > link[rel="canonical"]').count()).toBe(1)
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
    await page.getByRole('heading', { level: 1, name: 'Questions' }).waitFor()
    await expect.poll(() => page.locator('head > link[rel="canonical"]').getAttribute('href')).toBe(`${stage.url}/faq`)
    expect(await page.locator('head > meta[property="og:image"], head > meta[property^="product:"]').count()).toBe(0)
    expect(await page.locator('script[type="application/ld+json"]').allTextContents()).not.toContainEqual(
      expect.stringContaining('Product'),
    )
  })
})

describe('a signed-in user', () => {
  it('gets HTML without private data, and loads it afterwards [TB-05]', async () => {
    const { page, faults } = stage
    const buyer = await newBuyer(stage, { firstName: 'Anoushka', lastName: 'Venkataraman' })
    await signedIn(stage, buyer)
    const path = await addressOf(stage.shop.titles[0] ?? '')
    for (const address of [path, '/', '/search', '/orders', '/editProfile', '/checkout']) {
      const html = await (await page.request.get(address, { headers: { authorization: `Bearer ${buyer.token}` } })).text()
      for (const secret of [buyer.token, buyer.email, buyer.userId, 'Anoushka', 'Venkataraman', '"original"'])
        expect(html, `${secret} on ${address}`).not.toContain(secret)
    }
    faults.seen.length = 0
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => faults.seen.filter((call) => call.startsWith('GET /api/images/'))).toHaveLength(1)
    expect(faults.seen.filter((call) => call.includes('/api/site-settings'))).toEqual([])
  })
})
