import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { idOf, newBuyer, paymentWindow, signedIn } from './buyer.ts'
import { useShop } from './harness.ts'
import { goWithin } from './looks.ts'
import { heading } from './screens.ts'

const stage = useShop()

/** Presses Tab until the focused element has this name, approximated as label, text or alternative text. */
async function tabTo(page: Page, name: RegExp, maxPresses = 150): Promise<void> {
  for (let press = 0; press < maxPresses; press += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      return (
        element?.getAttribute('aria-label') ??
        (element?.textContent || element?.getAttribute('placeholder') || element?.querySelector('img')?.alt || '')
      )
    })
    if (name.test(focused.trim())) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${maxPresses} tabs did not reach ${String(name)}`)
}

const anItem = async (): Promise<string> => `/image/${await idOf(stage, stage.shop.titles[5] ?? '')}`

describe('by keyboard alone', () => {
  it('a picture is found, bought and downloaded [P-21]', async () => {
    const { page, shop } = stage
    const title = shop.titles[6] ?? ''
    await signedIn(stage, await newBuyer(stage))
    await page.goto('/')
    await heading('Find your picture')(page).waitFor()
    await tabTo(page, /^Search$/)
    await page.keyboard.type(title)
    await page.keyboard.press('Enter')
    await page.getByRole('article').first().waitFor()
    await tabTo(page, new RegExp(`^${title}`))
    await page.keyboard.press('Enter')
    await heading(title)(page).waitFor()
    await tabTo(page, /^Add To Cart/)
    await page.keyboard.press('Enter')
    await heading('My Cart')(page).waitFor()
    await tabTo(page, /^Checkout/)
    await page.keyboard.press('Enter')
    await paymentWindow(page)
      .getByRole('button', { name: /^Pay ₹/ })
      .waitFor()
    const frame = page.frames().find((candidate) => candidate.url().includes('/sandbox-gateway/'))
    await expect
      .poll(async () => {
        const focused = await frame?.evaluate(() => document.activeElement?.textContent ?? '')
        if (focused?.startsWith('Pay ₹') === true) return true
        await page.keyboard.press('Tab')
        return false
      })
      .toBe(true)
    await page.keyboard.press('Enter')
    await page.getByRole('region', { name: 'Thank you' }).waitFor()
    const download = page.waitForEvent('download')
    await tabTo(page, new RegExp(`^Download ${title}`))
    await page.keyboard.press('Enter')
    expect((await download).suggestedFilename()).not.toBe('')
  })

  it('the focused element is never under the header, tabbing down or back up [P-21]', async () => {
    const { page } = stage
    for (const path of ['/', '/search', await anItem()]) {
      await page.goto(path)
      await page.getByRole('main').getByRole('link').first().waitFor()
      const hidden: string[] = []
      for (let press = 0; press < 100; press += 1) {
        await page.keyboard.press(press < 60 ? 'Tab' : 'Shift+Tab')
        const under = await page.evaluate(() => {
          const element = document.activeElement
          if (element === null || element === document.body || element.closest('header') !== null) return null
          const box = element.getBoundingClientRect()
          const edge = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
          // Completely hidden: WCAG 2.4.11.
          return box.bottom <= edge ? element.outerHTML.slice(0, 120) : null
        })
        if (under !== null) hidden.push(under)
      }
      expect(hidden, path).toEqual([])
    }
  })
})

describe('with reduced motion', () => {
  it('nothing on a page moves by itself', async () => {
    const { page } = stage
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of ['/', '/search', await anItem()]) {
      await page.goto(path)
      await page.getByRole('main').locator('img').first().waitFor()
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 1)
          .map((animation) => (animation.effect as KeyframeEffect).target?.outerHTML.slice(0, 100)),
      )
      expect(moving, path).toEqual([])
    }
  })
})

describe('screen readers hear', () => {
  it('the number of results, the name of a new page, and the outcome of an action [HDR-07]', async () => {
    const { page, shop } = stage
    await signedIn(stage, await newBuyer(stage))
    await page.goto('/search')
    const spoken = page.locator('[role=status], [aria-live=polite], [aria-live=assertive]')
    await expect.poll(async () => (await spoken.allTextContents()).join(' ')).toMatch(/\d+ images and graphics/)
    await page.getByRole('combobox', { name: 'Search', exact: true }).fill('tea')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search/tea')
    await expect.poll(async () => (await spoken.allTextContents()).join(' ')).toMatch(/tea/)
    await goWithin(page, `/product-details?id=${await idOf(stage, shop.titles[7] ?? '')}`)
    await page.getByRole('button', { name: 'Add To Cart' }).click()
    await heading('My Cart')(page).waitFor()
    await page.getByRole('button', { name: /^Remove .* from cart$/ }).click()
    await expect.poll(async () => (await spoken.allTextContents()).join(' ')).toMatch(/Item removed successfully/)
  })

  it('a toast once, however often it is raised; it is top-centre with a progress bar [APP-01]', async () => {
    const { page, faults } = stage
    const failing = faults.place('POST', /^\/api\/users\/login/, { status: 500, body: { success: false, code: 500, errorMessage: '' } })
    const words = 'Something went Wrong'
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/login')
      await page.getByLabel('Email').fill('asha@example.com')
      await page.getByLabel('Password', { exact: true }).fill('Monsoon#2026')
      const region = page.getByRole('region', { name: 'Notifications' })
      const met = failing.met
      await page.getByRole('button', { name: 'SIGN IN' }).click()
      const toast = region.getByRole('listitem').filter({ hasText: words })
      await toast.waitFor()
      // Besides the visible toast there is an alert or status for screen readers.
      await expect
        .poll(async () =>
          (await page.locator('[role=status], [role=alert], [aria-live=assertive], [aria-live=polite]').allTextContents()).join(' '),
        )
        .toContain(words)
      await toast.hover()
      const { x, y, width: wide } = (await toast.boundingBox()) ?? { x: Number.NaN, y: Number.NaN, width: Number.NaN }
      const screen = await page.evaluate(() => document.documentElement.clientWidth)
      expect(Math.abs(x + wide / 2 - screen / 2)).toBeLessThan(1.5)
      expect([y >= 0, y < 40]).toEqual([true, true])
      const bar = toast.locator('[data-part=time]')
      const left = () => bar.evaluate((part) => part.getBoundingClientRect().width)
      // It pauses under the pointer and then continues.
      const paused = await left()
      expect(paused).toBeLessThan(wide)
      await page.mouse.move(width / 2, 780)
      await expect.poll(left).toBeLessThan(paused)
      await page.getByRole('button', { name: 'SIGN IN' }).click()
      await expect.poll(() => failing.met).toBe(met + 2)
      await page.getByRole('button', { name: 'SIGN IN' }).waitFor()
      expect(await toast.count()).toBe(1)
    }
  })
})
