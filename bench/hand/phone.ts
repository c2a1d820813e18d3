import type { Browser, BrowserContext, Page } from 'playwright'
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

/**
 * An expression for an element, evaluated within the page. Playwright's locators are not used there: each page that one has looked at listens to all presses and touches,
 * twice, which takes a tenth of a tap.
 */
export type Target = string

export const named = (selector: string, name: string): Target => `hand.named(${JSON.stringify(selector)}, ${JSON.stringify(name)})`
const TILES = "document.querySelectorAll('main [data-tile]')"
export const tileLink = (n: number): Target => `${TILES}[${n}].querySelector('a')`
export const heartOf = (n: number): Target => `${TILES}[${n}].querySelector('button')`

/** Waits until an expression holds in the page. */
export async function until(page: Page, holds: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (await page.evaluate<boolean>(`Boolean(${holds})`)) return
    await pause(50)
  }
  throw new Error(`this did not come: ${holds}`)
}
export const untilTiles = (page: Page): Promise<void> => until(page, `${TILES}.length > 0`)

/** Puts a finger on the middle of an element, which must be in view. */
export async function tap(page: Page, target: Target): Promise<void> {
  const { x, y, width, height } = await page.evaluate<DOMRect>(`${target}.getBoundingClientRect().toJSON()`)
  await page.touchscreen.tap(x + width / 2, y + height / 2)
}

export const bringIntoView = (page: Page, target: Target): Promise<void> =>
  page.evaluate(`${target}.scrollIntoView({ block: 'center', behavior: 'instant' })`)

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
  await page.evaluate(`${named('footer a', 'Images')}.click()`)
  await untilTiles(page)
  await page.waitForLoadState('networkidle')
  return page
}

export const scrollToShare = (page: Page, share: number): Promise<void> =>
  page.evaluate((part) => scrollTo(0, document.documentElement.scrollHeight * part), share)
