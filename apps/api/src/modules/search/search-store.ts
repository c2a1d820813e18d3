import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { COUNTED } from './plan.ts'

type Db = Kysely<Tables>

/** What is matched: all the terms, and each filter that is not null. */
export interface Match {
  termIds: readonly number[]
  categoryId: number | null
  orient: number | null
  /** Pixels; 0 for any. */
  minHeight: number
  /** Pixels; 0 for any. */
  minWidth: number
}

export interface Page {
  recent: boolean
  offset: number
  limit: number
}

/** Of a match's items, those with all the words in the title, or the others, or both. */
export type TierName = 'title' | 'rest' | 'both'

export interface Count {
  count: number
  countIsLowerBound: boolean
}

const NEWEST = sql`created_at desc, item_id desc`
const BEST = sql`score desc, item_id desc`

const array = (ids: readonly number[]): RawBuilder<number[]> => sql`${`{${ids.join(',')}}`}::int[]`
const inTitle = (match: Match): RawBuilder<boolean> => sql`terms @> ${array(match.termIds.map((id) => -id))}`

/** The conditions, the cheap comparisons first: PostgreSQL evaluates equals in this order. */
function conditions(match: Match, tier: TierName): RawBuilder<boolean> {
  const all: RawBuilder<unknown>[] = []
  if (match.categoryId !== null) all.push(sql`category_id = ${match.categoryId}::smallint`)
  if (match.orient !== null) all.push(sql`orient = ${match.orient}::smallint`)
  if (match.minHeight > 0) all.push(sql`height >= ${match.minHeight}::int`)
  if (match.minWidth > 0) all.push(sql`width >= ${match.minWidth}::int`)
  if (match.termIds.length > 0)
    all.push(sql`terms @> ${array(tier === 'title' ? [...match.termIds, ...match.termIds.map((id) => -id)] : match.termIds)}`)
  if (tier === 'rest') all.push(sql`not (${inTitle(match)})`)
  return all.length === 0 ? sql`true` : sql`${sql.join(all, sql` and `)}`
}

/**
 * Every match of a tier, through the inverted index: a page of them and their exact number in one scan. Without a title-first tier of its own
 * ('both' and not recent), items with all the words in the title come first.
 */
export async function gather(db: Db, match: Match, tier: TierName, page: Page): Promise<{ ids: number[]; count: number }> {
  const titleFirst = tier === 'both' && !page.recent && match.termIds.length > 0
  const { rows } = await sql<{ n: number; ids: string[] }>`
    with hits as materialized (select item_id, score, created_at, ${titleFirst ? inTitle(match) : sql`false`} as titled from item_terms where ${conditions(match, tier)})
    select (select count(*) from hits) as n,
      array(select item_id from hits order by titled desc, ${page.recent ? NEWEST : BEST} limit ${page.limit}::int offset ${page.offset}::int) as ids`.execute(
    db,
  )
  const row = rows[0]
  return { ids: (row?.ids ?? []).map(Number), count: row?.n ?? 0 }
}

/**
 * A page of a tier's matches, reading the items in their order and no more than `bound` of them. The inner limit is what holds PostgreSQL to the
 * ordered index, whatever it thinks of the words, and all that is read stands in that index.
 */
export async function walk(db: Db, match: Match, tier: TierName, page: Page, bound: number): Promise<number[]> {
  const order = page.recent ? NEWEST : BEST
  const key = page.recent ? sql`created_at` : sql`score`
  const { rows } = await sql<{ item_id: number }>`
    select item_id from (select item_id, ${key}, category_id, orient, height, width, terms from item_terms order by ${order} limit ${bound}::int) walked
    where ${conditions(match, tier)} order by ${order} limit ${page.limit}::int offset ${page.offset}::int`.execute(db)
  return rows.map((row) => row.item_id)
}

/** Counts matches one by one, and stops past COUNTED. */
export async function countUpTo(db: Db, match: Match): Promise<Count> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (select 1 from item_terms where ${conditions(match, 'both')} limit ${COUNTED + 1}::int) counted`.execute(db)
  const n = rows[0]?.n ?? 0
  return n > COUNTED ? { count: COUNTED, countIsLowerBound: true } : { count: n, countIsLowerBound: false }
}

/** The exact count of one term (0: of all items; negative: in titles) by category and orientation, from what is stored, deltas not yet folded in included. */
export async function storedCount(db: Db, termId: number, { categoryId, orient }: Pick<Match, 'categoryId' | 'orient'>): Promise<Count> {
  const where = sql`term_id = ${termId}::int and (${categoryId}::smallint is null or category_id = ${categoryId}::smallint) and (${orient}::smallint is null or orient = ${orient}::smallint)`
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(n), 0)::bigint as n
    from (select n from term_counts where ${where} union all select n from term_count_deltas where ${where}) kept`.execute(db)
  return { count: rows[0]?.n ?? 0, countIsLowerBound: false }
}
