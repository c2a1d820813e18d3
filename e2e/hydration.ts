import type { BrowserContext, Page } from 'playwright'

/** Whether React has hydrated the page, detected by its properties on elements. Always true outside the shop's pages. */
const isHydrated = (): boolean => {
  const root = document.getElementById('root')
  if (root === null) return document.readyState === 'complete'
  const elements = root.querySelectorAll('a, button, input, h1')
  return (
    root.childElementCount > 0 &&
    elements.length > 0 &&
    [...elements].every((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')))
  )
}

/** Waits until a page reacts to input. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(isHydrated)
}

/** Makes `goto` and `reload` wait for hydration, because a test presses buttons faster than people do. With the option `waitUntil` they do not wait. */
export function waitForHydration(context: BrowserContext): void {
  const newPage = context.newPage.bind(context)
  context.newPage = async () => {
    const page = await newPage()
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
    page.goto = async (address, options) => {
      const response = await goto(address, options)
      if (options?.waitUntil === undefined) await hydrated(page)
      return response
    }
    page.reload = async (options) => {
      const response = await reload(options)
      if (options?.waitUntil === undefined) await hydrated(page)
      return response
    }
    return page
  }
}
