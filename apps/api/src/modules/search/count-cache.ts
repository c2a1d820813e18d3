import type { Clock } from '../../platform/clock.ts'
import type { Count } from './search-store.ts'

const TTL = 60_000
/** `statement_timeout` ends longer statements. */
const MAX_WRITE = 30_000
const MAX_ENTRIES = 5_000

/** The version of the catalogue, which changes with each change by any process; null if it is not known. Read it before what is cached under it. */
export type Version = string | null

/**
 * Caches the counts of a version for a minute; without a version, nothing. The version may be a tenth of a second old, so a write by this process also clears the
 * cache and disables it for 30 seconds: `written` is called before the write's transaction commits, so a count taken meanwhile may be stale.
 */
export function createCountCache(clock: Clock) {
  const counts = new Map<string, { until: number; version: Version; count: Count }>()
  let enabledFrom = Number.NEGATIVE_INFINITY
  return {
    get(key: string, version: Version): Count | undefined {
      const cached = counts.get(key)
      return version !== null && cached?.version === version && cached.until > clock.now().getTime() ? cached.count : undefined
    },
    set(key: string, version: Version, count: Count): void {
      const now = clock.now().getTime()
      if (version === null || now < enabledFrom) return
      if (counts.size >= MAX_ENTRIES) counts.clear()
      counts.set(key, { until: now + TTL, version, count })
    },
    written(): void {
      counts.clear()
      enabledFrom = clock.now().getTime() + MAX_WRITE
    },
  }
}
