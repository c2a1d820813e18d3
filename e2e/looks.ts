import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'

/** axe's smaller file, which a page reads in half the time of `source`. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** The widths and themes in which every screen is checked. */
export const LOOKS = [390, 1280].flatMap((width) => (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })))

/** Runs in a page with axe. Returns its findings for WCAG 2.2 AA as rule, selector and reason. */
async function findingsHere(): Promise<string[]> {
  const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
  const { violations } = await axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    resultTypes: ['violations'],
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${String(target)}: ${failureSummary ?? ''}`),
  )
}

/** A page of Playwright or of the Firefox driver. */
interface AxePage {
  evaluate(run: string): Promise<unknown>
  evaluate<T>(run: () => T | Promise<T>): Promise<T>
}

/** axe's findings on the open page. */
export async function axeFindings(page: AxePage): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  return await page.evaluate(findingsHere)
}

/**
 * The elements that make the page wider than the screen; empty if there are none. After a resize a busy machine may lay out the page late, so it gets
 * three seconds.
 */
export const horizontalOverflow = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const end = performance.now() + 3000
    const excess = () => document.documentElement.scrollWidth - innerWidth
    while (excess() > 0 && performance.now() < end) await new Promise(requestAnimationFrame)
    if (excess() <= 0) return ''
    const beyond = [...document.body.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right > innerWidth)
    const elements = beyond.slice(0, 5).map((element) => (element.cloneNode() as Element).outerHTML)
    return `${excess()} px wider than the screen: ${elements.join(' ')}`
  })

/** Navigates to another page like a link of the shop, without a page load. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
