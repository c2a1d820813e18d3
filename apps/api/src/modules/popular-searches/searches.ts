import { createHmac } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import { networkOf } from '../limits/index.ts'
import { addUpTo, type Search } from './searches-store.ts'
import { dayOf, keywordOf, MAX_PER_DAY } from './popular-searches.ts'

/** Collects searches in memory and writes them to the database at intervals, because a search should not wait for a write. */
export interface Searches {
  /**
   * Adds a search that had results.
   * @param address the visitor's IP address; only a keyed hash of its network is stored
   */
  record(search: string, address: string): void
  /** Writes the collected searches. After a failure, they are kept for the next time. */
  flush(): Promise<void>
}

/** Searches in memory between two flushes. Further ones are dropped to bound the memory. */
const MAX_PENDING = 10_000
/** Rows of one INSERT. PostgreSQL allows 65,535 parameters, and a row has three. */
const CHUNK = 1_000
/** Bytes of the keyed hash. With 16, collisions are practically impossible. */
const HASH_BYTES = 16

/** The address of the shop's own requests while rendering pages, which are not counted. */
export const INTERNAL_ADDRESS = '::'

export function createSearches({ db, clock, secret, log }: { db: Db; clock: Clock; secret: string; log: Pick<Log, 'warn'> }): Searches {
  let pending = new Map<string, Search>()
  /** Pending searches by visitor. */
  let byVisitor = new Map<string, number>()
  let isFull = false

  async function write(all: readonly Search[]): Promise<void> {
    for (let start = 0; start < all.length; start += CHUNK) {
      const chunk = all.slice(start, start + CHUNK)
      await addUpTo(db, chunk, MAX_PER_DAY)
      for (const search of chunk) removePending(search)
    }
  }

  const keyOf = ({ keyword, day, visitor }: Search): string => `${day} ${visitor.toString('base64')} ${keyword}`
  function removePending(search: Search): void {
    const visitor = search.visitor.toString('base64')
    if (!pending.delete(keyOf(search))) return
    const remaining = (byVisitor.get(visitor) ?? 0) - 1
    if (remaining > 0) byVisitor.set(visitor, remaining)
    else byVisitor.delete(visitor)
  }

  let flushing: Promise<void> = Promise.resolve()
  return {
    record(text, address) {
      const keyword = keywordOf(text)
      if (keyword === null || address === INTERNAL_ADDRESS) return
      const visitor = createHmac('sha256', secret).update(networkOf(address)).digest().subarray(0, HASH_BYTES)
      const search = { keyword, visitor, day: dayOf(clock.now()) }
      const [key, name] = [keyOf(search), visitor.toString('base64')]
      const count = byVisitor.get(name) ?? 0
      if (pending.has(key) || count >= MAX_PER_DAY) return
      if (pending.size >= MAX_PENDING) {
        if (!isFull) log.warn({ pending: pending.size }, 'too many searches: some are not counted')
        isFull = true
        return
      }
      pending.set(key, search)
      byVisitor.set(name, count + 1)
    },
    /** One flush at a time: two would both read a visitor's count before either writes. */
    flush: () =>
      (flushing = flushing
        .catch(() => undefined)
        .then(async () => {
          await write([...pending.values()])
          isFull = false
        })),
  }
}
