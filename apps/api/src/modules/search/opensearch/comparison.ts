import * as z from 'zod'
import type { Db } from '../../../platform/database/database.ts'
import { greatestId, idsOfRows, sumOfRows } from '../memory/rows-store.ts'
import type { Calls } from './calls.ts'
import type { Feed } from './feed.ts'
import { sumBody } from './queries.ts'

/** Ids that are compared with the tables at once. */
const RANGE = 16_384

export interface ComparisonOptions {
  db: Db
  calls: Pick<Calls, 'look'>
  feed: Pick<Feed, 'idsInEngine' | 'writeAgain'>
  /** Sees all that has been committed, and feeds it. */
  catchUp(): Promise<void>
  onDifference(from: number, to: number): void
}

export interface Comparison {
  /** Compares the next part of the index with the tables, and writes it again if it differs. Returns whether it differed. */
  next(): Promise<boolean>
  /** Begins at the first part. */
  restart(): void
  /** Whether the last part was the last one of a round. */
  isRoundOver(): boolean
}

const Sum = z.object({ sum: z.object({ value: z.number() }) })

export function createComparison({ db, calls, feed, catchUp, onDifference }: ComparisonOptions): Comparison {
  let start = 0

  async function differs(from: number, to: number): Promise<boolean> {
    const [{ total, aggregations }, { count, sum }] = await Promise.all([calls.look(sumBody(from, to)), sumOfRows(db, from, to)])
    return total !== count || Sum.parse(aggregations).sum.value !== sum
  }

  return {
    async next() {
      const isLast = start + RANGE > (await greatestId(db))
      const [from, to] = [start, isLast ? Number.MAX_SAFE_INTEGER : start + RANGE]
      start = isLast ? 0 : to
      if (!(await differs(from, to))) return false
      // A change may have come in between.
      await catchUp()
      if (!(await differs(from, to))) return false
      onDifference(from, to)
      await feed.writeAgain([...new Set([...(await feed.idsInEngine(from, to)), ...(await idsOfRows(db, from, to))])])
      return true
    },
    restart: () => void (start = 0),
    isRoundOver: () => start === 0,
  }
}
