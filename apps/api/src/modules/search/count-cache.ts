import type { Clock } from '../../platform/clock.ts'
import type { Count } from './search-store.ts'

const TTL = 60_000
/** `statement_timeout` ends longer statements. */
const MAX_WRITE = 30_000
const MAX_ENTRIES = 5_000

/**
 * Caches counts for a minute. A write by this process clears the cache and disables it for 30 seconds: `written` is called before the write's transaction
 * commits, so a count taken meanwhile may be stale. A write by another process shows within a minute.
 */
export function createCountCache(clock: Clock) {
  const counts = new Map<string, { until: number; count: Count }>()
  let enabledFrom = Number.NEGATIVE_INFINITY
  return {
    get(key: string): Count | undefined {
      const cached = counts.get(key)
      return cached && cached.until > clock.now().getTime() ? cached.count : undefined
    },
    set(key: string, count: Count): void {
      const now = clock.now().getTime()
      if (now < enabledFrom) return
      if (counts.size >= MAX_ENTRIES) counts.clear()
      counts.set(key, { until: now + TTL, count })
    },
    written(): void {
      counts.clear()
      enabledFrom = clock.now().getTime() + MAX_WRITE
    },
  }
}
