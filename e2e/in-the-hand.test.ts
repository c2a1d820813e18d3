import type { CDPSession, Locator } from 'playwright'
import { describe, expect, it } from 'vitest'
import { workOf } from './browser-work.ts'
import { idOf, newBuyer, signedIn } from './buyer.ts'
import { useShop } from './harness.ts'

// Two pixels of the screen for one of the page, so that a tile and its item's page show files of different sizes.
const stage = useShop({}, { viewport: { width: 390, height: 800 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true })

const tile = (n: number): Locator => stage.page.getByRole('main').locator('[data-tile]').nth(n)
const idOfTile = async (n: number): Promise<string> => (await tile(n).getAttribute('data-tile')) ?? ''
const callsFor = (path: RegExp): string[] => stage.faults.seen.filter((line) => path.test(line))

/** Puts a finger on an element and leaves it there. */
async function touch(target: Locator): Promise<CDPSession> {
  const devtools = await stage.context.newCDPSession(stage.page)
  const box = await target.boundingBox()
  if (box === null) throw new Error('there is nothing to touch')
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  return devtools
}

describe('a tile', () => {
  it('has no button for a finger but its heart', async () => {
    const { page } = stage
    await page.goto('/search')
    await tile(0)
      .getByRole('button', { name: /to wish list$/ })
      .waitFor()
    expect(
      await tile(0)
        .locator('button, a')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
    ).toEqual([null, expect.stringMatching(/to wish list$/)])
  })

  it('is not covered by its title when its heart is tapped', async () => {
    await stage.page.goto('/search')
    await tile(0).getByRole('button').tap()
    expect(await tile(0).locator('[data-part="caption"]').isVisible()).toBe(false)
  })

  it('is named by its title and price, which are laid out when a key reaches it', async () => {
    const { page } = stage
    await page.goto('/search')
    const priced = page.locator('[data-tile]', { hasText: '₹' }).first()
    const link = priced.getByRole('link').first()
    const caption = priced.locator('[data-part="caption"]')
    expect(await caption.evaluate((element) => element.getBoundingClientRect().height)).toBe(0)
    const text = (await caption.textContent()) ?? ''
    expect((await link.ariaSnapshot()).replaceAll(' ', '')).toContain(text.replaceAll(' ', ''))
    await page.keyboard.press('Tab')
    await link.focus()
    await caption.waitFor({ state: 'visible' })
  })

  it('shows its price below its heart when a key reaches it, however low it is', async () => {
    const { page } = stage
    await page.goto('/search')
    const priced = page.locator('[data-tile]', { hasText: '₹' }).first()
    const heart = priced.locator('button svg')
    await heart.waitFor()
    // As the gallery places a panorama.
    await priced.evaluate((element) => {
      element.style.height = '80px'
      element.style.setProperty('--tile-is-low', '1')
    })
    await page.keyboard.press('Tab')
    await priced.getByRole('link').first().focus()
    const { y = 0, height = 0 } = (await heart.boundingBox()) ?? {}
    expect(height).toBeGreaterThan(0)
    expect((await priced.locator('.tile-price').boundingBox())?.y).toBeGreaterThan(y + height)
  })

  it('has its item asked for while the finger is still on it', async () => {
    const { page } = stage
    await page.goto('/search')
    const id = await idOfTile(1)
    const finger = await touch(tile(1))
    await expect.poll(() => callsFor(new RegExp(`^GET /api/images/${id}`))).toHaveLength(1)
    expect(new URL(page.url()).pathname).toBe('/search')
    await finger.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
  })

  it('has its item asked for once when it is tapped', async () => {
    const { page } = stage
    await page.goto('/search')
    const id = await idOfTile(1)
    await tile(1).getByRole('link').tap()
    await page.getByRole('heading', { name: 'Similar images' }).waitFor()
    expect(callsFor(new RegExp(`^GET /api/images/${id}`))).toHaveLength(1)
  })

  it('asks for nothing ahead where data are to be saved', async () => {
    const { page } = stage
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await page.goto('/search')
    const finger = await touch(tile(1))
    // What follows the touch is heard after it.
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: 100, y: 300 }] })
    await page.waitForLoadState('networkidle')
    expect(callsFor(/^GET \/(api\/images\/|assets\/item-)/)).toEqual([])
  })

  it('gives its picture to the page of its item, before the item and the larger file are there', async () => {
    const { page, faults } = stage
    await page.goto('/search')
    const image = tile(0).locator('img')
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0)).toBe(true)
    const file = await image.evaluate((one: HTMLImageElement) => one.currentSrc)
    const id = await idOfTile(0)
    const item = faults.place('GET', new RegExp(`^/api/images/${id}`), { hold: true })
    const larger = faults.place('GET', new RegExp(`^/media/${id}.jpg.*compress=800`), { hold: true })
    await tile(0).getByRole('link').tap()
    const shown = (within: string) =>
      page
        .locator(`main ${within} [data-item-picture] img`)
        .evaluateAll((all) =>
          (all as HTMLImageElement[])
            .filter((one) => one.naturalWidth > 0 && one.checkVisibility({ opacityProperty: true }))
            .map((one) => one.currentSrc),
        )
    await expect.poll(() => shown('[data-kind=item]')).toEqual([file])
    item.release()
    await page.getByRole('heading', { name: 'Similar images' }).waitFor()
    expect(await shown('')).toEqual([file])
    await expect.poll(() => larger.met).toBe(1)
    larger.release()
    await expect
      .poll(async () => (await shown('')).map((address) => new URL(address).search))
      .toEqual([expect.stringContaining('compress=800')])
  })
})

describe('the picture of a tile', () => {
  it('moves nowhere for who wants no movement', async () => {
    const { page, faults } = stage
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(() => {
      const moved: Element[] = []
      Object.assign(globalThis, { moved })
      const animate = Element.prototype.animate
      Element.prototype.animate = function (...given) {
        moved.push(this)
        return animate.apply(this, given)
      }
    })
    await page.goto('/search')
    const image = tile(0).locator('img')
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0)).toBe(true)
    const item = faults.place('GET', /^\/api\/images\//, { hold: true })
    await tile(0).getByRole('link').tap()
    await page.locator('main [data-kind=item] [data-item-picture] img').waitFor()
    expect(await page.evaluate(() => (globalThis as unknown as { moved: Element[] }).moved.length)).toBe(0)
    item.release()
  })
})

describe('the filters of a list', () => {
  it('open without a new style for the page below them', async () => {
    const { page } = stage
    await page.goto('/search')
    await tile(0).waitFor()
    const filters = page.getByRole('banner').getByRole('button', { name: 'Filter', exact: true })
    // Their code is there from the first time on.
    await filters.tap()
    const sheet = page.getByRole('dialog')
    await sheet.getByText('Landscape').waitFor()
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    const below = await page.locator('#root *').count()
    const { restyled } = await workOf(page, async () => {
      await filters.tap()
      await sheet.getByText('Landscape').waitFor()
      await page.keyboard.press('Escape')
      await sheet.waitFor({ state: 'detached' })
    })
    expect(restyled).toBeLessThan(below)
  })

  it('are there for whoever has scrolled, without a connection too', async () => {
    const { page, context } = stage
    await page.goto('/search')
    await tile(0).waitFor()
    // Ten seconds after the page it would come without a visitor.
    const code = page.waitForResponse(/assets\/sheet-panel-/, { timeout: 8_000 })
    await page.evaluate(() => scrollBy(0, 200))
    await (await code).finished()
    await context.setOffline(true)
    await page.getByRole('banner').getByRole('button', { name: 'Filter', exact: true }).tap()
    await page.getByRole('dialog').getByText('Landscape').waitFor()
    await context.setOffline(false)
  })
})

/** In which order a press is handled, drawn, and followed by its first call; "filled" where the button has already changed when the press is handled. */
const orderOfPress = (target: Locator): Promise<string[]> =>
  target.evaluate(async (element: HTMLElement) => {
    const seen: string[] = []
    const asked = globalThis.fetch
    globalThis.fetch = (...given) => {
      seen.push('asked')
      return asked(...given)
    }
    const says = () => element.ariaPressed ?? element.ariaBusy
    const before = says()
    element.click()
    // React draws what an event changes when the event is over, and anything else in a later task.
    await Promise.resolve()
    seen.push(says() === before ? 'handled' : 'filled')
    await new Promise((resolve) => requestAnimationFrame(resolve))
    seen.push('drawn')
    while (!seen.includes('asked')) await new Promise((resolve) => setTimeout(resolve))
    return seen.slice(0, 3)
  })

describe('a press is painted before', () => {
  it('data and code of the page that it leads to are asked for', async () => {
    await stage.page.goto('/search')
    await tile(0).waitFor()
    const next = stage.page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2', exact: true })
    expect(await orderOfPress(next)).toEqual(['handled', 'drawn', 'asked'])
  })

  it('its call is made: a heart, and an item that is put into the cart', async () => {
    const { page } = stage
    await signedIn(stage, await newBuyer(stage))
    await page.goto('/search')
    await page.waitForLoadState('networkidle')
    const heart = tile(0).getByRole('button', { name: /^Add .* to wish list$/ })
    expect(await orderOfPress(heart)).toEqual(['filled', 'drawn', 'asked'])
    await page.goto(`/image/x-${await idOf(stage, stage.shop.titles[0] ?? '')}`)
    const add = page.getByRole('region', { name: 'Price' }).getByRole('button', { name: 'Add To Cart' })
    await add.waitFor()
    await page.waitForLoadState('networkidle')
    expect(await orderOfPress(add)).toEqual(['filled', 'drawn', 'asked'])
  })
})

describe('a guest who opens the cart', () => {
  it('gets the login without the code of the cart', async () => {
    const { page } = stage
    await page.goto('/checkout')
    await page.getByRole('heading', { level: 1, name: 'Sign In' }).waitFor()
    expect(callsFor(/^GET \/assets\/login-/)).toHaveLength(1)
    expect(callsFor(/^GET \/assets\/checkout-/)).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('route_url'))).toBe('/checkout')
  })
})
