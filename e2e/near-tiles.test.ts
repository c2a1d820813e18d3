import { describe, expect, it } from 'vitest'
import { workOf } from './browser-work.ts'
import { useShop } from './harness.ts'

// A view so low that of thirty tiles only some are near.
const stage = useShop({}, { viewport: { width: 390, height: 600 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true })

describe('a tile that comes near', () => {
  const last = async () => Number(await stage.page.locator('[data-tile]').last().getAttribute('aria-posinset'))
  async function openList(): Promise<void> {
    await stage.page.goto('/search')
    await stage.page.locator('[data-tile]').first().waitFor()
  }

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
