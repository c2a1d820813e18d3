import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { freePort } from '@chitra/api/platform/ports.ts'
import { findBrowser } from '../../scripts/browser.ts'
import { BUILT_SERVER, buildShop } from '../../scripts/build.ts'

// `pnpm bench:lighthouse [RUNS] [PAGE]`: Lighthouse's mobile scores for home, search, an item, the cart and the FAQ (or one of them) on the real
// server with the demo catalogue; medians of three runs. "machine" is Lighthouse's benchmark of the processor; blocking times (TBT) are comparable only if it is similar.
// Exits with 1 if a score is below its minimum. Lighthouse is run with npx, because it is larger than the shop and only this command needs it.
const LIGHTHOUSE = 'lighthouse@13.5.0'
const RUNS = Number(process.argv[2] ?? 3)
const ONLY = process.argv[3]
const MIN_SCORES = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof MIN_SCORES
const CATEGORIES = Object.keys(MIN_SCORES) as Category[]

interface Report {
  environment: { benchmarkIndex: number }
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; title: string; numericValue?: number; displayValue?: string }>
}

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
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ]
  const start = () => run('npx', args, { env: { ...process.env, CHROME_PATH: chrome }, maxBuffer: 1e8 })
  // Retried once, because Lighthouse sometimes starts tracing too late and asks to be run again.
  await start().catch(start)
  return JSON.parse(readFileSync(path, 'utf8')) as Report
}

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
const scoreOf = (report: Report, category: Category): number => Math.round((report.categories[category].score ?? 0) * 100)

/** Lighthouse's titles of the audits that lower a category's score. */
const failedAudits = ({ categories, audits }: Report, category: Category): string[] =>
  categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${audits[id]?.title ?? id} ${audits[id]?.displayValue ?? ''}`.trim())

await buildShop()
const chrome = await findBrowser()
const port = await freePort()
const shop = spawn(process.execPath, [BUILT_SERVER], {
  env: { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
let failed = false
try {
  for await (const line of createInterface({ input: shop.stdout })) if (line.startsWith('The demo catalogue is complete')) break
  shop.stdout.resume()
  const base = `http://127.0.0.1:${port}`
  const { data } = (await (await fetch(`${base}/api/images-list/?categoryId=image`)).json()) as { data: { image: { _id: string }[] } }
  const pages = { home: '/', search: '/search', item: `/image/${data.image[0]?._id ?? ''}`, cart: '/checkout', faq: '/faq' }
  process.stdout.write(`page    ${CATEGORIES.map((name) => name.padStart(15)).join('')}   FCP    LCP    TBT    CLS   machine\n`)
  for (const [name, path] of Object.entries(pages)) {
    if (ONLY !== undefined && name !== ONLY) continue
    const reports: Report[] = []
    for (let turn = 0; turn < RUNS; turn += 1) reports.push(await measure(base + path, chrome))
    const scores = CATEGORIES.map((category) => median(reports.map((report) => scoreOf(report, category))))
    const figure = (id: string, digits: number) =>
      median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN)).toFixed(digits)
    process.stdout.write(
      `${name.padEnd(8)}${scores.map((score) => String(score).padStart(15)).join('')}   ${figure('first-contentful-paint', 0)}   ${figure('largest-contentful-paint', 0)}   ${figure('total-blocking-time', 0)}   ${figure('cumulative-layout-shift', 3)}   ${median(reports.map(({ environment }) => environment.benchmarkIndex)).toFixed(0)}\n`,
    )
    // Search engines are kept away from the cart.
    const below = CATEGORIES.filter(
      (category, index) => (scores[index] ?? 0) < MIN_SCORES[category] && !(name === 'cart' && category === 'seo'),
    )
    for (const category of below)
      for (const words of new Set(reports.flatMap((report) => failedAudits(report, category))))
        process.stdout.write(`  ${category}: ${words}\n`)
    failed ||= below.length > 0
  }
} finally {
  shop.kill('SIGTERM')
  await once(shop, 'exit')
  rmSync(folder, { recursive: true, force: true })
}
process.stdout.write(failed ? '\nBelow a minimum.\n' : '\nNo score is below its minimum.\n')
process.exit(failed ? 1 : 0)
