import type { Browser, BrowserContext, Locator, Page } from 'playwright'
import { setTimeout as pause } from 'node:timers/promises'
import { type BenchShop, PASSWORD } from '../logins/shop.ts'
import { installWatch } from './in-page.ts'

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
export const PROCESSOR = 4
/** Items of the long list. */
export const MANY = 1_000
/** The most that one call of the list answers. */
const ONE_CALL = 100

type Session = Awaited<ReturnType<BrowserContext['storageState']>>
export type Open = (path: string, prepare?: (page: Page) => Promise<void>) => Promise<Page>

/** An account that is signed in, as the browser keeps it. */
async function signIn(browser: Browser, shop: BenchShop): Promise<Session> {
  const email = 'hand@example.com'
  await shop.account(email)
  const context = await browser.newContext({ baseURL: shop.url })
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'SIGN IN', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
  const state = await context.storageState()
  await context.close()
  return state
}

/** Opens new pages of a signed-in buyer, each in a context of its own, loaded and with nothing left to do. */
export async function openerOf(browser: Browser, shop: BenchShop): Promise<Open> {
  const storageState = await signIn(browser, shop)
  return async (path, prepare = async () => undefined) => {
    const context = await browser.newContext({ ...PHONE, baseURL: shop.url, storageState })
    const page = await context.newPage()
    await page.addInitScript(installWatch)
    await prepare(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    return page
  }
}

/** Slows the processor down. Returns what tells how long the page's main thread has worked since then. */
export async function slowDown(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR })
  const worked = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000
  }
  // What was begun before is not the tap's.
  await pause(300)
  const before = await worked()
  return async () => {
    await pause(500)
    return (await worked()) - before
  }
}

/** Puts a finger on the middle of an element, which must be in view. */
export async function tap(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (box === null) throw new Error(`there is nothing to tap: ${String(target)}`)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

export const bringIntoView = (target: Locator) =>
  target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))

export const tiles = (page: Page): Locator => page.getByRole('main').locator('[data-tile]')
export const tileLink = (page: Page, n: number): Locator => tiles(page).nth(n).getByRole('link')

/** The shop's own list, but with a thousand items: ten answers of the server together. */
async function withManyItems(page: Page, url: string): Promise<void> {
  const answers = await Promise.all(
    Array.from({ length: MANY / ONE_CALL }, async (_, n) => {
      const answer = await fetch(`${url}/api/images-list/?limit=${ONE_CALL}&skip=${n + 1}`)
      return (await answer.json()) as { data: { image: unknown[] } }
    }),
  )
  const [whole] = answers
  const body = JSON.stringify({ ...whole, data: { ...whole?.data, image: answers.flatMap(({ data }) => data.image) } })
  await page.route(/\/api\/images-list/, (route) => route.fulfill({ contentType: 'application/json', body }))
}

/** A list with a thousand items, opened by a link, because the document itself brings thirty. */
export async function openManyItems(open: Open, { url }: BenchShop): Promise<Page> {
  const page = await open('/faq', (each) => withManyItems(each, url))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Images' }).tap()
  await tiles(page).first().waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

export const scrollToShare = (page: Page, share: number): Promise<void> =>
  page.evaluate((part) => scrollTo(0, document.documentElement.scrollHeight * part), share)
