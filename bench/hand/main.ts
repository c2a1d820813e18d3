import { type BrowserContext, chromium, type Locator, type Page } from 'playwright'
import { parseArgs } from 'node:util'
import { setTimeout as pause } from 'node:timers/promises'
import { findBrowser } from '../../scripts/browser.ts'
import { PASSWORD, startBenchShop } from '../logins/shop.ts'
import { installWatch } from './in-page.ts'
import { machineIndex } from './machine-index.ts'

/**
 * `pnpm bench:hand [--runs N] [--only WORDS] [--data FOLDER]`: the built shop in a hand, on a phone of 390 px by touch, the processor four times slower. How long a tap takes to
 * be painted, a tile to become its item's picture, a long list to be back where it was, and which tasks stand in the way when a thousand tiles are
 * scrolled through. `--data` begins with a copy of a stopped shop's. Medians; exits with 1 if one is over its limit. The processor and its neighbours change the times: the machine's index is printed, and
 * beside each time the processor time of the page's main thread for the whole of what follows, which neighbours hardly change.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '7' }, only: { type: 'string', default: '' }, data: { type: 'string' } },
})
const RUNS = Number(values.runs)
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const PROCESSOR = 4
const PICTURES = 60
const MANY = 1_000
/** The most that one call of the list answers. */
const ONE_CALL = 100
/** The least index of a machine whose times count. */
const MACHINE = 1_500
/** Milliseconds. */
const TAP = 50
const PICTURE = 100
const TASK = 50

/** Of one run, in milliseconds. */
interface Run {
  /** What somebody waits. */
  time: number
  /** Processor time of the page's main thread until all is done that follows: neighbours on the machine lengthen the wait, and this hardly. */
  work: number
}

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

/** An account that is signed in, as the browser keeps it. */
async function signIn(): Promise<Awaited<ReturnType<BrowserContext['storageState']>>> {
  const email = 'hand@example.com'
  await shop.account(email)
  const context = await browser.newContext({ baseURL: shop.url })
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'SIGN IN', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
  const state = await context.storageState()
  await context.close()
  return state
}

const session = await signIn()

/** A new page of the signed-in buyer, slowed down when it has been loaded and has nothing left to do. */
async function open(path: string, prepare: (page: Page) => Promise<void> = async () => undefined): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, baseURL: shop.url, storageState: session })
  const page = await context.newPage()
  await page.addInitScript(installWatch)
  await prepare(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  return page
}

/** Slows the processor down. Returns what tells how long the page's main thread has worked since then. */
async function slowDown(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR })
  const worked = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000
  }
  // What was begun before is not the tap's.
  await pause(300)
  const before = await worked()
  return async () => {
    await pause(500)
    return (await worked()) - before
  }
}

/** Puts a finger on the middle of an element, which must be in view. */
async function tap(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (box === null) throw new Error(`there is nothing to tap: ${String(target)}`)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

const bringIntoView = (target: Locator) => target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))

/** From a tap to its paint. */
async function paintAfterTap(page: Page, target: Locator): Promise<Run> {
  const worked = await slowDown(page)
  await page.evaluate(() => hand.begin())
  await tap(page, target)
  await page.waitForFunction(() => hand.nextPaint() !== null)
  // The browser reports an event some frames after it.
  const work = await worked()
  return { time: await page.evaluate(() => hand.nextPaint() ?? Number.NaN), work }
}

async function repeat(what: string, limit: number, once: (run: number) => Promise<Run>): Promise<void> {
  if (!what.includes(values.only)) return
  const runs: Run[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await once(run))
  measured.push({ what, runs, limit })
  const times = sorted(runs.map(({ time }) => time))
  const work = median(runs.map((run) => run.work))
  say(
    `${what.padEnd(50)} ${figure(median(times))} ${figure(times[0])} ${figure(times.at(-1))} ${figure(limit)} ${figure(work)}${median(times) > limit ? '   missed' : ''}`,
  )
}

const figure = (milliseconds: number | undefined): string => (milliseconds ?? Number.NaN).toFixed(0).padStart(5)

const tiles = (page: Page): Locator => page.getByRole('main').locator('[data-tile]')
const tileLink = (page: Page, n: number): Locator => tiles(page).nth(n).getByRole('link')

/** Taps something on a page that has just been opened, and measures the paint. */
const tapOn = (path: string, find: (page: Page, run: number) => Promise<Locator> | Locator) => async (run: number) => {
  const page = await open(path)
  const target = await find(page, run)
  await bringIntoView(target)
  const figures = await paintAfterTap(page, target)
  await page.context().close()
  return figures
}

/** The least that a tap can cost in this browser, on this page: nothing listens to it but one line. */
const addBareButton = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const button = document.createElement('button')
    button.id = 'bare'
    button.style.cssText = 'position:fixed;left:100px;top:300px;z-index:99;width:80px;height:60px'
    button.addEventListener('click', () => (button.style.background = 'red'))
    document.body.append(button)
  })

const itemPictureIsShown = (): boolean => {
  const picture = document.querySelector('main [data-item-picture]')
  return [...(picture?.querySelectorAll('img') ?? [])].some(
    (image) => image.complete && image.naturalWidth > 0 && Number(getComputedStyle(image).opacity) > 0.5,
  )
}

/** From a tap on a tile to the item's picture. */
async function pictureAfterTap(page: Page, n: number): Promise<Run> {
  await bringIntoView(tileLink(page, n))
  const worked = await slowDown(page)
  // `void`, because a promise would be waited for before the tap.
  await page.evaluate(`hand.begin(); void (globalThis.pictureShown = hand.shown(${String(itemPictureIsShown)}))`)
  await tap(page, tileLink(page, n))
  return { time: await page.evaluate<number>('globalThis.pictureShown'), work: await worked() }
}

/** From the step back to the frame with the tiles where they were. */
async function backToList(page: Page): Promise<Run> {
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

/** The shop's own list, but with a thousand items: ten answers of the server together. */
async function withManyItems(page: Page): Promise<void> {
  const answers = await Promise.all(
    Array.from({ length: MANY / ONE_CALL }, async (_, n) => {
      const answer = await fetch(`${shop.url}/api/images-list/?limit=${ONE_CALL}&skip=${n + 1}`)
      return (await answer.json()) as { data: { image: unknown[] } }
    }),
  )
  const [whole] = answers
  const body = JSON.stringify({ ...whole, data: { ...whole?.data, image: answers.flatMap(({ data }) => data.image) } })
  await page.route(/\/api\/images-list/, (route) => route.fulfill({ contentType: 'application/json', body }))
}

/** A list with a thousand items, opened by a link, because the document itself brings thirty. */
async function openManyItems(): Promise<Page> {
  const page = await open('/faq', withManyItems)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Images' }).tap()
  await tiles(page).first().waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

const scrollToShare = (page: Page, share: number): Promise<void> =>
  page.evaluate((part) => scrollTo(0, document.documentElement.scrollHeight * part), share)

try {
  const reader = await browser.newPage()
  const index = await reader.evaluate(machineIndex)
  say(
    `machine index ${index}; processor slowed ${PROCESSOR} times; milliseconds, of ${RUNS} runs\n\n${' '.repeat(50)}median  from    to limit  work`,
  )
  if (index < MACHINE) say(`The machine is below ${MACHINE}: the times are not those of a phone. Compare the work.`)
  await reader.close()

  for (const path of ['/robots.txt', '/search'])
    await repeat(`tap to paint: a bare button on ${path}`, Number.POSITIVE_INFINITY, async () => {
      const page = await open(path)
      await addBareButton(page)
      const figures = await paintAfterTap(page, page.locator('#bare'))
      await page.context().close()
      return figures
    })
  await repeat(
    'tap to paint: heart of a tile',
    TAP,
    tapOn('/search', (page, run) =>
      tiles(page)
        .nth(run % 4)
        .getByRole('button')
        .first(),
    ),
  )
  await repeat(
    'tap to paint: filters are opened',
    TAP,
    tapOn('/search', (page) => page.getByRole('button', { name: 'Filter', exact: true }).first()),
  )
  await repeat(
    'tap to paint: filter',
    TAP,
    tapOn('/search', async (page) => {
      await page.getByRole('button', { name: 'Filter', exact: true }).first().tap()
      const choice = page.getByRole('dialog').getByText('Landscape')
      await choice.waitFor()
      await pause(500)
      return choice
    }),
  )
  await repeat(
    'tap to paint: page',
    TAP,
    tapOn('/search', (page) => page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2', exact: true })),
  )

  const list = (await (await fetch(`${shop.url}/api/images-list/?limit=100`)).json()) as {
    data: { image: { _id: string; purchaseType: string }[] }
  }
  const priced = list.data.image.filter(({ purchaseType }) => purchaseType === 'paid')
  await repeat('tap to paint: heart of an item', TAP, (run) =>
    tapOn(`/image/${priced[run + 20]?._id}`, (page) =>
      page.getByRole('region', { name: 'Price' }).getByRole('button', { name: /wish list$/ }),
    )(run),
  )
  await repeat('tap to paint: add to cart', TAP, (run) =>
    tapOn(`/image/${priced[run]?._id}`, (page) => page.getByRole('region', { name: 'Price' }).getByRole('button', { name: 'Add To Cart' }))(
      run,
    ),
  )
  await repeat('tap on a tile to the picture of its item', PICTURE, async (run) => {
    const page = await open('/search')
    const figures = await pictureAfterTap(page, run % 6)
    await page.context().close()
    return figures
  })
  await repeat('tap on a second tile to the picture of its item', PICTURE, async (run) => {
    const page = await open('/search')
    await tap(page, tileLink(page, 0))
    await page.getByRole('region', { name: 'Price' }).waitFor()
    await page.goBack()
    await tiles(page).first().waitFor()
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
    const page = await openManyItems()
    await scrollToShare(page, 0.5)
    await pause(500)
    const figures = await backToList(page)
    await page.context().close()
    return figures
  })
  await repeat('longest task, 1,000 items scrolled through', TASK, async () => {
    const page = await openManyItems()
    const worked = await slowDown(page)
    await page.evaluate(async () => {
      hand.begin()
      // A fling: a view in a fifth of a second.
      const step = innerHeight / 12
      while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
        scrollBy({ top: step, behavior: 'instant' })
        await new Promise(requestAnimationFrame)
      }
    })
    const figures = { time: Math.max(0, ...(await page.evaluate(() => hand.longTasks()))), work: await worked() }
    await page.context().close()
    return figures
  })
  await repeat('tap to paint: heart among 1,000 items', TAP, async () => {
    const page = await openManyItems()
    const figures = await paintAfterTap(page, tiles(page).nth(2).getByRole('button').first())
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
