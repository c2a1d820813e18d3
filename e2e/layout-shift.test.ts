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

/**
 * All that has moved since the document was read to its end, when the next frame has been drawn. A slow device draws a document that it has read
 * in part, and a row that is centred makes room as it grows: that may add up to what is promised (a CLS of 0.01), no more.
 */
async function shiftsOf(page: Page): Promise<string[]> {
  const { shifts, readAt } = await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return { shifts: (globalThis as unknown as { shifts: Shift[] }).shifts, readAt: navigation?.domInteractive ?? 0 }
  })
  const whileRead = shifts.filter(({ at }) => at < readAt)
  expect(whileRead.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.01)
  return shifts.filter(({ at }) => at >= readAt).map(({ value, moved }) => `${value.toFixed(4)}: ${moved}`)
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

describe('when the script hydrates the server’s page', () => {
  it.each(['/', '/search', '/search/tea', 'an item', '/faq', '/support'])('nothing moves on %s, at any width', async (path) => {
    const address = path === 'an item' ? await anItem() : path
    const shiftsAt = async (width: number): Promise<[number, string[]]> => {
      const context = await stage.browser.newContext({ baseURL: stage.url, viewport: { width, height: 800 } })
      const page = await context.newPage()
      await page.addInitScript(countShifts)
      await page.goto(address)
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      const shifts = await shiftsOf(page)
      await context.close()
      return [width, shifts]
    }
    expect(await Promise.all(widths.map(shiftsAt))).toEqual(widths.map((width) => [width, []]))
  })
})

describe('when first the fonts and then the scripts come late', () => {
  it.each(['/', '/search', 'an item', '/faq'])('nothing moves on %s, on a phone and a desk', async (path) => {
    const address = path === 'an item' ? await anItem() : path
    const shiftsAt = async (width: number): Promise<[number, string[]]> => {
      const context = await stage.browser.newContext({ baseURL: stage.url, viewport: { width, height: 800 } })
      const releaseFonts = await holdBack(context, '**/*.woff2')
      const releaseScripts = await holdBack(context, /\/assets\/(?!after-first-frame)[^/]*\.js$/)
      const page = await context.newPage()
      await page.addInitScript(countShifts)
      await page.goto(address, { waitUntil: 'commit' })
      await page.locator('main h1').first().waitFor()
      await releaseFonts()
      await page.evaluate(() => document.fonts.ready)
      await releaseScripts()
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      const shifts = await shiftsOf(page)
      await context.close()
      return [width, shifts]
    }
    expect(await Promise.all([390, 1280].map(shiftsAt))).toEqual([
      [390, []],
      [1280, []],
    ])
  })
})

describe('when a page gives way to another', () => {
  it('no bar of its skeleton moves to a place in the next one', async () => {
    const { page, faults } = stage
    await page.setViewportSize({ width: 412, height: 823 })
    await page.addInitScript(countShifts)
    // A guest has no cart, and the login's code comes late.
    const code = faults.place('GET', /^\/assets\/login-/, { hold: true })
    await page.goto('/checkout', { waitUntil: 'commit' })
    await page.locator('main [data-kind=form]').waitFor()
    code.release()
    await page.getByRole('heading', { level: 1, name: 'Sign In' }).waitFor()
    const shifts = await shiftsOf(page)
    expect(shifts.filter((shift) => shift.includes('shimmer'))).toEqual([])
  })
})
