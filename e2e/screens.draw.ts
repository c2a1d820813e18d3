import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { ROOT } from './catalogue.ts'
import { useShop } from './harness.ts'
import { goWithin, LOOKS } from './looks.ts'
import { opened } from './opened.ts'
import { heading, type State, useScreens } from './screens.ts'

// A picture of every screen: 390 and 1280 px wide, light and dark, side by side on one sheet, and docs/screens.md that shows them all.
const FOLDER = join(ROOT, 'docs/screens')
/** Pixels: as high as the sheets are, and between their pictures. */
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
  /** What brings the state about, and what is waited for in the looks after the first. */
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

/** Waits until every picture in view is the one for this width, decoded, so that the next frame shows it. */
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

/** Opens a screen and waits for its pictures; a screen that is open fetches what another width asks for. */
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

describe('what opens on them', () => {
  for (const { name, path, as, opens, sees, width } of opened)
    it(name, () =>
      draw({
        title: name,
        width,
        async comes(page) {
          await screens.becomes(as)
          await page.goto(await path())
          await page.waitForLoadState('networkidle')
          await opens(page)
          await sees(page).waitFor()
        },
      }),
    )
})

describe('every screen that waits for the server', () => {
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
  const parts = drawn.map(({ title, file }) => `## ${title.charAt(0).toUpperCase()}${title.slice(1)}\n\n![${title}](screens/${file})\n`)
  const text = `# The screens\n\nEach at 390 px, light and dark, and at 1280 px, light and dark, as the running shop shows it with the drawn catalogue. Drawn by \`pnpm screens\`.\n\n${parts.join('\n')}`
  writeFileSync(join(ROOT, 'docs/screens.md'), text)
})
