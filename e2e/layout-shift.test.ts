import type { BrowserContext, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { useShop } from './harness.ts'
import { hydrated } from './hydration.ts'

const stage = useShop()
const widths = [320, 390, 768, 1001, 1280, 1920]

/** One layout shift. */
interface Shift {
  /** The browser's measure of it. */
  value: number
  /** Milliseconds since the navigation. */
  at: number
  moved: string
}

/** Records all layout shifts from the first paint on. */
function countShifts(): void {
  const shifts: Shift[] = []
  Object.assign(globalThis, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[])
      shifts.push({
        value: entry.value,
        at: entry.startTime,
        moved: entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName)).join(', '),
      })
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Milliseconds since the navigation, when what has come so far has been drawn. */
const drawn = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return performance.now()
  })

/** All that has moved since then. */
async function shiftsSince(page: Page, since: number): Promise<string[]> {
  await drawn(page)
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts)
  return shifts.filter(({ at }) => at > since).map(({ value, moved }) => `${value.toFixed(4)}: ${moved}`)
}

/** The address of the first item of the list. */
async function anItem(): Promise<string> {
  const answer = await fetch(`${stage.url}/api/images-list/?limit=1`)
  const { data } = (await answer.json()) as { data: { image: { _id: string }[] } }
  return `/image/x-${data.image[0]?._id}`
}

/** Holds requests until the returned function is called. */
async function holdBack(context: BrowserContext, files: string | RegExp): Promise<() => Promise<void>> {
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const sent: Promise<void>[] = []
  await context.route(files, (route) => {
    const answer = late.then(() => route.continue())
    sent.push(answer)
    return answer
  })
  return async () => {
    resolve()
    await Promise.all(sent)
  }
}

/** What moves on a page when first its fonts, if they are late, and then its scripts are let go. */
async function movedByScripts(path: string, width: number, alsoLate: { fonts: boolean }): Promise<string[]> {
  const context = await stage.browser.newContext({ baseURL: stage.url, viewport: { width, height: 800 } })
  const releaseFonts = alsoLate.fonts ? await holdBack(context, '**/*.woff2') : null
  const releaseScripts = await holdBack(context, /\/assets\/[^/]*\.js$/)
  const page = await context.newPage()
  await page.addInitScript(countShifts)
  await page.goto(path, { waitUntil: 'commit' })
  // The whole document has come: a slow browser draws it in part before, and a row that is centred makes room as it grows.
  await page.waitForFunction(() => document.readyState !== 'loading')
  if (releaseFonts === null) await page.evaluate(() => document.fonts.ready)
  const since = await drawn(page)
  await releaseFonts?.()
  await page.evaluate(() => document.fonts.ready)
  await drawn(page)
  await releaseScripts()
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  const shifts = await shiftsSince(page, since)
  await context.close()
  return shifts
}

describe('when the script hydrates the server’s page', () => {
  it.each(['/', '/search', '/search/tea', 'an item', '/faq', '/support'])('nothing moves on %s, at any width', async (path) => {
    const address = path === 'an item' ? await anItem() : path
    const moved = await Promise.all(widths.map(async (width) => [width, await movedByScripts(address, width, { fonts: false })]))
    expect(moved).toEqual(widths.map((width) => [width, []]))
  })
})

describe('when first the fonts and then the scripts come late', () => {
  it.each(['/', '/search', 'an item', '/faq'])('nothing moves on %s, on a phone and a desk', async (path) => {
    const address = path === 'an item' ? await anItem() : path
    const moved = await Promise.all([390, 1280].map(async (width) => [width, await movedByScripts(address, width, { fonts: true })]))
    expect(moved).toEqual([
      [390, []],
      [1280, []],
    ])
  })
})

describe('when a page gives way to another', () => {
  it('nothing moves, neither a bar of its skeleton nor the footer below a shorter page', async () => {
    const { page, faults } = stage
    await page.setViewportSize({ width: 412, height: 823 })
    await page.addInitScript(countShifts)
    // A guest has no cart, and the login's code comes late.
    const code = faults.place('GET', /^\/assets\/login-/, { hold: true })
    await page.goto('/checkout', { waitUntil: 'commit' })
    await page.locator('main [data-kind=form]').waitFor()
    code.release()
    await page.getByRole('heading', { level: 1, name: 'Sign In' }).waitFor()
    expect(await shiftsSince(page, 0)).toEqual([])
  })
})
