import type { Clock } from '../../platform/clock.ts'
import type { Count } from './search-store.ts'

const KEPT = 60_000
/** No statement of the product runs longer (`statement_timeout`). */
const LONGEST_WRITE = 30_000
const MOST = 5_000

/**
 * Counts for a minute. A write of this process empties the cache at once, and for half a minute nothing new is kept: the write's transaction has not
 * ended yet when it is told of, so that a count taken meanwhile may still be the old one. Another process's write shows within the minute.
 */
export function createCountCache(clock: Clock) {
  const counts = new Map<string, { until: number; count: Count }>()
  let keepFrom = Number.NEGATIVE_INFINITY
  return {
    get(key: string): Count | undefined {
      const kept = counts.get(key)
      return kept && kept.until > clock.now().getTime() ? kept.count : undefined
    },
    set(key: string, count: Count): void {
      const now = clock.now().getTime()
      if (now < keepFrom) return
      if (counts.size >= MOST) counts.clear()
      counts.set(key, { until: now + KEPT, count })
    },
    written(): void {
      counts.clear()
      keepFrom = clock.now().getTime() + LONGEST_WRITE
    },
  }
}
