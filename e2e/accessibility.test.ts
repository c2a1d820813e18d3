import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
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
      it(`${name}, ${kind} [APP-03, APP-06, P-21]`, async () => {
        await screens.becomes(as)
        await stage.page.goto(await path())
        await sees(stage.page).waitFor()
        expect(await findingsAtAllSizes(kind === 'full' ? LOOKS : EACH_ONCE)).toEqual([])
        expect(await findingsWithLargeText()).toEqual([])
      })

  for (const { name, path, as, call } of screens.waiting) {
    it(`${name}, loading [P-21]`, async () => {
      await screens.becomes(as)
      await stage.page.goto('/support')
      await heading('Contact Us')(stage.page).waitFor()
      stage.faults.place(...call, { hold: true })
      await goWithin(stage.page, await path())
      await stage.page.locator('main [aria-busy=true], main[aria-busy=true]').first().waitFor()
      expect(await findingsAtAllSizes(EACH_ONCE)).toEqual([])
    })
    it(`${name}, failed [P-21]`, async () => {
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
