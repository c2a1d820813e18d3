import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { buy, idOf, newBuyer, paymentWindow, signedIn } from './buyer.ts'
import { useShop } from './harness.ts'
import { axeFindings, goWithin, LOOKS, horizontalOverflow } from './looks.ts'
import { heading, useScreens } from './screens.ts'

const stage = useShop()
const screens = useScreens(stage)

/** Each width and each theme once. The parts of an empty, waiting or failed screen are checked at every combination on the full ones. */
const EACH_ONCE = LOOKS.filter(({ width, colorScheme }) => colorScheme === (width < 768 ? 'light' : 'dark'))

/** Checks the open page at these widths and themes, and returns the findings. */
async function findingsAtAllSizes(looks = LOOKS): Promise<string[]> {
  const found: string[] = []
  const fits = async (look: string) => {
    const excess = await horizontalOverflow(stage.page)
    if (excess !== '') found.push(`${look}: ${excess}`)
  }
  for (const { width, colorScheme } of looks) {
    await stage.page.setViewportSize({ width, height: 800 })
    await stage.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    found.push(...(await axeFindings(stage.page)).map((finding) => `${width} ${colorScheme}: ${finding}`))
    await fits(String(width))
  }
  // At 320 px, and with text at 200 %, nothing may be cut off at the side.
  await stage.page.setViewportSize({ width: 320, height: 640 })
  await fits('320')
  await stage.page.setViewportSize({ width: 1280, height: 800 })
  await stage.page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await fits('200 %')
  return found
}

/** The widest picture of the page, in pixels. */
const widestPicture = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, ...[...document.querySelectorAll('main [data-state] img')].map((picture) => picture.clientWidth)))

/** Visible controls of header and forms that something else covers. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('header :is(a, button, input, select), main form :is(input, button), main h1')].flatMap(
      (part) => {
        const { left, top, width, height } = part.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        if (width === 0 || !part.checkVisibility({ visibilityProperty: true }) || y < 0 || y > innerHeight) return []
        const hit = document.elementFromPoint(x, y)
        const isClear = hit !== null && (part.contains(hit) || hit.contains(part) || hit.closest('label')?.contains(part) === true)
        // Content scrolls under the sticky header at every size.
        return isClear || (hit?.closest('header') != null && part.closest('header') === null)
          ? []
          : [`covered: ${part.outerHTML.slice(0, 120)}`]
      },
    ),
  )

/** On a phone with text at 200 %, no page may be wider, nothing may overlap, and pictures must keep their size (WCAG 1.4.4). */
async function findingsWithLargeText(): Promise<string[]> {
  const { page } = stage
  await page.setViewportSize({ width: 390, height: 800 })
  await page.evaluate(() => {
    scrollTo(0, 0)
    document.documentElement.style.fontSize = ''
  })
  const usual = await widestPicture(page)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const excess = await horizontalOverflow(page)
  const shown = await widestPicture(page)
  return [
    ...(excess === '' ? [] : [`390 px at 200 %: ${excess}`]),
    ...(shown < 0.6 * usual ? [`a picture of ${usual} px is ${shown} px wide`] : []),
    ...(await covered(page)),
  ]
}

describe('screens pass axe at two widths, light and dark, and nothing is cut off at 320 px or 200 % text', () => {
  for (const [kind, states] of [
    ['full', screens.full],
    ['empty', screens.empty],
  ] as const)
    for (const { name, path, as, sees } of states)
      it(`${name}, ${kind} [APP-03, APP-06]`, async () => {
        await screens.becomes(as)
        await stage.page.goto(await path())
        await sees(stage.page).waitFor()
        expect(await findingsAtAllSizes(kind === 'full' ? LOOKS : EACH_ONCE)).toEqual([])
        expect(await findingsWithLargeText()).toEqual([])
      })

  for (const { name, path, as, call } of screens.waiting) {
    it(`${name}, loading`, async () => {
      await screens.becomes(as)
      await stage.page.goto('/support')
      await heading('Contact Us')(stage.page).waitFor()
      stage.faults.place(...call, { hold: true })
      await goWithin(stage.page, await path())
      await stage.page.locator('main [aria-busy=true], main[aria-busy=true]').first().waitFor()
      expect(await findingsAtAllSizes(EACH_ONCE)).toEqual([])
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
      expect(await findingsAtAllSizes(EACH_ONCE)).toEqual([])
    })
  }
})

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
    await page.getByRole('region', { name: 'Thank you' }).waitFor()
    const download = page.waitForEvent('download')
    await tabTo(page, new RegExp(`^Download ${title}`))
    await page.keyboard.press('Enter')
    expect((await download).suggestedFilename()).not.toBe('')
  })

  it('the focused element is never under the header, tabbing down or back up', async () => {
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

/** Text in Devanagari that is not marked as Hindi, except decorative text. */
const unmarkedHindi = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode() !== null) {
      const { textContent, parentElement } = texts.currentNode
      if (!/\p{Script=Devanagari}/u.test(textContent ?? '') || parentElement?.closest('[aria-hidden=true], script') !== null) continue
      if (parentElement.closest('[lang]')?.getAttribute('lang') !== 'hi') found.push(parentElement.outerHTML.slice(0, 200))
    }
    return found
  })

/** For each Hindi text of several lines: distance between lines (`apart`), and height of its letters with vowel signs (`ink`), in pixels. */
const linesOfHindi = (page: Page): Promise<{ where: string; apart: number; ink: number }[]> =>
  page.evaluate(async () => {
    await document.fonts.ready
    const pen = document.createElement('canvas').getContext('2d')
    return [...document.querySelectorAll('main [lang=hi]')].flatMap((part) => {
      const range = document.createRange()
      range.selectNodeContents(part)
      const tops = [...new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))].toSorted((a, b) => a - b)
      if (pen === null || tops.length < 2) return []
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(part)
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
      const { actualBoundingBoxAscent, actualBoundingBoxDescent } = pen.measureText(part.textContent ?? '')
      const apart = Math.min(...tops.slice(1).map((top, index) => top - (tops[index] ?? 0)))
      return [{ where: part.parentElement?.outerHTML.slice(0, 120) ?? '', apart, ink: actualBoundingBoxAscent + actualBoundingBoxDescent }]
    })
  })

describe('text in Devanagari', () => {
  const HINDI = 'अन्नपूर्णा के घर में दीपावली की रात्रि, हिन्दुस्तान की कृतियाँ, र्द्धि और सूर्योदय की पूर्णिमा'
  const inHindi = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inHindi)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => {
        if (key === 'name' || key === 'description' || key === 'location') return [key, HINDI]
        if (key === 'keywords') return [key, ['दीया', 'पूर्णिमा']]
        return [key, key === 'firstName' ? 'अनुष्का' : inHindi(inner)]
      }),
    )
  }

  it('is marked as Hindi everywhere, and its lines are far enough apart for vowel signs', async () => {
    const { page, shop, faults } = stage
    const buyer = await newBuyer(stage)
    const [one = '', two = ''] = shop.titles
    const id = await idOf(stage, one)
    await buy(stage, buyer, [two])
    await buyer.call('POST', '/api/carts/', { imageId: id })
    await buyer.call('POST', '/api/wishlist/', { product: id })
    await signedIn(stage, buyer, { firstName: 'अनुष्का', lastName: 'शर्मा' })
    for (const [path, call, mayWrap] of [
      ['/search', '/api/images-list/?limit=30', true],
      [`/image/x-${id}`, `/api/images/${id}`, true],
      [`/imageDetails?id=${id}`, `/api/images/${id}`, true],
      ['/checkout', '/api/carts/', true],
      ['/wishList', '/api/wishlist/', true],
      ['/orders', '/api/orders/?by=item', false],
    ] as const) {
      const fault = faults.place('GET', new RegExp(`^${call.replace(/\?.*/, '')}(\\?|$)`), {
        status: 200,
        body: inHindi(await buyer.call('GET', call)),
      })
      await page.goto(path)
      await page.getByRole('main').getByText(HINDI).first().waitFor()
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(() => unmarkedHindi(page), { message: `${path} at ${width}` }).toEqual([])
        const lines = await linesOfHindi(page)
        if (mayWrap && width === 390) expect(lines.length, path).toBeGreaterThan(0)
        expect(
          lines.filter(({ apart, ink }) => apart < ink),
          `${path} at ${width}`,
        ).toEqual([])
      }
      fault.clear()
    }
    await page.getByRole('button', { name: /^Account/ }).click()
    await page.getByRole('menu').waitFor()
    expect(await unmarkedHindi(page)).toEqual([])
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
