import { createHmac } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import { networkOf } from '../limits/index.ts'
import { addSearches, countOfVisitors, type Search } from './searches-store.ts'
import { dayOf, keywordOf, MOST_A_DAY } from './popular-searches.ts'

/** Notes what is searched, in memory, and writes it down now and then: a search itself writes nothing. */
export interface Searches {
  /**
   * Notes a search that found something.
   * @param address where the search came from; of its network a keyed hash is stored, nothing else
   */
  note(search: string, address: string): void
  /** Writes down what was noted; what cannot be written is kept for the next time. */
  flush(): Promise<void>
}

/** Searches kept in memory between two flushes. What comes beyond is not counted: popular searches are a courtesy, memory is not. */
const MOST_PENDING = 10_000
/** Rows of one INSERT: PostgreSQL takes 65,535 parameters, and a row has three. */
const CHUNK = 1_000
/** Bytes of the keyed hash: two visitors in a shop's lifetime never meet in sixteen. */
const HASH_BYTES = 16

/** Stands in place of an address where the shop itself asks, to render a page: that is nobody's search. */
export const NOBODY = '::'

export function createSearches({ db, clock, secret, log }: { db: Db; clock: Clock; secret: string; log: Pick<Log, 'warn'> }): Searches {
  let pending = new Map<string, Search>()
  /** How many of the pending ones are each visitor's. */
  let ofVisitor = new Map<string, number>()
  let isFull = false

  async function write(all: readonly Search[]): Promise<void> {
    for (let start = 0; start < all.length; start += CHUNK) {
      const chunk = all.slice(start, start + CHUNK)
      const counts = await countOfVisitors(db, chunk)
      const allowed = chunk.filter(({ day, visitor }) => {
        const key = `${day} ${visitor.toString('base64')}`
        counts.set(key, (counts.get(key) ?? 0) + 1)
        return (counts.get(key) ?? 0) <= MOST_A_DAY
      })
      await addSearches(db, allowed)
      for (const search of chunk) forget(search)
    }
  }

  const keyOf = ({ keyword, day, visitor }: Search): string => `${day} ${visitor.toString('base64')} ${keyword}`
  function forget(search: Search): void {
    const visitor = search.visitor.toString('base64')
    if (!pending.delete(keyOf(search))) return
    const left = (ofVisitor.get(visitor) ?? 0) - 1
    if (left > 0) ofVisitor.set(visitor, left)
    else ofVisitor.delete(visitor)
  }

  let flushing: Promise<void> = Promise.resolve()
  return {
    note(text, address) {
      const keyword = keywordOf(text)
      if (keyword === null || address === NOBODY) return
      const visitor = createHmac('sha256', secret).update(networkOf(address)).digest().subarray(0, HASH_BYTES)
      const search = { keyword, visitor, day: dayOf(clock.now()) }
      const [key, name] = [keyOf(search), visitor.toString('base64')]
      const count = ofVisitor.get(name) ?? 0
      if (pending.has(key) || count >= MOST_A_DAY) return
      if (pending.size >= MOST_PENDING) {
        if (!isFull) log.warn({ pending: pending.size }, 'more is searched than is counted')
        isFull = true
        return
      }
      pending.set(key, search)
      ofVisitor.set(name, count + 1)
    },
    /** One flush at a time, or two would count a visitor's day apart. */
    flush: () =>
      (flushing = flushing
        .catch(() => undefined)
        .then(async () => {
          await write([...pending.values()])
          isFull = false
        })),
  }
}
