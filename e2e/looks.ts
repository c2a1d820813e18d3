import { source as axeSource } from 'axe-core'
import type { Page } from 'playwright'

/** The widths and themes that every screen is checked in. */
export const LOOKS = [390, 1280].flatMap((width) => (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })))

/** Runs in a page with axe: its findings against WCAG 2.2 AA, as rule, place and reason. */
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
 * What makes the page wider than the screen; nothing for a good page. A page that has just got another width lays itself out in its next frame, which
 * on a busy machine may come late: only what stays too wide for three seconds is.
 */
export const sticksOut = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const end = performance.now() + 3000
    const excess = () => document.documentElement.scrollWidth - innerWidth
    while (excess() > 0 && performance.now() < end) await new Promise(requestAnimationFrame)
    if (excess() <= 0) return ''
    const beyond = [...document.body.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right > innerWidth)
    const told = beyond.slice(0, 5).map((element) => (element.cloneNode() as Element).outerHTML)
    return `${excess()} px wider than the screen: ${told.join(' ')}`
  })

/** Goes to another page as a link of the shop does, without a page load. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
