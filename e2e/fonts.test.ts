import type { BrowserContext, JSHandle, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { useShop } from './harness.ts'

const stage = useShop()

/** Fallback fonts that a device may use until the shop's font is loaded; `null` for what the style sheet finds on this machine. */
const fallbacks = { 'a wide one': 'DejaVu Sans', 'a narrow one': 'Liberation Sans Narrow', "the system's": null }
const widths = [320, 360, 390, 412, 430, 1280]

/** Replaces the fallback font in all style sheets. */
async function setFallback(context: BrowserContext, font: string | null): Promise<void> {
  if (font === null) return
  await context.route('**/*.css', async (route) => {
    const answer = await route.fetch()
    const css = (await answer.text()).replaceAll(/src:\s*local\([^;}]*/g, `src:local("${font}")`)
    expect(css).toContain(font)
    await route.fulfill({ response: answer, body: css })
  })
}

/** Delays fonts until the returned function is called. */
async function delayFonts(context: BrowserContext): Promise<() => Promise<void>> {
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const sent: Promise<void>[] = []
  await context.route('**/*.woff2', (route) => {
    const answer = late.then(() => route.continue())
    sent.push(answer)
    return answer
  })
  return async () => {
    expect(sent.length).toBeGreaterThan(0)
    resolve()
    await Promise.all(sent)
  }
}

/** The fonts used for the first such element. */
async function fontsOf(page: Page, selector: string): Promise<string> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName }) => familyName).join(', ')
}

/** The elements with text that the page has now; more may come. */
const textsOf = (page: Page): Promise<JSHandle<Element[]>> =>
  page.evaluateHandle(() => [...document.querySelectorAll('h1, h2, p, a, button, li, label')])

/** Position and size of each element, in pixels. */
const positionsOf = (texts: JSHandle<Element[]>): Promise<string[]> =>
  texts.evaluate((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return `${element.textContent.slice(0, 30)}: ${[x, y, width, height].map(Math.round).join(' ')}`
    }),
  )

/** The address of the first item of the list. */
async function anItem(): Promise<string> {
  const answer = await fetch(`${stage.url}/api/images-list/?limit=1`)
  const { data } = (await answer.json()) as { data: { image: { _id: string }[] } }
  return `/image/x-${data.image[0]?._id}`
}

describe('the font of the shop', () => {
  it.each(Object.entries(fallbacks).flatMap(([name, font]) => ['/', '/search', 'an item'].map((path) => ({ name, font, path }))))(
    'moves nothing on $path when it replaces $name',
    async ({ font, path }) => {
      const address = path === 'an item' ? await anItem() : path
      const atWidth = async (width: number) => {
        // A new context, because a cached font would be available immediately.
        const context = await stage.browser.newContext({ baseURL: stage.url, viewport: { width, height: 800 }, reducedMotion: 'reduce' })
        await setFallback(context, font)
        const releaseFonts = await delayFonts(context)
        const page = await context.newPage()
        await page.goto(address, { waitUntil: 'commit' })
        await page.getByRole('main').locator('[data-state=loaded]').first().waitFor()
        expect(await fontsOf(page, 'h1')).not.toMatch(/Anek/)
        const texts = await textsOf(page)
        const before = await positionsOf(texts)
        await releaseFonts()
        await page.evaluate(() => document.fonts.ready)
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
        expect(await positionsOf(texts), `at ${width} px`).toEqual(before)
        await context.close()
      }
      await Promise.all(widths.map(atWidth))
    },
  )

  it('is preloaded once, and used on the next page at the latest', async () => {
    const { page } = stage
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') requests.push(new URL(request.url()).pathname)
    })
    await page.goto('/search')
    await page.locator('[data-tile]').first().waitFor()
    const linked = await page.evaluate(() =>
      [...document.querySelectorAll('link[rel=preload][as=font]')].map((link) => link.getAttribute('href') ?? ''),
    )
    expect(linked).toHaveLength(2)
    // Titles of tiles in Hindi are shown in the system's own font.
    expect(await (await page.request.get('/search')).text()).toContain('<span lang="hi">')
    expect(requests.toSorted()).toEqual(linked.toSorted())
    await page.reload()
    await page.locator('[data-tile]').first().waitFor()
    const price = '[data-tile] .tile-price'
    expect(await page.locator(price).first().textContent()).toContain('₹')
    for (const selector of ['h1', price]) expect(await fontsOf(page, selector), selector).toMatch(/^Anek Latin[^,]*$/)
  })
})
