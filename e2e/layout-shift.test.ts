import { describe, expect, it } from 'vitest'
import { useShop } from './harness.ts'
import { hydrated } from './hydration.ts'

const stage = useShop()
const widths = [320, 390, 768, 1001, 1280, 1920]

/** Records all layout shifts from the first paint on. */
function countShifts(): void {
  Object.assign(globalThis, { shifts: [] })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[])
      (globalThis as unknown as { shifts: string[] }).shifts.push(
        `${entry.value.toFixed(4)}: ${entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName)).join(', ')}`,
      )
  }).observe({ type: 'layout-shift', buffered: true })
}

describe('when the script hydrates the server’s page', () => {
  it.each(['/', '/search', '/search/tea', 'an item', '/faq', '/support'])('nothing moves on %s, at any width', async (path) => {
    const answer = await fetch(`${stage.url}/api/images-list/?limit=1`)
    const { data } = (await answer.json()) as { data: { image: { _id: string }[] } }
    const address = path === 'an item' ? `/image/x-${data.image[0]?._id}` : path
    const shiftsAt = async (width: number): Promise<[number, string[]]> => {
      const context = await stage.browser.newContext({ baseURL: stage.url, viewport: { width, height: 800 } })
      const page = await context.newPage()
      await page.addInitScript(countShifts)
      await page.goto(address)
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts)
      await context.close()
      return [width, shifts]
    }
    expect(await Promise.all(widths.map(shiftsAt))).toEqual(widths.map((width) => [width, []]))
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
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts)
    expect(shifts.filter((shift) => shift.includes('shimmer'))).toEqual([])
  })
})
