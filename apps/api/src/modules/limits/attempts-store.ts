import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

/** The number of attempts in a bucket's current window, after adding `add`. */
export async function countAttempts(db: Db, bucket: string, windowMs: number, now: Date, add: 0 | 1): Promise<number> {
  if (add === 0) {
    const row = await db
      .selectFrom('attempts')
      .select('n')
      .where('bucket', '=', bucket)
      .where('window_start', '=', windowOf(now, windowMs))
      .executeTakeFirst()
    return row?.n ?? 0
  }
  const { n } = await addAttempt(db, bucket, windowMs, now).executeTakeFirstOrThrow()
  return n
}

/** Adds an attempt, and reads a value in the same statement unless there are more than `max` now. */
export async function countAttemptWith<Value>(
  db: Db,
  bucket: string,
  { windowMs, now, max, value }: { windowMs: number; now: Date; max: number; value: Expression<Value> },
): Promise<{ n: number; value: Value }> {
  const { n, ...read } = await db
    .with('attempt', () => addAttempt(db, bucket, windowMs, now))
    .selectFrom('attempt')
    .select(['n', sql<Value>`case when n <= ${max}::bigint then ${value} end`.as('value')])
    .executeTakeFirstOrThrow()
  return { n, value: read.value as Value }
}

/** A query that adds an attempt, and says how many there are then. */
const addAttempt = (db: Db, bucket: string, windowMs: number, now: Date) =>
  db
    .insertInto('attempts')
    .values({ bucket, window_start: windowOf(now, windowMs), n: 1 })
    .onConflict((conflict) => conflict.columns(['bucket', 'window_start']).doUpdateSet({ n: sql<number>`attempts.n + 1` }))
    .returning('n')

/** An attempt that a statement counts among other things. */
export interface AttemptInStatement {
  /** Counts it, as the common table expression `attempt`. */
  counted: RawBuilder<unknown>
  /** Whether it was one too many, for a query beside that. */
  exceeded: Expression<boolean>
}

export const attemptInStatement = (
  db: Db,
  bucket: string,
  { windowMs, now, max }: { windowMs: number; now: Date; max: number },
): AttemptInStatement => ({
  counted: sql`attempt as (${addAttempt(db, bucket, windowMs, now)})`,
  exceeded: sql<boolean>`(select n from attempt) > ${max}::bigint`,
})

/** Subtracts one attempt from the current window. */
export async function uncountAttempt(db: Db, bucket: string, windowMs: number, now: Date): Promise<void> {
  await db
    .updateTable('attempts')
    .set({ n: sql<number>`greatest(n - 1, 0)` })
    .where('bucket', '=', bucket)
    .where('window_start', '=', windowOf(now, windowMs))
    .execute()
}

/** Windows are aligned to the clock, not to the first attempt. */
const windowOf = (now: Date, windowMs: number): Date => new Date(Math.floor(now.getTime() / windowMs) * windowMs)

/** Deletes windows that started before this time. */
export async function deleteOldAttempts(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('attempts').where('window_start', '<', before).execute()
}
