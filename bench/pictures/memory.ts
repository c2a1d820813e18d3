import { setTimeout as pause } from 'node:timers/promises'
import type { Report } from './child.ts'
import { type Held, startSide } from './side.ts'

export interface Memory {
  report: Report
  /** MB of resident memory: the most in each tenth of the run. */
  tenths: number[]
  before: Held
  after: Held
  grows: boolean
}

/** Node's own, which it starts when it first needs them, and keeps. */
export const KEPT_THREADS = 4
/** Of the second to fifth tenths the last five may hold so much more: a heap is not collected at the same moments. */
const SLACK = 1.1

/** Milliseconds for which the picture library's idle threads wait for more work. */
const PATIENCE = 40_000

/** Imports one folder of many files, and looks at the memory all the while, and when the import has ended. */
export async function watchMemory(folder: string, scratch: string): Promise<Memory> {
  const side = await startSide('import-child.ts', [scratch])
  try {
    await side.ask('rest')
    const before = side.held()
    const stop = side.watch()
    const report = await side.ask({ folder })
    const seen = stop()
    await side.ask('rest')
    const began = performance.now()
    while (side.held().threads > before.threads + KEPT_THREADS && performance.now() - began < PATIENCE) await pause(500)
    const tenths = Array.from({ length: 10 }, (_, n) =>
      Math.max(0, ...seen.slice(Math.floor((n * seen.length) / 10), Math.floor(((n + 1) * seen.length) / 10))),
    )
    return {
      report,
      tenths,
      before,
      after: side.held(),
      grows: Math.max(...tenths.slice(5)) > SLACK * Math.max(...tenths.slice(1, 5)),
    }
  } finally {
    await side.end()
  }
}
