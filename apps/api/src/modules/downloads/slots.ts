import { fault } from '../../contract/fault.ts'
import type { Needs } from './needs.ts'

/** Concurrent downloads in JSON, per account and per process. The storefront requests them one after the other. */
const MAX_PER_USER = 3
const MAX_TOTAL = 60
/** How often an account may download the same item in JSON within an hour. The direct address has no limit. */
const MAX_REPEATS = 30
/** Milliseconds. */
const HOUR = 3_600_000

export interface Slots {
  /**
   * Occupies a slot for a download. The returned function frees it, and may be called repeatedly.
   * @throws Fault 429 if the account has too many downloads, or too many of this item; 503 if the process has too many
   */
  take(user: string, item: string): () => void
}

function newSlots(clock: { now(): Date }): Slots {
  const byUser = new Map<string, number>()
  let total = 0
  let repeats = { hour: 0, counts: new Map<string, number>() }

  function countRepeat(key: string): void {
    const now = clock.now().getTime()
    const hour = Math.floor(now / HOUR)
    if (repeats.hour !== hour) repeats = { hour, counts: new Map() }
    const count = (repeats.counts.get(key) ?? 0) + 1
    if (count > MAX_REPEATS)
      throw fault(429, 'You have downloaded this item many times within the hour. Please try again later', {
        retryAfter: Math.ceil(((hour + 1) * HOUR - now) / 1_000),
      })
    repeats.counts.set(key, count)
  }

  return {
    take(user, item) {
      const own = byUser.get(user) ?? 0
      if (own >= MAX_PER_USER)
        throw fault(429, 'You have several downloads in progress. Please wait until one has finished', { retryAfter: 2 })
      if (total >= MAX_TOTAL) throw fault(503, 'Too many files are being downloaded at the moment. Please try again', { retryAfter: 2 })
      countRepeat(`${user}/${item}`)
      byUser.set(user, own + 1)
      total += 1
      let isReleased = false
      return () => {
        if (isReleased) return
        isReleased = true
        total -= 1
        const remaining = (byUser.get(user) ?? 1) - 1
        if (remaining === 0) byUser.delete(user)
        else byUser.set(user, remaining)
      }
    },
  }
}

/** The slots of each shop in this process; tests run several. */
const byShop = new WeakMap<Needs['files'], Slots>()

export function slots({ files, clock }: Pick<Needs, 'files' | 'clock'>): Slots {
  const existing = byShop.get(files)
  if (existing !== undefined) return existing
  const created = newSlots(clock)
  byShop.set(files, created)
  return created
}
