import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../../scripts/run.ts'
import { callsOf } from './calls.ts'
import { cheapest, isWorse, rowBefore } from './compare.ts'
import { measure } from './measure.ts'
import { runOthers } from './others.ts'
import { pagesOf } from './pages.ts'
import { BEFORE, type Cost, NOW, readResults, type Results, writeResults } from './results.ts'
import type { Row } from './rows.ts'
import { startCostsShop } from './shop.ts'
import { writeTable } from './table.ts'

/**
 * `pnpm bench [--only WORD] [--share N] [--alone] [--release]` (Linux only): what each page and call costs the server of a shop with 1,000 items, written to results.json here and to the
 * table of docs/performance.md; then the short forms of other benches, all in less than 30 minutes. Exits with 1 and the names of the rows whose processor time is over 15 % higher than at
 * the release before, compared as multiples of a fixed piece of work (calibration.ts), because machines differ.
 * `--only` measures the rows with this word and writes nothing, `--share 0.5` measures half as long, `--alone` leaves the other benches out. `--release`, when a version is released:
 * if nothing is worse, these results are what the next release is compared with.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    share: { type: 'string', default: '1' },
    alone: { type: 'boolean', default: false },
    release: { type: 'boolean', default: false },
  },
})
/** Seconds that all may take. */
const MOST = 29 * 60
/** Times that a row is measured again before it fails: noise is seldom there three times. */
const AGAIN = 2

const say = (text: string): boolean => process.stdout.write(`${text}\n`)
const began = performance.now()
const passed = (): number => (performance.now() - began) / 1_000
const before = readResults(BEFORE)
const worse: string[] = []
const failed: string[] = []

const { shop, facts } = await startCostsShop()
try {
  const calls = callsOf(facts)
  const rows = [...pagesOf(facts), ...calls.rows].filter(({ name }) => name.includes(values.only))
  const measuring = { pid: shop.pid(), port: Number(new URL(shop.url).port), share: Number(values.share) }
  const cheapestOf = async (row: Row): Promise<Cost> => {
    const all: [Cost, ...Cost[]] = [await measure(row, measuring)]
    while (all.length <= AGAIN && isWorse(cheapest(all), before)) all.push(await measure(row, measuring))
    const cost = cheapest(all)
    const then = rowBefore(cost, before)
    const figures = `${cost.cpu.toFixed(2)} ms of processor time${then === null ? '' : `, before ${then.cpu.toFixed(2)}`}`
    if (isWorse(cost, before)) worse.push(`${row.name}: ${figures}`)
    say(`${row.name}: ${figures}, ${cost.bytes} bytes, p50 and p99 ${JSON.stringify(cost.times)}`)
    return cost
  }
  say(`${rows.length} rows, after ${passed().toFixed(0)} s`)
  const costs: Cost[] = []
  for (const row of rows) {
    try {
      costs.push(await cheapestOf(row))
    } catch (error) {
      failed.push(String(error))
    }
  }
  say(`\n${costs.length} rows after ${passed().toFixed(0)} s. Not measured:`)
  for (const { name, why } of calls.left) say(`  ${name}: ${why}`)
  if (values.only === '') {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
    const results: Results = { version: values.release ? version : `${version}+`, date: new Date().toISOString().slice(0, 10), costs }
    writeResults(NOW, results)
    writeTable(results, before)
    if (values.release && worse.length === 0) writeResults(BEFORE, results)
  }
  if (!values.alone && values.only === '') {
    await shop.stop()
    failed.push(...(await runOthers(() => MOST - passed(), shop.dataDir)))
  }
} finally {
  await shop.remove()
}
say(`\n${(passed() / 60).toFixed(1)} minutes`)
if (worse.length > 0) say(`Over 15 % more than at the release before:\n${worse.join('\n')}`)
if (failed.length > 0) say(`Failed:\n${failed.join('\n')}`)
process.exit(worse.length + failed.length === 0 ? 0 : 1)
