import { afterEach, expect, inject } from 'vitest'
import { page } from 'vitest/browser'
import { pictureName } from './plan.ts'

// Runs before every story file in the browser: photographs what a story ends as.

const theme = inject('theme')
const picture = inject('picture')

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

/** Gives the story the box it is photographed in, and waits until it is still. */
async function stand(layout: string | undefined, covered: boolean): Promise<void> {
  const { style } = document.body
  style.padding = layout === 'fullscreen' ? '0' : '16px'
  style.minHeight = covered ? '100vh' : 'auto'
  style.maxHeight = covered ? '100vh' : `${longest}px`
  // What is covered ends with the screen, however long the page below it is.
  style.overflow = covered ? 'hidden' : ''
  await settled()
}

afterEach<{ story?: { parameters: { layout?: string } } }>(async ({ task, story }) => {
  const meta = task.meta as { storyId?: string; picture?: string }
  if (picture === undefined || meta.storyId === undefined || task.result?.state === 'fail') return
  const name = pictureName(meta.storyId, picture.width, theme)
  if (!picture.names.includes(name)) return
  // A dialog whose code comes late covers the screen a moment after the story: what the page has become when it is still counts.
  let covered = isCovered()
  await stand(story?.parameters.layout, covered)
  if (isCovered() !== covered) {
    covered = !covered
    await stand(story?.parameters.layout, covered)
  }
  if (!covered) {
    await showWhole(picture.width)
    scrollTo(0, 0)
  }
  meta.picture = name
  await expect(document.body).toMatchScreenshot(name)
}, 60_000)
