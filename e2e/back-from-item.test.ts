import type { Locator } from 'playwright'
import { describe, expect, it } from 'vitest'
import { newBuyer, signedIn } from './buyer.ts'
import { useShop } from './harness.ts'

const stage = useShop({}, { viewport: { width: 390, height: 800 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true })

const tile = (n: number): Locator => stage.page.getByRole('main').locator('[data-tile]').nth(n)
const idOfTile = async (n: number): Promise<string> => (await tile(n).getAttribute('data-tile')) ?? ''
const callsFor = (path: RegExp): string[] => stage.faults.seen.filter((line) => path.test(line))

describe('back from an item', () => {
  const similar = () => stage.page.locator('section:has(> div > h2:text("Similar images")) li').getByRole('link')
  /** Marks the list that is there, so that it is known again. */
  const markOfList = async (): Promise<Locator> => {
    await tile(0).evaluate((one) => one.parentElement?.setAttribute('data-seen-before', ''))
    return stage.page.locator('[data-seen-before]')
  }
  const onItem = async (id: string): Promise<string> => {
    const { page } = stage
    await page.getByRole('heading', { name: 'Similar images' }).waitFor()
    const { pathname } = new URL(page.url())
    expect(pathname).toContain(id)
    return pathname
  }

  it('the list is where it was, without a call', async () => {
    const { page, faults } = stage
    await page.goto('/search?page=2')
    await page.getByText(/, page 2 of \d/).waitFor()
    await tile(8).evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const place = () => page.evaluate(() => Math.round(scrollY))
    const before = await place()
    expect(before).toBeGreaterThan(400)
    await tile(8).getByRole('link').tap()
    await page.getByRole('heading', { name: 'Similar images' }).waitFor()
    faults.seen.length = 0
    await page.goBack()
    await page.getByText(/, page 2 of \d/).waitFor()
    await expect.poll(place).toBe(before)
    expect(callsFor(/^GET \/api\//)).toEqual([])
  })

  it('the list is the same, with the focus on the tile, also behind a second item and for who is faster than the page', async () => {
    const { page } = stage
    await page.goto('/search')
    await (await stage.context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const [id, list] = [await idOfTile(3), await markOfList()]
    await tile(3).getByRole('link').press('Enter')
    const item = await onItem(id)
    await similar().first().tap()
    // The address changes before the page is drawn.
    await expect.poll(() => new URL(page.url()).pathname).not.toBe(item)
    await page.goBack()
    expect(await onItem(id)).toBe(item)
    await page.goBack()
    await list.waitFor()
    // The router is back as well.
    await expect.poll(() => page.title()).toContain('images')
    expect(await page.evaluate(() => document.activeElement?.closest('[data-tile]')?.getAttribute('data-tile'))).toBe(id)
  })

  it('the list is whole in its first frame', async () => {
    const { page } = stage
    await page.goto('/search?page=2')
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
    await page.waitForLoadState('networkidle')
    const id = await page.evaluate(
      () =>
        document
          .elementFromPoint(innerWidth / 4, innerHeight / 2)
          ?.closest('[data-tile]')
          ?.getAttribute('data-tile') ?? '',
    )
    await page.locator(`main [data-tile="${id}"]`).getByRole('link').tap()
    await onItem(id)
    const isDrawn = await page.evaluate(async (tileId) => {
      const image = document.querySelector(`main [data-tile="${tileId}"] img`)
      history.back()
      for (;;) {
        // When a message that was sent within a frame arrives, the frame has been drawn.
        await new Promise(requestAnimationFrame)
        await new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', resolve)
          port1.start()
          port2.postMessage(null)
        })
        const shown = document.elementFromPoint(innerWidth / 4, innerHeight / 2)?.closest('[data-tile]')
        if (shown?.getAttribute('data-tile') === tileId) return image?.checkVisibility({ contentVisibilityAuto: true })
      }
    }, id)
    expect(isDrawn).toBe(true)
  })

  it('a heart that was given there is on its tile, and its late answer leads nowhere', async () => {
    const { page, faults } = stage
    const answer = faults.place('POST', /^\/api\/wishlist\//, { hold: true })
    await signedIn(stage, await newBuyer(stage))
    await page.goto('/search')
    const [id, list] = [await idOfTile(2), await markOfList()]
    await tile(2).getByRole('link').tap()
    await onItem(id)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Add .* to wish list$/ })
      .first()
      .tap()
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Remove .* from wish list$/ })
      .first()
      .waitFor()
    await page.goBack()
    await list.waitFor()
    const heart = page.locator(`main [data-tile="${id}"]`).getByRole('button', { name: /wish list$/ })
    expect(await heart.getAttribute('aria-label')).toMatch(/^Remove/)
    const answered = page.waitForResponse(/\/api\/wishlist\//)
    answer.release()
    await answered
    // An answer that still led to the wish list would take the tile away.
    await heart.tap()
    await expect.poll(() => callsFor(/^DELETE \/api\/wishlist\//)).toHaveLength(1)
    expect(callsFor(/^GET \/api\/wishlist\//)).toEqual([])
    expect(new URL(page.url()).pathname).toBe('/search')
  })

  it('the list is gone once another way is taken', async () => {
    const { page } = stage
    await page.goto('/search')
    const list = await markOfList()
    await tile(1).getByRole('link').tap()
    await page.getByRole('heading', { name: 'Similar images' }).waitFor()
    expect(await list.count()).toBe(1)
    expect(await list.isVisible()).toBe(false)
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).tap()
    await page.getByRole('heading', { level: 1, name: 'Questions, answered' }).waitFor()
    expect(await list.count()).toBe(0)
  })

  it('a list that is asked for anew is fetched anew', async () => {
    const { page, faults } = stage
    await page.goto('/search')
    await tile(0).getByRole('link').tap()
    await page.getByRole('heading', { name: 'Similar images' }).waitFor()
    await page.goBack()
    await tile(0).waitFor()
    await tile(0).getByRole('link').tap()
    await page.getByRole('heading', { name: 'Similar images' }).waitFor()
    faults.seen.length = 0
    await page.getByRole('contentinfo').getByRole('link', { name: 'Images' }).tap()
    await tile(0).waitFor()
    expect(callsFor(/^GET \/api\/images-list/)).toHaveLength(1)
  })
})
