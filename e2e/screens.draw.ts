import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { ROOT } from './catalogue.ts'
import { useShop } from './harness.ts'
import { LOOKS } from './looks.ts'
import { type State, useScreens } from './screens.ts'

// A picture of every screen: 390 and 1280 px wide, light and dark, side by side on one sheet, and docs/screens.md that shows them all.
const FOLDER = join(ROOT, 'docs/screens')
const stage = useShop()
const screens = useScreens(stage)
const drawn: { title: string; file: string }[] = []

beforeAll(() => {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
})

async function draw(kind: string, { name, path, as, sees }: State): Promise<void> {
  const { page, context } = stage
  await screens.becomes(as)
  await page.goto(await path())
  await sees(page).waitFor()
  const shots: string[] = []
  for (const { width, colorScheme } of LOOKS) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 860 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.waitForLoadState('networkidle')
    shots.push((await page.screenshot({ type: 'jpeg', quality: 80 })).toString('base64'))
  }
  const sheet = await context.newPage()
  await sheet.setViewportSize({ width: 1680, height: 440 })
  const images = shots.map((shot) => `<img style="height:100%" src="data:image/jpeg;base64,${shot}">`).join('')
  await sheet.setContent(
    `<body style="margin:0;background:#888;display:flex;gap:12px;height:440px;justify-content:space-between">${images}</body>`,
  )
  await sheet.waitForLoadState('load')
  const file = `${name.toLowerCase().replace(/\W+/g, '-')}-${kind}.jpg`
  await sheet.screenshot({ path: join(FOLDER, file), type: 'jpeg', quality: 72 })
  drawn.push({ title: `${name}, ${kind}`, file })
}

describe('every screen', () => {
  for (const state of screens.full) it(`${state.name}, full`, () => draw('full', state))
  for (const state of screens.empty) it(`${state.name}, empty`, () => draw('empty', state))
})

afterAll(() => {
  const parts = drawn.map(({ title, file }) => `## ${title}\n\n![${title}](screens/${file})\n`)
  const text = `# The screens\n\nEach at 390 px, light and dark, and at 1280 px, light and dark, as the running shop shows it with the drawn catalogue. Drawn by \`pnpm screens\`.\n\n${parts.join('\n')}`
  writeFileSync(join(ROOT, 'docs/screens.md'), text)
})
