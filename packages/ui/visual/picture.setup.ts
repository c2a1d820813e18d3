import { afterEach, beforeAll, expect, inject } from 'vitest'
import { twMerge } from 'tailwind-merge'
import { page } from 'vitest/browser'
import { pictureName, type Theme, type Viewport } from './plan.ts'
// What the kit fetches at first need is here before the first story, so that no picture is taken while it is on its way.
import '../src/patterns/lightbox/lightbox-viewer.tsx'
import '../src/patterns/date-range-field/date-range-popover.tsx'
import '../src/primitives/sheet/sheet-panel.tsx'
import '../src/primitives/toast/toast-region.tsx'

// Runs before every story file in the browser: puts the catalogue in the run's theme and width, and photographs what a story ends as.

declare module 'vitest' {
  interface ProvidedContext {
    theme: Theme
    /** Absent in the runs that look with axe. */
    picture?: { viewport: Viewport; width: number; names: string[] }
  }
}

const theme = inject('theme')
const picture = inject('picture')

// Storybook puts its own annotations in place after this file has run, so ours are laid over them before the first story.
beforeAll(() => {
  const annotations = globalThis.globalProjectAnnotations
  annotations.initialGlobals = {
    ...annotations.initialGlobals,
    theme,
    ...(picture === undefined ? {} : { viewport: { value: picture.viewport } }),
  }
  // The other runs have looked with axe already.
  if (picture !== undefined) annotations.parameters = { ...annotations.parameters, a11y: { test: 'off' } }
})

/** A page longer than this is photographed down to here: a gallery of three thousand tiles is no better proof than its first screens. */
const longest = 1400

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Waits until the page has been still for some frames: a part whose code comes at its first opening is drawn a moment after the rest. */
async function still(): Promise<void> {
  let changed = true
  const watching = new MutationObserver(() => (changed = true))
  watching.observe(document.body, { subtree: true, childList: true })
  for (let [quiet, turn] = [0, 0]; quiet < 4 && turn < 120; turn += 1) {
    changed = false
    await frame()
    quiet = changed ? 0 : quiet + 1
  }
  watching.disconnect()
}

async function settled(): Promise<void> {
  await still()
  await document.fonts.ready
  // Without a box a picture is not fetched: so stories show what is on its way.
  const images = [...document.images].filter((image) => image.getClientRects().length > 0)
  for (const image of images) image.loading = 'eager'
  // A story may show a picture that fails; it is then as it should be.
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
  await frame()
  await frame()
}

/** The story's own box; beside it stand Storybook's messages, which are hidden, and whatever the story hangs on the body. */
const storyRoot = 'body > div:not([class], [role], [data-state], [data-radix-popper-content-wrapper])'

/** What stands outside the story's own box (a dialog, a menu) covers the screen, and the screen is the picture. */
const isCovered = (): boolean =>
  [...document.body.children].some(
    (child) =>
      child instanceof HTMLElement &&
      !child.matches(`${storyRoot}, .sb-wrapper`) &&
      child.checkVisibility({ opacityProperty: true }) &&
      child.getBoundingClientRect().height > 1,
  )

/** Opens the window as far as the story is long. A story that measures the window may grow once more. */
async function showWhole(width: number): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    const height = Math.min(longest, Math.max(innerHeight, document.documentElement.scrollHeight))
    if (height === innerHeight) return
    await page.viewport(width, height)
    await settled()
  }
}

/** A list that reaches `cn` alone is not merged: of two classes for one property, the style sheet's order would choose, not the part. */
function clashes(): string[] {
  const lists = [...document.body.querySelectorAll('[class]')].map((element) => element.getAttribute('class') ?? '')
  return [...new Set(lists)].filter((list) => twMerge(list) !== list.trim().replace(/\s+/g, ' '))
}

afterEach(() => {
  if (picture === undefined) expect(clashes()).toEqual([])
})

afterEach<{ story?: { parameters: { layout?: string } } }>(async ({ task, story }) => {
  const meta = task.meta as { storyId?: string; picture?: string }
  if (picture === undefined || meta.storyId === undefined || task.result?.state === 'fail') return
  const name = pictureName(meta.storyId, picture.width, theme)
  if (!picture.names.includes(name)) return
  const { style } = document.body
  const covered = isCovered()
  style.padding = story?.parameters.layout === 'fullscreen' ? '0' : '16px'
  style.minHeight = covered ? '100vh' : 'auto'
  style.maxHeight = covered ? '100vh' : `${longest}px`
  // What is covered ends with the screen, however long the page below it is.
  style.overflow = covered ? 'hidden' : ''
  await settled()
  if (!covered) {
    await showWhole(picture.width)
    scrollTo(0, 0)
  }
  meta.picture = name
  await expect(document.body).toMatchScreenshot(name)
}, 60_000)
