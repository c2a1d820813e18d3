import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { buyThroughCart, idOf, newBuyer, signedIn } from './buyer.ts'
import { useShop } from './harness.ts'
import { goWithin } from './looks.ts'
import { hydrated } from './hydration.ts'

const stage = useShop()

/** The entry script. Only this one is held, because held requests use up the browser's connections, which fonts and pictures need too. */
const ENTRY = /^\/assets\/index-[\w-]+\.js$/

/** Bytes per second and milliseconds, as in Chromium's preset "Slow 3G". */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

async function slowDown(page: Page): Promise<void> {
  const devtools = await stage.context.newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', SLOW_3G)
}

/** Waits for the page's pending tasks, after which its clock may be moved. */
const pendingTasks = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1)
      await new Promise<unknown>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', resolve)
        port1.start()
        port2.postMessage(null)
      })
  })

/** Positions in pixels: of headings and links by their text, of pictures by their address. */
const positionsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const box = element.getBoundingClientRect()
      // Rounded, because a picture's file has its item's aspect ratio only approximately.
      const [left = 0, top = 0, width = 0, height = 0] = [box.left, box.top, box.width, box.height].map(Math.round)
      const what = element instanceof HTMLImageElement ? element.getAttribute('src') : element.textContent
      // The width of a heading is that of its container, which is not visible.
      return { what, left, top, height, ...(element instanceof HTMLImageElement ? { width } : {}) }
    }),
  )

/** Waits for style sheet and fonts, without which positions differ. */
const stylesAndFonts = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const hasStyles = () => [...document.styleSheets].some(({ href }) => href !== null)
    // Reading a layout property makes the browser load the fonts it needs.
    const hasFonts = () => document.body.offsetHeight > 0 && document.fonts.status === 'loaded'
    while (!hasStyles() || !hasFonts()) await new Promise(requestAnimationFrame)
  })

describe('on a slow connection', () => {
  it('every screen shows its own skeleton within 100 ms, then its content', async () => {
    const { shop, context, faults } = stage
    await signedIn(stage, await newBuyer(stage))
    const skeletons = [
      ['/', 'home'],
      ['/search/tea', 'tiles'],
      [`/image/${await idOf(stage, shop.titles[0] ?? '')}`, 'item'],
      ['/checkout', 'cart'],
      ['/orders', 'orders'],
      ['/wishList', 'lines'],
      ['/editProfile', 'form'],
      ['/faq', 'text'],
    ] as const
    for (const [path, kind] of skeletons) {
      const page = await context.newPage()
      // With a fake clock, so that the speed of this machine does not matter.
      await page.clock.install()
      await page.goto('/support')
      await page.getByRole('heading', { name: 'Contact Us' }).waitFor()
      await page.clock.pauseAt(Date.now() + 3_600_000)
      await page.waitForLoadState('networkidle')
      await slowDown(page)
      const held = ['GET', 'POST'].map((method) => faults.place(method, /^\/(api|assets)\//, { hold: true }))
      await goWithin(page, path)
      await page.locator('main[aria-busy=true]').waitFor()
      await pendingTasks(page)
      await page.clock.runFor(100)
      await page.locator(`main [data-kind=${kind}] .shimmer`).first().waitFor()
      for (const fault of held) fault.release()
      await page.clock.resume()
      await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor()
      await page.close()
    }
  })

  it('a personal page shows header and skeleton before the script', async () => {
    const { page, faults } = stage
    const script = faults.place('GET', ENTRY, { hold: true })
    await page.goto('/orders', { waitUntil: 'commit' })
    await page.locator('main .shimmer').first().waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Chitra', exact: true }).waitFor()
    // Asked for after the first frame.
    await expect.poll(() => script.met).toBeGreaterThan(0)
    script.release()
    await page.waitForURL('**/login')
  })
})

describe('a first page', () => {
  // Every other width: layout-shift.test.ts.
  it.each([390, 1280])('is complete before its script runs, which moves nothing, %i px wide', async (width) => {
    const { page, faults, shop } = stage
    await page.setViewportSize({ width, height: 800 })
    // A script from the browser's cache cannot be held.
    const devtools = await stage.context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
    for (const path of ['/', '/search', '/search/tea', `/image/${await idOf(stage, shop.titles[0] ?? '')}`, '/support', '/faq']) {
      const script = faults.place('GET', ENTRY, { hold: true })
      await page.goto(path, { waitUntil: 'commit' })
      await page.locator('main h1').first().waitFor()
      await stylesAndFonts(page)
      // The script is asked for after the first frame, which decides which tiles are laid out.
      await expect.poll(() => script.met, { message: path }).toBeGreaterThan(0)
      const early = await positionsOf(page, 'header a, main h1, main img')
      script.release()
      await hydrated(page)
      await stylesAndFonts(page)
      const late = await positionsOf(page, 'header a, main h1, main img')
      // Tiles far below the view exist only without a script.
      const seen = early.filter(({ top, height }) => top < 800 && height > 0)
      expect(seen.length, path).toBeGreaterThan(path.startsWith('/search') ? 8 : 4)
      expect(
        seen.map((one) => late.find(({ what, left, top }) => what === one.what && left === one.left && top === one.top)),
        path,
      ).toEqual(seen)
    }
  })

  it('asks for its scripts only after its first frame', async () => {
    const { page, shop } = stage
    for (const path of ['/', '/search', `/image/${await idOf(stage, shop.titles[0] ?? '')}`]) {
      await page.goto(path)
      const { painted, asked } = await page.evaluate(() => ({
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
        asked: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      }))
      expect(asked.length, path).toBeGreaterThan(3)
      expect(Math.min(...asked), path).toBeGreaterThanOrEqual(painted)
    }
  })

  it('in a tab behind others, where nothing is painted, asks for them all the same', async () => {
    const { page } = stage
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => undefined
    })
    await page.goto('/search')
    await hydrated(page)
  })

  it('is not scrolled by its script', async () => {
    const { page, faults } = stage
    await page.setViewportSize({ width: 390, height: 400 })
    const script = faults.place('GET', ENTRY, { hold: true })
    await page.goto('/search', { waitUntil: 'commit' })
    await page.locator('[data-tile]').nth(5).waitFor()
    await stylesAndFonts(page)
    await page.evaluate(() => scrollTo(0, 300))
    script.release()
    await hydrated(page)
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(300)
  })
})

describe('a payment over a bad connection', () => {
  it('opens its receipt when the answer to it is lost [CART-07]', async () => {
    const { page, faults, shop } = stage
    const title = shop.titles[0] ?? ''
    const buyer = await newBuyer(stage)
    await signedIn(stage, buyer)
    const lost = faults.place('POST', /^\/api\/orders\//, { cutAfter: true })
    await buyThroughCart(stage, buyer, [title])
    // Browsers repeat a request whose connection was cut before any answer, so the shop gets the same payment more than once.
    expect(lost.met).toBeGreaterThan(0)
    await page.getByRole('region', { name: 'Thank you' }).waitFor()
    await page.getByRole('cell', { name: title, exact: true }).waitFor()
  })
})
