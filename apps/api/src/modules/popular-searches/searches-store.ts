import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

/** A visitor's search for a keyword, with the last day on which the visitor searched for it. */
export interface Search {
  keyword: string
  /** A keyed hash. */
  visitor: Buffer
  /** `yyyy-MM-dd`, UTC. */
  day: string
}

/** Adds searches, at most `max` for each visitor and day. By one process at a time, because two together could exceed it. */
export async function addUpTo(db: Db, searches: readonly Search[], max: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`lock table searches in share row exclusive mode`.execute(trx)
    const counts = await countOfVisitors(trx, searches)
    const allowed = searches.filter(({ day, visitor }) => {
      const key = `${day} ${visitor.toString('base64')}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return (counts.get(key) ?? 0) <= max
    })
    await addSearches(trx, allowed)
  })
}

/** Inserts searches, or updates the day of existing ones. */
async function addSearches(db: Db, searches: readonly Search[]): Promise<void> {
  if (searches.length === 0) return
  await db
    .insertInto('searches')
    .values(searches)
    .onConflict((conflict) =>
      conflict.columns(['keyword', 'visitor']).doUpdateSet({ day: sql<string>`greatest(searches.day, excluded.day)` }),
    )
    .execute()
}

/** The number of stored keywords per visitor and day, by `{day} {visitor in base64}`. */
async function countOfVisitors(db: Db, searches: readonly Search[]): Promise<Map<string, number>> {
  const visitors = [...new Map(searches.map(({ visitor }) => [visitor.toString('base64'), visitor])).values()]
  const days = [...new Set(searches.map(({ day }) => day))]
  const rows = await db
    .selectFrom('searches')
    .select(['day', 'visitor', sql<number>`count(*)::int`.as('n')])
    .where('visitor', 'in', visitors)
    .where('day', 'in', days)
    .groupBy(['day', 'visitor'])
    .execute()
  return new Map(rows.map(({ day, visitor, n }) => [`${day} ${visitor.toString('base64')}`, n]))
}

/** Keywords searched since a day by at least `minVisitors` visitors, with their number, most common first. */
export const popularSince = (db: Db, day: string, minVisitors: number, limit: number): Promise<{ keyword: string; count: number }[]> =>
  db
    .selectFrom('searches')
    .select(['keyword', sql<number>`count(*)::int`.as('count')])
    .where('day', '>=', day)
    .groupBy('keyword')
    .having(sql<number>`count(*)`, '>=', minVisitors)
    .orderBy('count', 'desc')
    .orderBy('keyword')
    .limit(limit)
    .execute()

/** Deletes searches from before this day. */
export async function deleteOldSearches(db: Db, before: string): Promise<void> {
  await db.deleteFrom('searches').where('day', '<', before).execute()
}
