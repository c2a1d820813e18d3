import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { gatheredIds, type Match, type Page, type TierName, walkedIds } from './search-store.ts'
import type { Plan, Tier } from './plan.ts'

/** A search of which the first items are wanted, and how to find them. */
export interface First {
  match: Match
  plan: Plan
  limit: number
}

/** What is selected along with found items, of which it is given an array of ids, as one JSON value: saves a round trip of its own. */
export type Along<T> = { select(ids: RawBuilder<unknown>): RawBuilder<T> }

/** The first items of each of several searches, in one statement. Searches are left empty once the earlier ones have found `enough` items together. */
export async function firstsOf<T>(
  db: Db,
  firsts: readonly First[],
  { enough, along }: { enough: number; along: Along<T> },
): Promise<{ lists: number[][]; along: T | null }> {
  const parts: RawBuilder<unknown>[] = []
  /** Adds a part that is computed when it is first read, and only if the condition holds. */
  const add = (ids: RawBuilder<unknown>, when: RawBuilder<boolean>): RawBuilder<string[]> => {
    const name = sql.ref(`p${parts.length}`)
    parts.push(sql`${name} as materialized (select case when ${when} then ${ids} else '{}'::bigint[] end as ids)`)
    return sql<string[]>`(select ids from ${name})`
  }
  /** A walk may end before it has found a page: then every match is gathered. */
  const tierOf = ({ match, limit }: First, name: TierName, tier: Tier, when: RawBuilder<boolean>) => {
    const page: Page = { recent: false, offset: 0, limit }
    if (tier.way === 'gather') return add(gatheredIds(match, name, page), when)
    const walked = add(walkedIds(match, name, page, tier.bound), when)
    return add(sql`case when cardinality(${walked}) = ${limit}::int then ${walked} else ${gatheredIds(match, name, page)} end`, when)
  }
  const firstOf = (first: First, isWanted: RawBuilder<boolean>) => {
    const { plan, limit } = first
    if (plan.way === 'gather') return tierOf(first, 'both', plan, isWanted)
    if (plan.title === null) return tierOf(first, 'both', plan.rest, isWanted)
    const title = tierOf(first, 'title', plan.title, isWanted)
    const rest = tierOf(first, 'rest', plan.rest, sql<boolean>`${isWanted} and cardinality(${title}) < ${limit}::int`)
    return sql`(${title} || ${rest})[1:${limit}::int]`
  }
  const found: RawBuilder<unknown>[] = []
  /** What has been found so far, and whether more is wanted. */
  let sofar = sql`'{}'::bigint[]`
  let when = sql<boolean>`true`
  for (const first of firsts) {
    const ids = firstOf(first, when)
    found.push(ids)
    const name = sql.ref(`s${found.length}`)
    parts.push(sql`${name} as materialized (
      select ids, (select count(distinct id) from unnest(ids) id) < ${enough}::int as more from (select ${sofar} || ${ids} as ids) found)`)
    sofar = sql`(select ids from ${name})`
    when = sql<boolean>`(select more from ${name})`
  }
  if (found.length === 0) return { lists: [], along: null }
  const lists = sql`json_build_array(${sql.join(found.map((ids) => sql`to_json(${ids})`))})`
  const { rows } = await sql<{ lists: number[][]; along: T }>`
    with ${sql.join(parts)} select ${lists} as lists, ${along.select(sql`${sofar}::bigint[]`)} as along`.execute(db)
  return rows[0] ?? { lists: [], along: null }
}
