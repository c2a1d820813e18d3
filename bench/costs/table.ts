import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/run.ts'
import { rowBefore } from './compare.ts'
import { CONNECTIONS, type Cost, type Results, type Times } from './results.ts'

const PAGE = join(ROOT, 'docs/performance.md')
const BEGIN = '<!-- costs: written by `pnpm bench` -->'
const END = '<!-- costs end -->'

const ms = (time: number): string => time.toFixed(time < 1 ? 2 : time < 100 ? 1 : 0)
const count = (bytes: number): string => bytes.toLocaleString('en')
const times = (both: Times | null | undefined): string => (both === null || both === undefined ? '–' : both.map(ms).join(' / '))
const change = (now: number, then: number): string => `${now > then ? '+' : ''}${((now / then - 1) * 100).toFixed(0)} %`

/** Of two releases: today's, and below it, smaller, the one before. */
function lineOf(now: Cost, before: Results | null): string {
  const then = rowBefore(now, before)
  const both = (today: string, past: string): string => (then === null ? today : `${today} <sub>${past}</sub>`)
  const cells = [
    now.name.replaceAll('|', '\\|'),
    then === null ? ms(now.cpu) : `${ms(now.cpu)} <sub>${ms(then.cpu)}</sub> ${change(now.cpu, then.cpu)}`,
    both(count(now.bytes), count(then?.bytes ?? 0)),
    ...CONNECTIONS.map((_, n) => both(times(now.times[n]), times(then?.times[n]))),
  ]
  return `| ${cells.join(' | ')} |`
}

/** The table of both releases, for people. */
function tableOf(now: Results, before: Results | null): string {
  const against =
    before === null
      ? 'There is no release before to compare with.'
      : `Small figures: ${before.version} of ${before.date}, its CPU-ms as they would be on today's machine.`
  const machines = now.costs.map(({ machine }) => machine)
  const range = `${ms(Math.min(...machines))} to ${ms(Math.max(...machines))} ms`
  return [
    `Version ${now.version}, measured on ${now.date}. ${against} The fixed piece of work took ${range}.`,
    '',
    `| page or call | CPU-ms | bytes | ${CONNECTIONS.map((connections) => `p50 / p99 ms at ${connections}`).join(' | ')} |`,
    '|---|---:|---:|---:|---:|---:|',
    ...now.costs.map((cost) => lineOf(cost, before)),
  ].join('\n')
}

/** Writes the table to docs/performance.md, between its two marks. */
export function writeTable(now: Results, before: Results | null): void {
  const page = readFileSync(PAGE, 'utf8')
  const [start, end] = [page.indexOf(BEGIN), page.indexOf(END)]
  if (start < 0 || end < start) throw new Error(`${PAGE} lacks the marks ${BEGIN} and ${END}`)
  writeFileSync(PAGE, `${page.slice(0, start + BEGIN.length)}\n${tableOf(now, before)}\n${page.slice(end)}`)
}
