import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

export interface Counted {
  keyword: string
  /** `yyyy-MM-dd`, UTC. */
  day: string
  n: number
}

/** Adds to what each keyword has; one statement, so that two processes lose nothing to each other. */
export async function addSearches(db: Db, counted: readonly Counted[]): Promise<void> {
  if (counted.length === 0) return
  await db
    .insertInto('searches')
    .values([...counted])
    .onConflict((conflict) => conflict.columns(['keyword', 'day']).doUpdateSet({ n: sql<number>`searches.n + excluded.n` }))
    .execute()
}

/** Keywords searched since a day, by at least so many visitors, commonest first. */
export const popularSince = (db: Db, day: string, least: number, most: number): Promise<{ keyword: string; count: number }[]> =>
  db
    .selectFrom('searches')
    .select(['keyword', sql<number>`sum(n)::int`.as('count')])
    .where('day', '>=', day)
    .groupBy('keyword')
    .having(sql<number>`sum(n)`, '>=', least)
    .orderBy('count', 'desc')
    .orderBy('keyword')
    .limit(most)
    .execute()

export interface Visit {
  userId: number | null
  address: string
  country: string
  state: string
  keyword: string
}

export async function addVisit(db: Db, visit: Visit, now: Date): Promise<void> {
  const { userId, address, country, state, keyword } = visit
  await db.insertInto('visits').values({ user_id: userId, address, country, state, keyword, created_at: now }).execute()
}

/** Throws away what is older: visits and searches, and what accounts and downloads no longer need. */
export async function forgetOlder(db: Db, { day, at }: { day: string; at: Date }, now: Date): Promise<void> {
  await db.deleteFrom('visits').where('created_at', '<', at).execute()
  await db.deleteFrom('searches').where('day', '<', day).execute()
  await db.deleteFrom('free_downloads').where('day', '<', day).execute()
  await db.deleteFrom('attempts').where('window_start', '<', at).execute()
  await db.deleteFrom('codes').where('expires_at', '<', at).execute()
  await db
    .deleteFrom('sessions')
    .where('created_at', '<', new Date(now.getTime() - 30 * 86_400_000))
    .execute()
}
