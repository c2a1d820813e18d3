import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright'
import { launch, serve, type Site } from './browser.ts'
import { compare, median, table } from './figures.ts'
import { ride, type Ride, visit, type Visit } from './measure.ts'

/**
 * `pnpm bench:gallery [--rounds N] [--sizes 100,1000] [--peers masonic,virtuoso] [--sample FILE]`: compares our gallery with masonic,
 * react-photo-album and Virtuoso's masonry in Chromium: mount, resize, scroll. Exits with 1 if ours is more than 10 % worse than the best of them,
 * its height is not exact, or its layout shifts.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    peers: { type: 'string', default: 'masonic,react-photo-album,virtuoso' },
    sizes: { type: 'string', default: '100,1000,10000,100000' },
    sample: { type: 'string', default: new URL('../../../shared/data/sample-20k.csv.gz', import.meta.url).pathname },
  },
})
const ROUNDS = Number(values.rounds)
const SIZES = values.sizes
  .split(',')
  .map(Number)
  .filter((size) => size > 0)
const OURS = 'chitra'
/** The largest number of items for each library; react-photo-album mounts all of them. */
const MAX_ITEMS: Record<string, number> = { chitra: 100_000, masonic: 100_000, 'react-photo-album': 10_000, virtuoso: 100_000 }
const LIBRARIES = [OURS, ...values.peers.split(',')]
const WORSE = 1.1
/** Scrolling with the wheel, and dragging the scrollbar through most of 10,000 items. Speed in pixels a second. */
const SCROLLS = [
  { name: 'wheel', speed: 4_000, seconds: 4 },
  { name: 'dash', speed: 150_000, seconds: 4 },
]
const SCROLL_ITEMS = 10_000
/** Differences that count as equal: shares of late frames, milliseconds, shares of blank area. */
const TOLERANCE = { over: 0.02, worst: 17, work: 0.3, meanBlank: 0.005 }

const say = (text: string): boolean => process.stdout.write(`${text}\n`)
const load = () =>
  `load ${loadavg()
    .map((each) => each.toFixed(1))
    .join(' ')}`
const percent = (share: number, digits = 1) => `${(share * 100).toFixed(digits)} %`
const missed: string[] = []
const check = (good: boolean, what: string) => {
  if (!good) missed.push(what)
}

/** Measures every library once per round, each round starting with another. */
async function rounds<T>(libraries: readonly string[], count: number, measure: (library: string) => Promise<T>): Promise<Map<string, T[]>> {
  const results = new Map<string, T[]>(libraries.map((library) => [library, []]))
  for (let round = -1; round < count; round += 1)
    for (const n of libraries.keys()) {
      const library = libraries[(n + round + libraries.length) % libraries.length] ?? ''
      const result = await measure(library)
      // The first round warms up the disk and the browser.
      if (round >= 0) results.get(library)?.push(result)
    }
  return results
}

const figures = (results: ReadonlyMap<string, Visit[]>, key: keyof Visit) =>
  new Map([...results].map(([library, all]) => [library, all.map((each) => each[key])]))

async function compareVisits(browser: Browser, site: Site, size: number): Promise<void> {
  const libraries = LIBRARIES.filter((library) => size <= (MAX_ITEMS[library] ?? 0))
  const results = await rounds(libraries, ROUNDS, async (library) => await visit(browser, site, library, size))
  const of = (library: string, key: keyof Visit) => median((results.get(library) ?? []).map((each) => each[key]))
  const rows = libraries.map((library) => [
    library,
    of(library, 'cold').toFixed(1),
    of(library, 'mount').toFixed(1),
    of(library, 'relayout').toFixed(1),
    String(of(library, 'nodes')),
    percent(of(library, 'firstHeightError'), 2),
    percent(of(library, 'heightError'), 2),
    of(library, 'layoutShift').toFixed(4),
  ])
  say(
    `\n${size} items (${load()})\n${table(['', 'first mount ms', 'mount ms', 'relayout ms', 'nodes', 'first height off', 'then', 'layout shift'], rows)}`,
  )
  for (const key of ['cold', 'mount', 'relayout'] as const) {
    const { bestPeer, low, middle, high } = compare(figures(results, key), OURS)
    say(`${key}: ${middle.toFixed(2)} of the best peer's (${bestPeer}), quartiles ${low.toFixed(2)} to ${high.toFixed(2)}`)
    // Tests the lower quartile, so that other load does not fail the bench.
    check(low <= WORSE, `${key} at ${size}`)
  }
  check(Math.max(...(results.get(OURS) ?? []).map((each) => each.layoutShift)) === 0, `layout shift at ${size}`)
  check(of(OURS, 'heightError') < 0.001, `height at ${size}`)
}

async function compareRides(browser: Browser, site: Site, { name, speed, seconds }: (typeof SCROLLS)[number]): Promise<void> {
  const libraries = LIBRARIES
  const results = await rounds(
    libraries,
    Math.ceil(ROUNDS / 2),
    async (library) => await ride(browser, site, library, SCROLL_ITEMS, speed, seconds),
  )
  const of = (library: string, key: keyof Ride) => median((results.get(library) ?? []).map((each) => each[key]))
  const rows = libraries.map((library) => [
    library,
    percent(of(library, 'over')),
    of(library, 'worst').toFixed(0),
    of(library, 'work').toFixed(2),
    of(library, 'layouts').toFixed(2),
    percent(of(library, 'meanBlank')),
    percent(of(library, 'worstBlank')),
    String(of(library, 'nodes')),
    of(library, 'layoutShift').toFixed(4),
    of(library, 'drift').toFixed(0),
  ])
  const headings = ['', 'over 16.7 ms', 'worst ms', 'work ms', 'layouts', 'blank', 'worst blank', 'nodes', 'layout shift', 'end off px']
  say(
    `\n${name}: ${SCROLL_ITEMS} items at ${speed} px/s for ${seconds} s (${load()}); work and layouts are per frame\n${table(headings, rows)}`,
  )
  const peers = libraries.filter((library) => library !== OURS)
  // A library that leaves the view blank does less work, so it is not compared.
  const filled = peers.filter((library) => of(library, 'meanBlank') <= of(OURS, 'meanBlank') + TOLERANCE.meanBlank)
  for (const key of ['over', 'worst', 'work', 'meanBlank'] as const) {
    const best = Math.min(...(key === 'work' ? filled : peers).map((library) => of(library, key)))
    check(of(OURS, key) <= best * WORSE + TOLERANCE[key], `${name}: ${key}`)
  }
  for (const each of results.get(OURS) ?? []) {
    check(each.layoutShift === 0, `${name}: layout shift`)
    check(each.drift < 1, `${name}: height`)
  }
}

const site = await serve(values.sample, Math.max(...SIZES, SCROLL_ITEMS))
const browsers = await Promise.all([launch({ paced: false }), launch({ paced: true })])
try {
  const [unbound, paced] = browsers
  say(`Chromium ${unbound.version()}, medians of ${ROUNDS} rounds`)
  for (const size of SIZES) await compareVisits(unbound, site, size)
  for (const how of SCROLLS) await compareRides(paced, site, how)
  say(missed.length === 0 ? '\nWithin all limits.' : `\nMISSED: ${[...new Set(missed)].join(', ')}.`)
  process.exitCode = missed.length === 0 ? 0 : 1
} finally {
  for (const browser of browsers) await browser.close()
  await site.close()
}
