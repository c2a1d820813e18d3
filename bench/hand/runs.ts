import type { Locator, Page } from 'playwright'
import { setTimeout as pause } from 'node:timers/promises'
import { bringIntoView, type Open, slowDown, tap, tileLink, tiles } from './phone.ts'

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
export async function paintAfterTap(page: Page, target: Locator, effect: string = EFFECTS.button): Promise<Run> {
  const worked = await slowDown(page)
  await target.evaluate((element, holds) => {
    // `void`, because a promise would be waited for before the tap.
    const watch = `const saysOf = (button) => button.ariaPressed + button.ariaBusy, before = saysOf(tapped); hand.begin(); void (globalThis.effectShown = hand.changed(() => ${holds}))`
    new Function('tapped', watch)(element.closest('button') ?? element)
  }, effect)
  await tap(page, target)
  await page.waitForFunction(() => hand.nextPaint() !== null)
  const shown = await page.evaluate<number>('globalThis.effectShown')
  // The browser reports an event some frames after it.
  const work = await worked()
  return { time: await page.evaluate(() => hand.nextPaint() ?? Number.NaN), effect: shown, work }
}

/** Taps something on a page that has just been opened, and measures the paint. */
export const tapOn =
  (open: Open, path: string, find: (page: Page, run: number) => Promise<Locator> | Locator, effect?: string) => async (run: number) => {
    const page = await open(path)
    const target = await find(page, run)
    await bringIntoView(target)
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
  await bringIntoView(tileLink(page, n))
  const worked = await slowDown(page)
  // `void`, because a promise would be waited for before the tap.
  await page.evaluate(`hand.begin(); void (globalThis.pictureShown = hand.shown(${String(itemPictureIsShown)}))`)
  await tap(page, tileLink(page, n))
  return { time: await page.evaluate<number>('globalThis.pictureShown'), work: await worked() }
}

/** From the step back to the frame with the tiles where they were. */
export async function backToList(page: Page): Promise<Run> {
  const before = await page.evaluate(() => ({
    scrolled: Math.round(scrollY),
    tile:
      document
        .elementFromPoint(innerWidth / 4, innerHeight / 2)
        ?.closest('[data-tile]')
        ?.getAttribute('data-tile') ?? '',
  }))
  const n = await tiles(page).evaluateAll((all, id) => all.findIndex((tile) => tile.getAttribute('data-tile') === id), before.tile)
  await tap(page, tileLink(page, n))
  await page.getByRole('region', { name: 'Price' }).waitFor()
  // Somebody looks at the item.
  await pause(1_500)
  const worked = await slowDown(page)
  const time = await page.evaluate(async ({ scrolled, tile }) => {
    hand.begin()
    const shown = hand.shown(
      () =>
        Math.abs(scrollY - scrolled) <= 1 &&
        document
          .elementFromPoint(innerWidth / 4, innerHeight / 2)
          ?.closest('[data-tile]')
          ?.getAttribute('data-tile') === tile,
    )
    history.back()
    return await shown
  }, before)
  return { time, work: await worked() }
}

/** The longest task while a list is scrolled through, a view in a fifth of a second, as after a fling. */
export async function longestTaskOf(page: Page): Promise<Run> {
  const worked = await slowDown(page)
  await page.evaluate(async () => {
    hand.begin()
    const step = innerHeight / 12
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: step, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  })
  return { time: Math.max(0, ...(await page.evaluate(() => hand.longTasks()))), work: await worked() }
}
