import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { hashSecret } from '../../platform/ids.ts'
import { addSearches } from './insight-store.ts'
import { dayOf, keywordOf } from './insight.ts'

/** Counts what is searched, in memory, and writes it down now and then: a search itself writes nothing. */
export interface Searches {
  /** Notes a search that found something. The same visitor counts once a keyword and day. */
  note(search: string, visitor: string): void
  /** Writes down what was noted; what cannot be written is kept for the next time. */
  flush(): Promise<void>
}

/** Visitor-and-keyword pairs remembered; past that the day begins anew, and somebody may count twice. */
const MOST_REMEMBERED = 100_000

export function createSearches({ db, clock }: { db: Db; clock: Clock }): Searches {
  let today = ''
  let seen = new Set<string>()
  let counts = new Map<string, { keyword: string; day: string; n: number }>()
  return {
    note(search, visitor) {
      const keyword = keywordOf(search)
      if (keyword === null) return
      const day = dayOf(clock.now())
      if (day !== today || seen.size >= MOST_REMEMBERED) {
        today = day
        seen = new Set()
      }
      const who = hashSecret(`${visitor}\n${keyword}`).toString('base64')
      if (seen.has(who)) return
      seen.add(who)
      const key = `${day}\n${keyword}`
      counts.set(key, { keyword, day, n: (counts.get(key)?.n ?? 0) + 1 })
    },
    async flush() {
      const noted = counts
      counts = new Map()
      try {
        await addSearches(db, [...noted.values()])
      } catch (error) {
        for (const [key, value] of noted) counts.set(key, { ...value, n: value.n + (counts.get(key)?.n ?? 0) })
        throw error
      }
    },
  }
}
