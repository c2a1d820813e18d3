import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { freePort } from '@chitra/api/platform/ports.ts'
import { findBrowser } from '../../scripts/browser.ts'
import { startBenchShop } from '../logins/shop.ts'
import { startNginx } from '../safety/nginx.ts'

/**
 * `pnpm bench:lighthouse [RUNS] [PAGE] [--items N] [--data FOLDER] [--nginx]`: Lighthouse, mobile, on home, search, an item, the cart and the FAQ (or one of them) of the real
 * server, with the demo catalogue, or the data of a stopped shop, enlarged to N items. Prints every run, and the medians of five. Exits with 1 if a limit is missed.
 * With `--nginx` behind Debian's nginx, over TLS and HTTP/2, as deploy/nginx.conf says; without, over HTTP/1.1, straight from the shop.
 * "machine" is Lighthouse's benchmark of the processor, on which blocking times depend: a run on a machine that was slower than it should be is told, and
 * repeated. Lighthouse is run with npx, because it is larger than the shop and only this command needs it.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const { values, positionals } = parseArgs({
  options: { items: { type: 'string' }, data: { type: 'string' }, nginx: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const RUNS = Number(positionals[0] ?? 5)
const ONLY = positionals[1]
/** As many as `npm start` draws. */
const PICTURES = 120
const MIN_SCORES = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 } as const
/** Milliseconds; the layout shift is a share of the view. */
const MOST = { 'largest-contentful-paint': 1_800, 'cumulative-layout-shift': 0.01, 'total-blocking-time': 100 } as const
/** The least benchmark of a machine whose figures count. */
const MACHINE = 1_500
/** How many runs of a page are repeated at most. */
const REPEATED = RUNS
type Category = keyof typeof MIN_SCORES
const CATEGORIES = Object.keys(MIN_SCORES) as Category[]
type Figure = keyof typeof MOST
const FIGURES = Object.keys(MOST) as Figure[]
const SHORT: Record<Category | Figure, string> = {
  performance: 'perf',
  accessibility: 'a11y',
  'best-practices': 'best',
  seo: 'seo',
  'largest-contentful-paint': 'LCP',
  'cumulative-layout-shift': 'CLS',
  'total-blocking-time': 'TBT',
}

interface Report {
  environment: { benchmarkIndex: number }
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; title: string; numericValue?: number; displayValue?: string }>
}

const say = (text: string) => process.stdout.write(`${text}\n`)
const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'chitra-lighthouse-'))

async function measure(url: string, chrome: string): Promise<Report> {
  const path = join(folder, 'report.json')
  const args = [
    '--yes',
    LIGHTHOUSE,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${path}`,
    // nginx's certificate is one of our own.
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors',
  ]
  const start = () => run('npx', args, { env: { ...process.env, CHROME_PATH: chrome }, maxBuffer: 1e8 })
  // Retried once, because Lighthouse sometimes starts tracing too late and asks to be run again.
  await start().catch(start)
  return JSON.parse(readFileSync(path, 'utf8')) as Report
}

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
const scoreOf = ({ categories }: Report, category: Category): number => Math.round((categories[category].score ?? 0) * 100)
const figureOf = ({ audits }: Report, figure: Figure): number => audits[figure]?.numericValue ?? Number.NaN
const machineOf = ({ environment }: Report): number => environment.benchmarkIndex

/** A line of the table, of one report or of the medians of some. */
function line(name: string, reports: Report[]): string {
  const cells = [
    ...CATEGORIES.map((category) => String(median(reports.map((report) => scoreOf(report, category))))),
    ...FIGURES.map((figure) =>
      median(reports.map((report) => figureOf(report, figure))).toFixed(figure === 'cumulative-layout-shift' ? 3 : 0),
    ),
    median(reports.map(machineOf)).toFixed(0),
  ]
  return name.padEnd(10) + cells.map((cell) => cell.padStart(7)).join('')
}

/** Lighthouse's titles of the audits that lower a category's score. */
const failedAudits = ({ categories, audits }: Report, category: Category): string[] =>
  categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${audits[id]?.title ?? id} ${audits[id]?.displayValue ?? ''}`.trim())

/** Reports of a page, as many as RUNS: those of a machine that was fast enough, or the best there are when enough were repeated. */
async function reportsOf(url: string, chrome: string): Promise<Report[]> {
  const reports: Report[] = []
  const fast = () => reports.filter((report) => machineOf(report) >= MACHINE)
  while (fast().length < RUNS && reports.length < RUNS + REPEATED) {
    const report = await measure(url, chrome)
    reports.push(report)
    const slow = machineOf(report) < MACHINE
    say(`${line(`  run ${reports.length}`, [report])}${slow ? `   the machine is below ${MACHINE}: measured again` : ''}`)
  }
  return reports.toSorted((one, other) => machineOf(other) - machineOf(one)).slice(0, RUNS)
}

/** What is worse than its limit, in words. */
function misses(name: string, reports: Report[]): string[] {
  const scores = CATEGORIES.flatMap((category) => {
    const score = median(reports.map((report) => scoreOf(report, category)))
    // Search engines are kept away from the cart.
    if (score >= MIN_SCORES[category] || (name === 'cart' && category === 'seo')) return []
    const why = new Set(reports.flatMap((report) => failedAudits(report, category)))
    return [`${category} ${score}, at least ${MIN_SCORES[category]}: ${[...why].join('; ')}`]
  })
  const figures = FIGURES.flatMap((figure) => {
    const value = median(reports.map((report) => figureOf(report, figure)))
    return value <= MOST[figure] ? [] : [`${SHORT[figure]} ${Number(value.toFixed(3))}, at most ${MOST[figure]}`]
  })
  return [...scores, ...figures]
}

const chrome = await findBrowser()
const front = values.nginx ? await freePort() : null
const url = front === null ? null : `https://127.0.0.1:${front}`
const shop = await startBenchShop({ pictures: PICTURES, items: Number(values.items ?? PICTURES), data: values.data, publicUrl: url })
if (front !== null) process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0'
const nginx = front === null ? null : await startNginx(front, [shop.url])
let missed = 0
let slow = false
try {
  const { data } = (await (await fetch(`${shop.url}/api/images-list/?categoryId=image`)).json()) as {
    data: { image: { _id: string }[] }
  }
  const pages = { home: '/', search: '/search', item: `/image/${data.image[0]?._id ?? ''}`, cart: '/checkout', faq: '/faq' }
  say(' '.repeat(10) + [...CATEGORIES, ...FIGURES].map((name) => SHORT[name].padStart(7)).join('') + ' machine'.padStart(8))
  for (const [name, path] of Object.entries(pages)) {
    if (ONLY !== undefined && name !== ONLY) continue
    const reports = await reportsOf((url ?? shop.url) + path, chrome)
    say(line(name, reports))
    slow ||= median(reports.map(machineOf)) < MACHINE
    for (const miss of misses(name, reports)) {
      say(`  ${miss}`)
      missed += 1
    }
  }
} finally {
  await nginx?.stop()
  await shop.stop()
  rmSync(folder, { recursive: true, force: true })
}
if (slow) say(`\nThe machine stayed below ${MACHINE} for at least one page: its blocking times are those of a slower machine.`)
say(missed > 0 ? `\n${missed} limits are missed.` : '\nEvery limit is kept.')
process.exit(missed > 0 ? 1 : 0)
