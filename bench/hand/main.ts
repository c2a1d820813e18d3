import { chromium } from 'playwright'
import { parseArgs } from 'node:util'
import { setTimeout as pause } from 'node:timers/promises'
import { findBrowser } from '../../scripts/browser.ts'
import { startBenchShop } from '../logins/shop.ts'
import { machineIndex } from './machine-index.ts'
import {
  bringIntoView,
  heartOf,
  MANY,
  named,
  openerOf,
  openManyItems,
  PROCESSOR,
  scrollToShare,
  tap,
  tileLink,
  until,
  untilTiles,
} from './phone.ts'
import { addBareButton, backToList, EFFECTS, longestTaskOf, paintAfterTap, pictureAfterTap, PRICE, type Run, tapOn } from './runs.ts'

/**
 * `pnpm bench:hand [--runs N] [--only WORDS] [--data FOLDER]`: the built shop in a hand, on a phone of 390 px by touch, the processor four times slower. How long a tap takes to
 * be painted, a tile to become its item's picture, a long list to be back where it was, and which tasks stand in the way when a thousand tiles are
 * scrolled through. `--data` begins with a copy of a stopped shop's. Medians; exits with 1 if one is over its limit. The processor and its neighbours change the times: the machine's index is printed, and
 * beside each time the processor time of the page's main thread for the whole of what follows, which neighbours hardly change. A run waits until a button to which nothing listens is painted as soon as on
 * a quiet machine; one that has waited in vain is counted as "beside neighbours". "Effect" is the time from
 * the click until what was asked for is on the screen: the heart is filled, the button says that it is busy, the sheet or the next page is there.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '7' }, only: { type: 'string', default: '' }, data: { type: 'string' } },
})
const RUNS = Number(values.runs)
const PICTURES = 60
/** The least index of a machine whose times count. */
const MACHINE = 1_500
/** Milliseconds until a bare button is painted: on a quiet machine the next frame, or the one after it. */
const QUIET = 24
/** How often a run waits for that. */
const TRIES = 6
/** Milliseconds. */
const TAP = 50
const PICTURE = 100
const TASK = 50

interface Measured {
  what: string
  runs: Run[]
  limit: number
}

const say = (text: string) => process.stdout.write(`${text}\n`)
const sorted = (numbers: number[]): number[] => numbers.toSorted((a, b) => a - b)
const median = (numbers: number[]): number => sorted(numbers)[numbers.length >> 1] ?? Number.NaN

const shop = await startBenchShop({ pictures: PICTURES, items: MANY, data: values.data })
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
const measured: Measured[] = []
const open = await openerOf(browser, shop)

async function tapBareButton(path: string): Promise<Run> {
  const page = await open(path)
  await addBareButton(page)
  const figures = await paintAfterTap(page, "document.querySelector('#bare')")
  await page.context().close()
  return figures
}

async function isQuiet(): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if ((await tapBareButton('/robots.txt')).time <= QUIET) return true
    await pause(2_000)
  }
  return false
}

async function repeat<R extends Run>(what: string, limit: number, once: (run: number) => Promise<R>): Promise<R[]> {
  if (!what.includes(values.only)) return []
  const runs: R[] = []
  let noisy = 0
  for (let run = 0; run < RUNS; run += 1) {
    if (!(await isQuiet())) noisy += 1
    runs.push(await once(run))
  }
  report({ what, limit, runs }, noisy > 0 ? `${noisy} beside neighbours` : '')
  return runs
}

function report({ what, limit, runs }: Measured, note = '') {
  measured.push({ what, runs, limit })
  const times = sorted(runs.map(({ time }) => time))
  const work = median(runs.map((run) => run.work))
  const effects = runs.flatMap(({ effect }) => (effect === undefined ? [] : [effect]))
  const columns = [median(times), times[0], times.at(-1), limit, work].map(figure)
  const effect = effects.length > 0 ? figure(median(effects)) : '     '
  say([what.padEnd(50), ...columns, effect, median(times) > limit ? '  missed' : '', note].join(' ').trimEnd())
}

const figure = (milliseconds: number | undefined): string => (milliseconds ?? Number.NaN).toFixed(0).padStart(5)

try {
  const reader = await browser.newPage()
  const index = await reader.evaluate(machineIndex)
  say(
    `machine index ${index}; processor slowed ${PROCESSOR} times; milliseconds, of ${RUNS} runs\n\n${' '.repeat(50)}median  from    to limit  work effect`,
  )
  if (index < MACHINE) say(`The machine is below ${MACHINE}: the times are not those of a phone. Compare the work.`)
  await reader.close()

  for (const path of ['/robots.txt', '/search'])
    await repeat(`tap to paint: a bare button on ${path}`, Number.POSITIVE_INFINITY, () => tapBareButton(path))
  await repeat(
    'tap to paint: heart of a tile',
    TAP,
    tapOn(open, '/search', (run) => heartOf(run % 4)),
  )
  const filter = named('button', 'Filter')
  await repeat(
    'tap to paint: filters are opened',
    TAP,
    tapOn(open, '/search', () => filter, EFFECTS.dialog),
  )
  await repeat(
    'tap to paint: filter',
    TAP,
    tapOn(open, '/search', async (_, page) => {
      await page.evaluate(`${filter}.click()`)
      const choice = named('[role=dialog] button', 'Landscape')
      await until(page, choice)
      await pause(500)
      return choice
    }),
  )
  await repeat(
    'tap to paint: page',
    TAP,
    tapOn(open, '/search', () => named('main nav a', 'Page 2'), EFFECTS.secondPage),
  )

  const list = (await (await fetch(`${shop.url}/api/images-list/?limit=100`)).json()) as {
    data: { image: { _id: string; purchaseType: string }[] }
  }
  const priced = list.data.image.filter(({ purchaseType }) => purchaseType === 'paid')
  await repeat('tap to paint: heart of an item', TAP, (run) =>
    tapOn(open, `/image/${priced[run + 20]?._id}`, () => `${PRICE}.querySelector('button[aria-pressed]')`)(run),
  )
  await repeat('tap to paint: add to cart', TAP, (run) =>
    tapOn(open, `/image/${priced[run]?._id}`, () => named('main section button', 'Add To Cart'))(run),
  )
  await repeat('tap on a tile to the picture of its item', PICTURE, async (run) => {
    const page = await open('/search')
    const figures = await pictureAfterTap(page, run % 6)
    await page.context().close()
    return figures
  })
  await repeat('tap on a second tile to the picture of its item', PICTURE, async (run) => {
    const page = await open('/search')
    await tap(page, tileLink(0))
    await until(page, PRICE)
    await page.goBack()
    await untilTiles(page)
    await page.waitForLoadState('networkidle')
    const figures = await pictureAfterTap(page, 1 + (run % 5))
    await page.context().close()
    return figures
  })
  await repeat('back to a list of 30 and its place', PICTURE, async () => {
    const page = await open('/search?page=2')
    await scrollToShare(page, 0.5)
    await pause(300)
    const figures = await backToList(page)
    await page.context().close()
    return figures
  })
  await repeat('back to a list of 1,000 and its place', PICTURE, async () => {
    const page = await openManyItems(open, shop)
    await scrollToShare(page, 0.5)
    await pause(500)
    const figures = await backToList(page)
    await page.context().close()
    return figures
  })
  const tasks = await repeat('longest task, 1,000 items scrolled through', TASK, async () => {
    const page = await openManyItems(open, shop)
    const figures = await longestTaskOf(page)
    await page.context().close()
    return figures
  })
  if (tasks.length > 0)
    report({ what: 'its processor time', limit: TASK, runs: tasks.map(({ processor, work }) => ({ time: processor, work })) })
  await repeat('tap to paint: heart among 1,000 items', TAP, async () => {
    const page = await openManyItems(open, shop)
    await bringIntoView(page, heartOf(2))
    const figures = await paintAfterTap(page, heartOf(2))
    await page.context().close()
    return figures
  })
} finally {
  await browser.close()
  await shop.stop()
}
const missed = measured.filter(({ runs, limit }) => median(runs.map(({ time }) => time)) > limit)
say(missed.length > 0 ? `\n${missed.length} limits are missed.` : '\nEvery limit is kept.')
process.exitCode = missed.length > 0 ? 1 : 0
