import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

/** Milliseconds that the fixed piece of work takes at most on the machines that figures are given for, with nothing else running. */
const QUIET = 11
/** Milliseconds between two looks. */
const LOOK_EVERY = 5_000
/** Milliseconds that are waited altogether: some machines are never quiet. */
const PATIENCE = 180_000

/** Milliseconds of processor time of the fixed piece of work (`costs/calibration.ts`), in a process of its own. */
export async function fixedWork(): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'costs', 'calibration.ts')])
  return Number(stdout)
}

export interface Neighbours {
  /** Waits until nothing else slows the machine down, or for as long as there is patience. */
  untilQuiet(): Promise<void>
  /** One sentence on what was seen. */
  seen(): string
}

/** Looks for others who work on the same machine, perhaps in other virtual ones: the same work takes more processor time beside them. */
export function watchNeighbours(): Neighbours {
  const times: number[] = []
  let patience = PATIENCE
  return {
    async untilQuiet() {
      let time = await fixedWork()
      while (time > QUIET && patience > 0) {
        patience -= LOOK_EVERY
        await pause(LOOK_EVERY)
        time = await fixedWork()
      }
      times.push(time)
    },
    seen() {
      const slow = times.filter((time) => time > QUIET).length
      const range = `the fixed piece of work took ${Math.min(...times).toFixed(1)} to ${Math.max(...times).toFixed(1)} ms`
      return `${range}; ${slow} of ${times.length} measurements were beside neighbours or on a slower machine (over ${QUIET} ms)`
    },
  }
}
