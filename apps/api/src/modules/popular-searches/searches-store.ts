import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

/** Somebody's search for a keyword, on the last day they searched for it. */
export interface Search {
  keyword: string
  /** A keyed hash. */
  visitor: Buffer
  /** `yyyy-MM-dd`, UTC. */
  day: string
}

/** Notes searches; who searched for a keyword before has a later day now. One statement, so that two processes lose nothing to each other. */
export async function addSearches(db: Db, searches: readonly Search[]): Promise<void> {
  if (searches.length === 0) return
  // In order of the key: two processes wait for each other, never in a circle.
  const ordered = searches.toSorted((a, b) =>
    a.keyword < b.keyword ? -1 : a.keyword > b.keyword ? 1 : Buffer.compare(a.visitor, b.visitor),
  )
  await db
    .insertInto('searches')
    .values(ordered)
    .onConflict((conflict) =>
      conflict.columns(['keyword', 'visitor']).doUpdateSet({ day: sql<string>`greatest(searches.day, excluded.day)` }),
    )
    .execute()
}

/** How many keywords each of the visitors has on each of the days, by `{day} {visitor in base64}`. */
export async function countOfVisitors(db: Db, searches: readonly Search[]): Promise<Map<string, number>> {
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

/** Keywords searched since a day, by at least so many visitors, and how many those are; commonest first. */
export const popularSince = (db: Db, day: string, least: number, most: number): Promise<{ keyword: string; count: number }[]> =>
  db
    .selectFrom('searches')
    .select(['keyword', sql<number>`count(*)::int`.as('count')])
    .where('day', '>=', day)
    .groupBy('keyword')
    .having(sql<number>`count(*)`, '>=', least)
    .orderBy('count', 'desc')
    .orderBy('keyword')
    .limit(most)
    .execute()

/** Deletes searches of days before this one. */
export async function forgetSearches(db: Db, before: string): Promise<void> {
  await db.deleteFrom('searches').where('day', '<', before).execute()
}
