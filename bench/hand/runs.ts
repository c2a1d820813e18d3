import type { Page } from 'playwright'
import { setTimeout as pause } from 'node:timers/promises'
import { bringIntoView, named, type Open, slowDown, tap, type Target, tileLink, until } from './phone.ts'
import { traceTasks } from './trace-tasks.ts'

/** Of one run, in milliseconds. */
export interface Run {
  /** What somebody waits. */
  time: number
  /** Until what the tap asks for is on the screen, where that may be a later frame than the next. */
  effect?: number
  /** Processor time of the page's main thread until all is done that follows: neighbours on the machine lengthen the wait, and this hardly. */
  work: number
}

/** What a tap asks for, as an expression that holds once it is there; `tapped` is the button, and `before` what it said of itself. */
export const EFFECTS = {
  button: 'before !== saysOf(tapped)',
  dialog: "document.querySelector('[role=dialog]') !== null",
  secondPage: "document.querySelector('main nav [aria-current=page]')?.textContent.trim() === '2'",
}

/** From a tap to its next paint, and to its effect. */
export async function paintAfterTap(page: Page, target: Target, effect: string = EFFECTS.button): Promise<Run> {
  const worked = await slowDown(page)
  // Not the promise as what is evaluated, because it would be waited for before the tap.
  await page.evaluate(`{
    const saysOf = (button) => button.ariaPressed + button.ariaBusy
    const tapped = ${target}
    const before = saysOf(tapped)
    hand.begin()
    globalThis.effectShown = hand.changed(() => ${effect})
    undefined
  }`)
  await tap(page, target)
  await until(page, 'hand.nextPaint() !== null')
  const shown = await page.evaluate<number>('globalThis.effectShown')
  // The browser reports an event some frames after it.
  const work = await worked()
  return { time: await page.evaluate(() => hand.nextPaint() ?? Number.NaN), effect: shown, work }
}

/** Taps something on a page that has just been opened, and measures the paint. */
export const tapOn =
  (open: Open, path: string, find: (run: number, page: Page) => Promise<Target> | Target, effect?: string) => async (run: number) => {
    const page = await open(path)
    const target = await find(run, page)
    await bringIntoView(page, target)
    const figures = await paintAfterTap(page, target, effect)
    await page.context().close()
    return figures
  }

/** The least that a tap can cost in this browser, on this page: nothing listens to it but one line. */
export const addBareButton = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const button = document.createElement('button')
    button.id = 'bare'
    button.style.cssText = 'position:fixed;left:100px;top:300px;z-index:99;width:80px;height:60px'
    button.addEventListener('click', () => {
      button.style.background = 'red'
      button.ariaPressed = 'true'
    })
    document.body.append(button)
  })

const itemPictureIsShown = (): boolean => {
  const picture = document.querySelector('main [data-item-picture]')
  return [...(picture?.querySelectorAll('img') ?? [])].some(
    (image) => image.complete && image.naturalWidth > 0 && Number(getComputedStyle(image).opacity) > 0.5,
  )
}

/** From a tap on a tile to the item's picture. */
export async function pictureAfterTap(page: Page, n: number): Promise<Run> {
  await bringIntoView(page, tileLink(n))
  const worked = await slowDown(page)
  // `void`, because a promise would be waited for before the tap.
  await page.evaluate(`hand.begin(); void (globalThis.pictureShown = hand.shown(${String(itemPictureIsShown)}))`)
  await tap(page, tileLink(n))
  return { time: await page.evaluate<number>('globalThis.pictureShown'), work: await worked() }
}

/** Of an item's page. */
export const PRICE: Target = named('main section', 'Price')

/** From the step back to the frame with the tiles where they were. */
export async function backToList(page: Page): Promise<Run> {
  const before = await page.evaluate(() => {
    const tiles = [0.25, 0.75].map((share) => document.elementFromPoint(innerWidth * share, innerHeight / 2)?.closest('[data-tile]'))
    // The first title in Hindi of a visit, as a headline, brings its letters, with which the browser lays out all text anew. That is told apart (docs/performance.md).
    const tile = tiles.find((each) => each?.querySelector('[lang="hi"]') === null) ?? tiles[0]
    const { left = 0, top = 0 } = tile?.getBoundingClientRect() ?? {}
    return { scrolled: Math.round(scrollY), tile: tile?.getAttribute('data-tile') ?? '', at: [left + 20, Math.max(top, 200) + 20] as const }
  })
  await tap(page, `document.querySelector('main [data-tile="${before.tile}"] a')`)
  await until(page, PRICE)
  // Somebody looks at the item.
  await pause(1_500)
  const worked = await slowDown(page)
  const time = await page.evaluate(async ({ scrolled, tile, at }) => {
    hand.begin()
    const shown = hand.shown(
      () =>
        Math.abs(scrollY - scrolled) <= 1 &&
        document
          .elementFromPoint(...at)
          ?.closest('[data-tile]')
          ?.getAttribute('data-tile') === tile,
    )
    history.back()
    return await shown
  }, before)
  return { time, work: await worked() }
}

export interface LongTasks extends Run {
  /** Processor time of the task that took most of it. */
  processor: number
}

/** The longest task while a list is scrolled through, a view in a fifth of a second, as after a fling. */
export async function longestTaskOf(page: Page): Promise<LongTasks> {
  const worked = await slowDown(page)
  const traced = await traceTasks(page)
  await page.evaluate(async () => {
    hand.begin()
    const step = innerHeight / 12
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: step, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  })
  const processor = Math.max(0, ...(await traced()))
  return { time: Math.max(0, ...(await page.evaluate(() => hand.longTasks()))), processor, work: await worked() }
}
