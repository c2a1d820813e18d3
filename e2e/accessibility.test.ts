import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { idOf, newBuyer, paymentWindow, signedIn } from './buyer.ts'
import { useShop } from './harness.ts'
import { axeFindings, goWithin, LOOKS, sticksOut } from './looks.ts'
import { heading, useScreens } from './screens.ts'

const stage = useShop()
const screens = useScreens(stage)

/** Every look of what is open; each finding with its look. */
async function findingsInEveryLook(): Promise<string[]> {
  const found: string[] = []
  const fits = async (look: string) => {
    const excess = await sticksOut(stage.page)
    if (excess !== '') found.push(`${look}: ${excess}`)
  }
  for (const { width, colorScheme } of LOOKS) {
    await stage.page.setViewportSize({ width, height: 800 })
    await stage.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    found.push(...(await axeFindings(stage.page)).map((finding) => `${width} ${colorScheme}: ${finding}`))
    await fits(String(width))
  }
  // The narrowest screen there is, and letters twice as large: nothing is cut off to the side.
  await stage.page.setViewportSize({ width: 320, height: 640 })
  await fits('320')
  await stage.page.setViewportSize({ width: 1280, height: 800 })
  await stage.page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await fits('200 %')
  return found
}

describe('axe finds nothing in four looks, and nothing is cut off at 320 px and at 200 %', () => {
  for (const [kind, states] of [
    ['full', screens.full],
    ['empty', screens.empty],
  ] as const)
    for (const { name, path, as, sees } of states)
      it(`${name}, ${kind} [APP-03, APP-06]`, async () => {
        await screens.becomes(as)
        await stage.page.goto(await path())
        await sees(stage.page).waitFor()
        expect(await findingsInEveryLook()).toEqual([])
      })

  for (const { name, path, as, call } of screens.waiting) {
    it(`${name}, loading`, async () => {
      await screens.becomes(as)
      await stage.page.goto('/support')
      await heading('Contact Us')(stage.page).waitFor()
      stage.faults.place(...call, { hold: true })
      await goWithin(stage.page, await path())
      await stage.page.locator('main [aria-busy=true], main[aria-busy=true]').first().waitFor()
      expect(await findingsInEveryLook()).toEqual([])
    })
    it(`${name}, failed`, async () => {
      stage.expectProblem(/./)
      await screens.becomes(as)
      stage.faults.place(...call, {
        status: 500,
        body: { success: false, code: 500, errorMessage: 'Something went wrong', requestId: 'x' },
      })
      await stage.page.goto(await path())
      await stage.page.getByText('Something went wrong').first().waitFor()
      expect(await findingsInEveryLook()).toEqual([])
    })
  }
})

/** Presses Tab until what has focus is named so; the name is read as a screen reader would have it, roughly: label, text or alternative. */
async function tabTo(page: Page, name: RegExp, most = 150): Promise<void> {
  for (let press = 0; press < most; press += 1) {
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
  throw new Error(`${most} tabs did not lead to ${String(name)}`)
}

const anItem = async (): Promise<string> => `/image/${await idOf(stage, stage.shop.titles[5] ?? '')}`

describe('by keyboard alone', () => {
  it('a picture is found, bought and downloaded', async () => {
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
    await page.waitForURL('**/orders')
    await page.getByRole('cell', { name: title, exact: true }).waitFor()
    const download = page.waitForEvent('download')
    await tabTo(page, new RegExp(`^Download ${title}`))
    await page.keyboard.press('Enter')
    expect((await download).suggestedFilename()).not.toBe('')
  })

  it('what has focus is never under the header, on the way down and back up', async () => {
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
          // Hidden altogether: WCAG 2.4.11.
          return box.bottom <= edge ? element.outerHTML.slice(0, 120) : null
        })
        if (under !== null) hidden.push(under)
      }
      expect(hidden, path).toEqual([])
    }
  })
})

describe('for those who asked for less motion', () => {
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

describe('what a screen reader is told', () => {
  it('how many pictures were found, the name of a new page, and what has happened [APP-01, HDR-07]', async () => {
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
})
