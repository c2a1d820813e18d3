import { type Expression, type RawBuilder, sql } from 'kysely'
import { after } from '../../platform/database/after.ts'
import type { Db } from '../../platform/database/database.ts'

/** Where an attempt counts. */
export interface Bucket {
  limit: string
  /** Whose attempts it counts. With a value of a query that is null, nothing is counted. */
  whose: string | Expression<string | null>
  windowMs: number
  /** Attempts allowed in a window. */
  max: number
}

/** An attempt as parts of statements that do something else as well. */
export interface AttemptInStatement {
  /** Counts it, as common table expressions, of which the last is `attempt`. */
  counted: RawBuilder<unknown>
  /** Whether it was one too many, for a query beside that. */
  exceeded: Expression<boolean>
  /** Uncounts it, as common table expressions of another statement, of which the last is `uncounted`. @param when a condition */
  uncounted(when?: Expression<boolean>): RawBuilder<unknown>
  /** Whether the limit is reached without it, for a query that does not count it. */
  reached: Expression<boolean>
}

/**
 * An attempt that counts in each of these buckets, one after the other: in none after one that is full. So all statements lock them in the same order.
 * @param when whether it counts at all
 */
export function attemptInStatement(buckets: readonly Bucket[], now: Date, when: Expression<boolean> = sql`true`): AttemptInStatement {
  const name = (of: string, index: number) => (index === buckets.length - 1 ? of : `${of}_${index}`)
  const each = (part: (bucket: Bucket, index: number) => RawBuilder<unknown>, between = sql`, `) => sql.join(buckets.map(part), between)
  /** Whether the first `n` buckets had room for it. */
  const fits = (n: number) =>
    sql<boolean>`(true ${sql.join(
      buckets
        .slice(0, n)
        .map(({ max }, index) => sql`and coalesce((select n <= ${max}::bigint from ${sql.ref(name('attempt', index))}), true)`),
      sql` `,
    )})`
  return {
    counted: each(
      (bucket, index) => sql`${sql.ref(name('attempt', index))} as (${addAttempt(bucket, now, index === 0 ? when : fits(index))})`,
    ),
    exceeded: sql<boolean>`not ${fits(buckets.length)}`,
    uncounted: (condition: Expression<boolean> = sql`true`) =>
      each((bucket, index) => {
        const next = index === 0 ? condition : sql`${condition} and ${after(name('uncounted', index - 1))}`
        return sql`${sql.ref(name('uncounted', index))} as (
          update attempts set n = greatest(n - 1, 0) where ${isIn(bucket, now)} and ${next} returning n)`
      }),
    reached: sql<boolean>`(${each((bucket) => sql`exists (select 1 from attempts where ${isIn(bucket, now)} and n >= ${bucket.max}::bigint)`, sql` or `)})`,
  }
}

const nameOf = ({ limit, whose }: Bucket) => sql<string | null>`(${`${limit}:`}::text || ${whose}::text)`

const addAttempt = (bucket: Bucket, now: Date, when: Expression<boolean>) => sql`
  insert into attempts (bucket, window_start, n)
  select named.bucket, ${windowOf(now, bucket.windowMs)}::timestamptz, 1
  from (select ${nameOf(bucket)} as bucket) as named where named.bucket is not null and ${when}
  on conflict (bucket, window_start) do update set n = attempts.n + 1 returning n`

const isIn = (bucket: Bucket, now: Date) =>
  sql`bucket = ${nameOf(bucket)} and window_start = ${windowOf(now, bucket.windowMs)}::timestamptz`

/** Counts an attempt, and reads a value, if one is given, in the same statement unless it was one too many. */
export async function countAttemptWith<Value>(
  db: Db,
  { counted, exceeded }: AttemptInStatement,
  value: Expression<Value> = sql<Value>`null`,
): Promise<{ exceeded: boolean; value: Value }> {
  const read = sql<{ exceeded: boolean; value: Value }>`
    with ${counted} select ${exceeded} as exceeded, case when not ${exceeded} then ${value} end as value`
  const [row] = (await read.execute(db)).rows
  return row ?? { exceeded: true, value: null as Value }
}

export async function uncountAttempt(db: Db, { uncounted }: AttemptInStatement): Promise<void> {
  await sql`with ${uncounted()} select 1`.execute(db)
}

/** Windows are aligned to the clock, not to the first attempt. */
const windowOf = (now: Date, windowMs: number): Date => new Date(Math.floor(now.getTime() / windowMs) * windowMs)

/** Deletes windows that started before this time. */
export async function deleteOldAttempts(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('attempts').where('window_start', '<', before).execute()
}
