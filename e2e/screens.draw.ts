import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { ROOT } from './catalogue.ts'
import { useShop } from './harness.ts'
import { goWithin, LOOKS } from './looks.ts'
import { overlays } from './overlays.ts'
import { heading, type State, useScreens } from './screens.ts'

// Takes pictures of every screen at 390 and 1280 px, light and dark, as one sheet, and writes docs/screens/index.html with all of them.
const FOLDER = join(ROOT, 'docs/screens')
/** Pixels: the height of a sheet, and the gap between its pictures. */
const [SHEET, GAP] = [440, 12]
const stage = useShop()
const screens = useScreens(stage)
const drawn: { title: string; file: string }[] = []

beforeAll(() => {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
})

interface Drawing {
  title: string
  width?: number | undefined
  /** Brings the page into its state; called again for each further width and theme. */
  comes: (page: Page, first: boolean) => Promise<unknown>
}

async function draw({ title, width: only, comes }: Drawing): Promise<void> {
  const { page, context } = stage
  const shots: string[] = []
  let sheetWidth = 0
  for (const { width, colorScheme } of LOOKS.filter((look) => look.width === (only ?? look.width))) {
    const height = width === 390 ? 844 : 860
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ media: 'screen', colorScheme, reducedMotion: 'reduce' })
    await comes(page, shots.length === 0)
    await page.evaluate(async () => await document.fonts.ready)
    await picturesShown(page)
    shots.push((await page.screenshot({ type: 'jpeg', quality: 80 })).toString('base64'))
    sheetWidth += Math.round((width * SHEET) / height) + GAP
  }
  const sheet = await context.newPage()
  await sheet.setViewportSize({ width: sheetWidth - GAP, height: SHEET })
  const images = shots.map((shot) => `<img style="height:100%;flex:none" src="data:image/jpeg;base64,${shot}">`).join('')
  await sheet.setContent(`<body style="margin:0;background:#888;display:flex;gap:${GAP}px;height:${SHEET}px">${images}</body>`)
  await sheet.waitForLoadState('load')
  const file = `${title.toLowerCase().replace(/\W+/g, '-')}.jpg`
  await sheet.screenshot({ path: join(FOLDER, file), type: 'jpeg', quality: 72 })
  drawn.push({ title, file })
}

/** Waits until every picture in view is loaded for this width and decoded. */
async function picturesShown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const inView = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < innerHeight
    })
    await Promise.all(inView.map((image) => image.decode()))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}

/** Opens a screen and waits for its pictures; an open screen loads those of another width. */
async function arrives({ path, as, sees }: State, first: boolean): Promise<void> {
  if (first) {
    await screens.becomes(as)
    await stage.page.goto(await path())
    await sees(stage.page).waitFor()
  }
  await stage.page.waitForLoadState('networkidle')
}

describe('every screen', () => {
  for (const state of screens.full) it(state.name, () => draw({ title: state.name, comes: (_, first) => arrives(state, first) }))
  for (const state of screens.empty)
    it(`${state.name}, empty`, () => draw({ title: `${state.name}, empty`, comes: (_, first) => arrives(state, first) }))
})

describe('overlays', () => {
  for (const { name, path, as, opens, sees, width } of overlays)
    it(name, () =>
      draw({
        title: name,
        width,
        async comes(page) {
          await screens.becomes(as)
          // A reload would open again what was open.
          await page.goto('about:blank')
          await page.goto(await path())
          await page.waitForLoadState('networkidle')
          await opens(page)
          await sees(page).waitFor()
        },
      }),
    )
})

describe('screens that load data', () => {
  for (const { name, path, as, call } of screens.waiting) {
    it(`${name}, loading`, () =>
      draw({
        title: `${name}, loading`,
        async comes(page, first) {
          if (!first) return
          await screens.becomes(as)
          await page.goto('/support')
          await heading('Contact Us')(page).waitFor()
          stage.faults.place(...call, { hold: true })
          await goWithin(page, await path())
          await page.locator('main [aria-busy=true], main[aria-busy=true]').first().waitFor()
        },
      }))
    it(`${name}, failed`, () =>
      draw({
        title: `${name}, failed`,
        async comes(page, first) {
          if (!first) return
          stage.expectProblem(/./)
          stage.faults.place(...call, {
            status: 500,
            body: { success: false, code: 500, errorMessage: 'Something went wrong', requestId: 'x' },
          })
          await screens.becomes(as)
          await page.goto(await path())
          await page.getByText('Something went wrong').first().waitFor()
          await page.waitForLoadState('networkidle')
        },
      }))
  }
})

afterAll(() => {
  const named = drawn.map(({ title, file }) => ({ title: `${title.charAt(0).toUpperCase()}${title.slice(1)}`, file }))
  const parts = named.map(({ title, file }) => `<h2>${title}</h2>\n<img src="${file}" alt="${title}" loading="lazy">`)
  writeFileSync(
    join(FOLDER, 'index.html'),
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Chitra, the screens</title>
<style>:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif } body { margin: 1rem auto; max-width: 1600px; padding: 0 1rem } img { max-width: 100% }</style>
<h1>The screens</h1>
<p>Each at 390 px, light and dark, and at 1280 px, light and dark, as the running shop shows it with the drawn catalogue.</p>
${parts.join('\n')}
</html>
`,
  )
})
