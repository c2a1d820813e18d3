import { fault } from '../../contract/fault.ts'
import type { Needs } from './needs.ts'

/** Concurrent downloads in JSON, per account and per process. A page requests them one after the other. */
const MOST_FOR_ONE = 3
const MOST_IN_ALL = 60
/** How often an account may get the same item that way in an hour. The direct address has no limit. */
const MOST_REPEATS = 30
/** Milliseconds. */
const HOUR = 3_600_000

export interface Slots {
  /**
   * Occupies a slot for a download. The returned function frees it, and may be called repeatedly.
   * @throws Fault 429 when this account has as many as it may, or has had this item too often; 503 when the process has
   */
  take(user: string, item: string): () => void
}

function newSlots(clock: { now(): Date }): Slots {
  const byUser = new Map<string, number>()
  let inAll = 0
  let repeats = { hour: 0, counts: new Map<string, number>() }

  function countRepeat(key: string): void {
    const now = clock.now().getTime()
    const hour = Math.floor(now / HOUR)
    if (repeats.hour !== hour) repeats = { hour, counts: new Map() }
    const count = (repeats.counts.get(key) ?? 0) + 1
    if (count > MOST_REPEATS)
      throw fault(429, 'You have downloaded this item many times within the hour. Please try again later', {
        retryAfter: Math.ceil(((hour + 1) * HOUR - now) / 1_000),
      })
    repeats.counts.set(key, count)
  }

  return {
    take(user, item) {
      const own = byUser.get(user) ?? 0
      if (own >= MOST_FOR_ONE) throw fault(429, 'You have several downloads under way. Please wait until one has ended', { retryAfter: 2 })
      if (inAll >= MOST_IN_ALL) throw fault(503, 'Many files are being downloaded just now. Please try again', { retryAfter: 2 })
      countRepeat(`${user}/${item}`)
      byUser.set(user, own + 1)
      inAll += 1
      let isFree = false
      return () => {
        if (isFree) return
        isFree = true
        inAll -= 1
        const left = (byUser.get(user) ?? 1) - 1
        if (left === 0) byUser.delete(user)
        else byUser.set(user, left)
      }
    },
  }
}

/** Of each shop that runs in this process. */
const ofShop = new WeakMap<Needs['files'], Slots>()

export function slots({ files, clock }: Pick<Needs, 'files' | 'clock'>): Slots {
  const known = ofShop.get(files)
  if (known !== undefined) return known
  const made = newSlots(clock)
  ofShop.set(files, made)
  return made
}
