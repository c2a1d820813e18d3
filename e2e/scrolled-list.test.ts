import { describe, expect, it } from 'vitest'
import { workOf } from './browser-work.ts'
import { useShop } from './harness.ts'

// A phone so low that of thirty tiles only some are near.
const stage = useShop({}, { viewport: { width: 390, height: 600 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true })

const tiles = () => stage.page.getByRole('main').locator('[data-tile]')
async function openList(): Promise<void> {
  await stage.page.goto('/search')
  await tiles().first().waitFor()
}

describe('a tile that comes near', () => {
  const last = async () => Number(await stage.page.locator('[data-tile]').last().getAttribute('aria-posinset'))
  it('is drawn after the frame, also where the page changes its size meanwhile', async () => {
    const { page } = stage
    await page.addInitScript(() => {
      const last = () => [...document.querySelectorAll('[data-tile]')].at(-1)
      const Native = ResizeObserver
      // What is drawn in here makes the frame longer.
      window.ResizeObserver = class extends Native {
        constructor(callBack: ResizeObserverCallback) {
          super((...given) => {
            const before = last()
            callBack(...given)
            if (last() !== before) document.documentElement.dataset.drawnInFrame = 'yes'
          })
        }
      }
    })
    await openList()
    const html = page.locator('html')
    // All that is near is there, once no frame brings more.
    await html.evaluate(async (element) => {
      const count = () => document.querySelectorAll('[data-tile]').length
      for (let [still, before] = [0, 0]; still < 20; still = count() === before ? still + 1 : 0) {
        before = count()
        await new Promise(requestAnimationFrame)
      }
      delete element.dataset.drawnInFrame
    })
    const before = await last()
    await page.evaluate(() => {
      scrollBy(0, 200)
      document.body.append(document.createElement('hr'))
    })
    await expect.poll(last).toBeGreaterThan(before)
    expect(await html.getAttribute('data-drawn-in-frame')).toBeNull()
  })

  it('is laid out without the page around it, and gives that no new style', async () => {
    const { page } = stage
    await openList()
    // The header folds on the way down, and tiles above leave.
    await page.evaluate(() => scrollTo(0, 800))
    const header = page.locator('header[data-folded]')
    await header.evaluate(async (element) => await Promise.all(element.getAnimations().map(({ finished }) => finished)))
    await page.waitForLoadState('networkidle')
    const before = await last()
    const { wholeLayouts, askedByHas } = await workOf(page, async () => {
      await page.evaluate(() => scrollBy(0, 400))
      await expect.poll(last).toBeGreaterThan(before + 1)
    })
    expect({ wholeLayouts, askedByHas }).toEqual({ wholeLayouts: 0, askedByHas: [] })
  })
})

describe('the picture of a tile that is gone', () => {
  it('is there in the frame in which the list is scrolled back to it', async () => {
    const { page } = stage
    await openList()
    await tiles().first().locator('[data-state="loaded"]').waitFor()
    const code = page.waitForResponse(/keep-pictures/)
    await page.evaluate(() => scrollTo(0, 10))
    // Resolves when the code has run, which the page has asked for before.
    await page.evaluate(`import(${JSON.stringify((await code).url())}).then(() => undefined)`)
    const first = await tiles().first().getAttribute('data-tile')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.locator(`[data-tile="${first}"]`).waitFor({ state: 'detached' })
    // What nobody keeps has to be read again.
    await page.requestGC()
    const atFirst = await page.evaluate(async (id) => {
      scrollTo(0, 0)
      for (;;) {
        const picture = document.querySelector<HTMLElement>(`[data-tile="${id}"] [data-state]`)
        if (picture !== null) return picture.dataset.state
        await new Promise(requestAnimationFrame)
      }
    }, first)
    expect(atFirst).toBe('loaded')
  })
})
