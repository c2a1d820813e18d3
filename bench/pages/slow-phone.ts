import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from 'playwright'
import { findBrowser } from '../../scripts/browser.ts'
import { buildShop } from '../../scripts/build.ts'
import { startBenchShop } from '../logins/shop.ts'

/**
 * `pnpm bench:slow-phone`: a first visit on a cheap phone. Network and processor are really slowed, where Lighthouse simulates: first paint,
 * largest paint, and when the page answers a touch. Medians in milliseconds.
 */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
/** Bytes per second and milliseconds, as Lighthouse's mobile preset. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
const PROCESSOR = 4
const RUNS = 5

type Visit = [first: number, largest: number, ready: number]

declare global {
  interface Window {
    largestPaint: number
    tookOver: number
  }
}

await buildShop()
const shop = await startBenchShop({ pictures: 60 })
const read = async (path: string) => ((await (await fetch(shop.url + path)).json()) as { data: Record<string, unknown> }).data
while (((await read('/api/site-settings'))['itemsToCome'] as number) > 0) await pause(500)
const [item] = (await read('/api/images-list/?categoryId=image'))['image'] as { _id: string }[]
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })

async function visit(path: string): Promise<Visit> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR })
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      window.largestPaint = list.getEntries().at(-1)?.startTime ?? 0
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    // React notes its properties on the elements that it has taken over.
    const look = () => {
      const main = document.querySelector('main')
      if (main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'))) window.tookOver = performance.now()
      else setTimeout(look, 5)
    }
    look()
  })
  await page.goto(shop.url + path)
  await page.waitForFunction(() => window.tookOver > 0)
  const figures = await page.evaluate((): Visit => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    window.largestPaint,
    window.tookOver,
  ])
  await context.close()
  return figures
}

const median = (numbers: number[]): string => (numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0).toFixed(0).padStart(7)

try {
  process.stdout.write('page      first largest   ready\n')
  for (const [name, path] of [
    ['home', '/'],
    ['search', '/search'],
    ['item', `/image/${item?._id}`],
  ] as const) {
    const visits: Visit[] = []
    for (let run = 0; run < RUNS; run += 1) visits.push(await visit(path))
    const columns = ([0, 1, 2] as const).map((column) => median(visits.map((visited) => visited[column])))
    process.stdout.write(`${name.padEnd(8)}${columns.join(' ')}\n`)
  }
} finally {
  await browser.close()
  await shop.stop()
}
