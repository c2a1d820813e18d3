import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** So many connections ask at the same time. */
export const CONNECTIONS = [1, 16, 64] as const

/** p50 and p99 in milliseconds. */
export type Times = readonly [p50: number, p99: number]

export interface Cost {
  /** The page's address, or method and address of the call. */
  name: string
  /** Milliseconds of processor time for an answer, with all threads of the shop and its embedded database. */
  cpu: number
  /** What the fixed piece of work cost beside it, in the same unit (calibration.ts). */
  machine: number
  /** Of the body as it is sent, compressed as a browser asks for. */
  bytes: number
  /** For each number of connections; null where it is not measured. */
  times: readonly (Times | null)[]
}

export interface Results {
  /** Of the release; the one to come has the last one's with a plus. */
  version: string
  /** The day, as 2026-11-25. */
  date: string
  costs: Cost[]
}

export const NOW = join(import.meta.dirname, 'results.json')
export const BEFORE = join(import.meta.dirname, 'before.json')

export const readResults = (file: string): Results | null => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : null)

/** One line a row, so that a change of one is one line of a diff. */
export function writeResults(file: string, { costs, ...about }: Results): void {
  const lines = costs.map((cost) => `    ${JSON.stringify(cost)}`)
  const head = JSON.stringify(about, null, 2).slice(0, -2)
  writeFileSync(file, `${head},\n  "costs": [\n${lines.join(',\n')}\n  ]\n}\n`)
}
