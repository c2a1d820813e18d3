import type { BrowserContext, Page } from 'playwright'

/** True once the script has taken over all that the document shows, or where there is no page of the shop. React marks what is its own. */
const isTakenOver = (): boolean => {
  const root = document.getElementById('root')
  if (root === null) return document.readyState === 'complete'
  const pressable = root.querySelectorAll('a, button, input, h1')
  return (
    root.childElementCount > 0 &&
    pressable.length > 0 &&
    [...pressable].every((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')))
  )
}

/** Waits until a page of the shop answers to whoever presses something on it. */
export const takenOver = async (page: Page): Promise<void> => {
  await page.waitForFunction(isTakenOver)
}

/**
 * A page that has been opened or loaded anew by a test is ready for it: people take longer to find a button than a script to start. A test that says
 * itself what it waits for (`waitUntil`) sees the page before that.
 */
export function readyPages(context: BrowserContext): void {
  const newPage = context.newPage.bind(context)
  context.newPage = async () => {
    const page = await newPage()
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
    page.goto = async (address, options) => {
      const response = await goto(address, options)
      if (options?.waitUntil === undefined) await takenOver(page)
      return response
    }
    page.reload = async (options) => {
      const response = await reload(options)
      if (options?.waitUntil === undefined) await takenOver(page)
      return response
    }
    return page
  }
}
