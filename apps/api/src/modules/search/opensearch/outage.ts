import type { Log } from '../../../platform/log.ts'

export interface Outage {
  failed(error: unknown): void
  worked(): void
}

/** Logs the first of many failures, and their end. */
export function createOutage(log: Log, begins: string, ends: string): Outage {
  let isOut = false
  return {
    failed(error) {
      if (!isOut) log.warn({ error: String(error) }, begins)
      isOut = true
    },
    worked() {
      if (isOut) log.info(ends)
      isOut = false
    },
  }
}
