import type { Page, Request } from 'playwright'
import { describe, expect, it } from 'vitest'
import { buyThroughCart, idOf, newBuyer, PASSWORD, signedIn } from './buyer.ts'
import { useShop } from './harness.ts'
import { goWithin } from './looks.ts'
import { said } from './said.ts'
import { takenOver } from './taken-over.ts'

const stage = useShop()

/** The script that starts the others. It alone is held: as many held files as a browser has connections would hold its letters and pictures too. */
const ENTRY = /^\/assets\/index-[\w-]+\.js$/

/** Bytes a second and milliseconds, as Chromium's own "Slow 3G". */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

async function slowDown(page: Page): Promise<void> {
  const devtools = await stage.context.newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', SLOW_3G)
}

/** Waits until what the page was about to do at once is done: its clock may then be moved. */
const isSettled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1)
      await new Promise<unknown>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', resolve)
        port1.start()
        port2.postMessage(null)
      })
  })

/** What stands where, in pixels of the page: headings and links by their words, pictures by their address. */
const placesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const box = element.getBoundingClientRect()
      // Whole pixels: a picture's file has its shape but for a fraction.
      const [left = 0, top = 0, width = 0, height = 0] = [box.left, box.top, box.width, box.height].map(Math.round)
      const what = element instanceof HTMLImageElement ? element.getAttribute('src') : element.textContent
      // A heading is as wide as what it stands in, which nobody sees.
      return { what, left, top, height, ...(element instanceof HTMLImageElement ? { width } : {}) }
    }),
  )

/** Waits until the page stands as it will be seen: what is read before its stylesheet and letters have come stands elsewhere. */
const isDressed = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const styled = () => [...document.styleSheets].some(({ href }) => href !== null)
    // A layout asks for the letters that it lacks.
    const lettered = () => document.body.offsetHeight > 0 && document.fonts.status === 'loaded'
    while (!styled() || !lettered()) await new Promise(requestAnimationFrame)
  })

/** Follows what a page fetches. The answer tells whether these parts of the shop have come and nothing is on its way any more. */
function follow(page: Page, ...parts: string[]): () => boolean {
  const underWay = new Set<Request>()
  const come: string[] = []
  page.on('request', (request) => underWay.add(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  page.on('requestfinished', (request) => {
    underWay.delete(request)
    come.push(request.url())
  })
  return () => underWay.size === 0 && parts.every((part) => come.some((address) => address.includes(`/assets/${part}-`)))
}

describe('on a slow connection', () => {
  it('every screen shows its skeleton within 100 ms, then its content', async () => {
    const { shop, context, faults } = stage
    await signedIn(stage, await newBuyer(stage))
    const paths = [
      '/',
      '/search/tea',
      `/image/${await idOf(stage, shop.titles[0] ?? '')}`,
      '/checkout',
      '/orders',
      '/wishList',
      '/editProfile',
      '/faq',
    ]
    for (const path of paths) {
      const page = await context.newPage()
      // The page's own clock is moved by hand: what this machine does besides is not counted.
      await page.clock.install()
      await page.goto('/support')
      await page.getByRole('heading', { name: 'Contact Us' }).waitFor()
      await page.clock.pauseAt(Date.now() + 3_600_000)
      await page.waitForLoadState('networkidle')
      await slowDown(page)
      const held = ['GET', 'POST'].map((method) => faults.place(method, /^\/(api|assets)\//, { hold: true }))
      await goWithin(page, path)
      await page.locator('main[aria-busy=true]').waitFor()
      await isSettled(page)
      await page.clock.runFor(100)
      await page.locator('main .shimmer').first().waitFor()
      for (const fault of held) fault.release()
      await page.clock.resume()
      await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor()
      await page.close()
    }
  })

  it('a page of one person shows the shop’s frame and a skeleton before the script', async () => {
    const { page, faults } = stage
    const script = faults.place('GET', ENTRY, { hold: true })
    await page.goto('/orders', { waitUntil: 'commit' })
    await page.locator('main .shimmer').first().waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Chitra', exact: true }).waitFor()
    expect(script.met).toBeGreaterThan(0)
    script.release()
    await page.waitForURL('**/login')
  })
})

describe('a first page', () => {
  it.each([320, 390, 768, 1001, 1280, 1920])('is whole before its script, which moves nothing, %i px wide', async (width) => {
    const { page, faults, shop } = stage
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/', '/search', '/search/tea', `/image/${await idOf(stage, shop.titles[0] ?? '')}`, '/support', '/faq']) {
      const script = faults.place('GET', ENTRY, { hold: true })
      await page.goto(path, { waitUntil: 'commit' })
      await page.locator('main h1').first().waitFor()
      await isDressed(page)
      const early = await placesOf(page, 'header a, main h1, main img')
      script.release()
      await takenOver(page)
      await isDressed(page)
      const late = await placesOf(page, 'header a, main h1, main img')
      // Tiles far below the view are there without a script alone.
      const seen = early.filter(({ top }) => top < 800)
      expect(seen.length, path).toBeGreaterThan(/^\/(search|image)/.test(path) ? 8 : 5)
      expect(
        seen.map((one) => late.find(({ what, left, top }) => what === one.what && left === one.left && top === one.top)),
        path,
      ).toEqual(seen)
    }
  })

  it('is not scrolled by its script', async () => {
    const { page, faults } = stage
    await page.setViewportSize({ width: 390, height: 400 })
    const script = faults.place('GET', ENTRY, { hold: true })
    await page.goto('/search', { waitUntil: 'commit' })
    await page.locator('[data-tile]').nth(5).waitFor()
    await isDressed(page)
    await page.evaluate(() => scrollTo(0, 300))
    script.release()
    await takenOver(page)
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(300)
  })
})

describe('without a connection', () => {
  it('the shop says so, and recovers by itself', async () => {
    const { page, context } = stage
    stage.expectProblem(/./)
    await page.goto('/support')
    await page.getByRole('heading', { name: 'Contact Us' }).waitFor()
    await context.setOffline(true)
    await goWithin(page, '/search/tea')
    await page.getByText('You seem to be offline').first().waitFor()
    await context.setOffline(false)
    await page.getByRole('article').first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/search/tea')
  })
})

describe('after the first ten seconds', () => {
  it.each([
    ['the filters', 'Filter', 'Filter'],
    ['the large view', /^View .* larger$/, /./],
  ])('%s open without a connection, though nobody has opened them yet', async (_, opener, dialog) => {
    const { page, context } = stage
    const haveCome = follow(page, 'lightbox-viewer', 'sheet-panel')
    await page.setViewportSize({ width: 390, height: 800 })
    await page.clock.install()
    await page.goto('/search')
    await page.getByRole('article').first().waitFor()
    await page.clock.runFor(11_000)
    await expect.poll(haveCome).toBe(true)
    await context.setOffline(true)
    await page.getByRole('button', { name: opener }).first().click()
    await page.getByRole('dialog', { name: dialog }).waitFor()
  })
})

describe('a form without a connection', () => {
  it('keeps the typed values and says why it cannot be sent, even if the toast’s script is not loaded yet', async () => {
    const { page, context } = stage
    stage.expectProblem(/./)
    const buyer = await newBuyer(stage)
    const haveCome = follow(page, 'form-controls')
    await page.goto('/login')
    await page.getByLabel('Email', { exact: true }).fill(buyer.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await expect.poll(haveCome).toBe(true)
    await context.setOffline(true)
    const login = page.getByRole('main').getByRole('button', { name: 'SIGN IN', exact: true })
    await login.click()
    await said(page, 'You seem to be offline').waitFor()
    await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(buyer.email)
    await context.setOffline(false)
    await login.click()
    await page.getByRole('button', { name: 'Asha Rao' }).waitFor()
  })
})

describe('after a new release', () => {
  it('an open page that lacks a file reloads by itself at the buyer’s next page', async () => {
    const { page, faults } = stage
    stage.expectProblem(/./)
    await page.goto('/support')
    await page.getByRole('heading', { name: 'Contact Us' }).waitFor()
    const gone = faults.place('GET', /^\/assets\/faq-.*\.js/, { status: 404 })
    const anew = faults.place('GET', /^\/faq$/, { hold: true })
    await goWithin(page, '/faq')
    await expect.poll(() => anew.met).toBe(1)
    gone.clear()
    anew.release()
    await page.getByRole('heading', { level: 1, name: 'Questions, answered' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/faq')
    expect(gone.met).toBeGreaterThan(0)
  })

  it('a file that stays missing is reported, not requested forever', async () => {
    const { page, faults } = stage
    stage.expectProblem(/./)
    await page.goto('/support')
    await page.getByRole('heading', { name: 'Contact Us' }).waitFor()
    faults.place('GET', /^\/assets\/faq-.*\.js/, { status: 404 })
    await goWithin(page, '/faq')
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
    expect(faults.seen.filter((line) => line === 'GET /faq').length).toBe(1)
  })
})

describe('a payment over a bad connection', () => {
  it('is found under My Orders when the answer to it is lost [CART-07]', async () => {
    const { page, faults, shop } = stage
    const title = shop.titles[0] ?? ''
    const buyer = await newBuyer(stage)
    await signedIn(stage, buyer)
    const lost = faults.place('POST', /^\/api\/orders\//, { cutAfter: true })
    await buyThroughCart(stage, buyer, [title])
    // A browser sends a call again whose connection was cut before any answer; the shop hears the same payment more than once.
    expect(lost.met).toBeGreaterThan(0)
    await page.getByText('Your payment is being confirmed').first().waitFor()
    await page.reload()
    await page.getByRole('cell', { name: title, exact: true }).waitFor()
  })
})
