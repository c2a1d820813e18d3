import { fault } from '../../contract/fault.ts'
import type { Needs } from './needs.ts'

/** Concurrent downloads of one kind, per account (of comps: per board) and per process. The storefront requests them one after the other. */
const MAX_PER_USER = 3
const MAX_TOTAL = 60

/** In JSON, as one zip, or comps as one zip; each has its own slots, so that what is free of charge takes none of what was paid for. A file by itself needs none. */
type Kind = 'json' | 'archive' | 'comps'

export interface Slots {
  /** Throws like `take`, and occupies nothing. */
  check(user: string): void
  /**
   * Occupies a slot for a download. The returned function frees it, and may be called repeatedly.
   * @throws Fault 429 if the account has too many downloads; 503 if the process has too many
   */
  take(user: string): () => void
}

function newSlots(): Slots {
  const byUser = new Map<string, number>()
  let total = 0

  const check = (user: string): void => {
    if ((byUser.get(user) ?? 0) >= MAX_PER_USER)
      throw fault(429, 'You have several downloads in progress. Please wait until one has finished', { retryAfter: 2 })
    if (total >= MAX_TOTAL) throw fault(503, 'Too many files are being downloaded at the moment. Please try again', { retryAfter: 2 })
  }

  return {
    check,
    take(user) {
      check(user)
      byUser.set(user, (byUser.get(user) ?? 0) + 1)
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
const byShop = new WeakMap<Needs['files'], Record<Kind, Slots>>()

export function slots({ files }: Pick<Needs, 'files'>, kind: Kind): Slots {
  const all = byShop.get(files) ?? { json: newSlots(), archive: newSlots(), comps: newSlots() }
  byShop.set(files, all)
  return all[kind]
}
