import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { maybeNear, nearness } from './colour/palettes-store.ts'
import type { Alternatives } from './engine.ts'
import { COUNT_LIMIT } from './plan.ts'

type Db = Kysely<Tables>

/** The conditions on items: one of each of the terms, and each filter that is not null. */
export interface Match {
  termIds: readonly Alternatives[]
  categoryId: number | null
  orient: number | null
  /** Pixels; 0 for any. */
  minHeight: number
  /** Pixels; 0 for any. */
  minWidth: number
  /** Whole paise, inclusive; null for any. */
  minPrice: number | null
  maxPrice: number | null
  /** A code of colour/codes.ts; null for any. */
  colour: number | null
  /** Only these items; null for all. */
  among: readonly number[] | null
  /** Without the near-twins that another item covers. */
  collapsed: boolean
}

export interface Page {
  recent: boolean
  offset: number
  limit: number
}

/** Matches with all the words in the title, the other matches, or both. */
export type TierName = 'title' | 'rest' | 'both'

export interface Count {
  count: number
  countIsLowerBound: boolean
}

/** Whether a price is asked for. */
export const isPriced = ({ minPrice, maxPrice }: Pick<Match, 'minPrice' | 'maxPrice'>): boolean => minPrice !== null || maxPrice !== null

const NEWEST = sql`created_at desc, item_id desc`
const BEST = sql`score desc, item_id desc`

/** The greatest value of the column. */
const MAX_PRICE = 2_147_483_647

const array = (ids: readonly number[]): RawBuilder<number[]> => sql`${`{${ids.join(',')}}`}::int[]`
const inTitle = ({ termIds }: Match): RawBuilder<boolean> => withOneOfEach(termIds.map((ids) => ids.map((id) => -id)))

/** What must be there itself is asked for at once: the inverted index combines it. */
function withOneOfEach(termIds: readonly Alternatives[]): RawBuilder<boolean> {
  const single = termIds.filter((ids) => ids.length === 1).flat()
  const all = termIds.filter((ids) => ids.length > 1).map((ids) => sql<boolean>`terms && ${array(ids)}`)
  if (single.length > 0) all.unshift(sql<boolean>`terms @> ${array(single)}`)
  return all.length === 0 ? sql`true` : sql`(${sql.join(all, sql` and `)})`
}

/** A price has one place, the item's row: it has to be looked up there. */
const PRICED = {
  /** Item by item, for a walk that ends soon. */
  each: (min: number, max: number) => sql`(select price between ${min}::int and ${max}::int from items where id = item_id)`,
  /** At once. Of few items they are found first, by an index. */
  together: (min: number, max: number) => sql`item_id in (select id from items where price between ${min}::int and ${max}::int)`,
}

/** Not covered by another item. */
const IS_SHOWN = sql`not exists (select from (select item_id as twin from item_twins) twins where twin = item_id)`

/** The cheap comparisons come first: PostgreSQL evaluates conditions of equal cost in the given order. */
function conditions(match: Match, tier: TierName, priced: keyof typeof PRICED): RawBuilder<boolean> {
  const all: RawBuilder<unknown>[] = []
  if (match.categoryId !== null) all.push(sql`category_id = ${match.categoryId}::smallint`)
  if (match.orient !== null) all.push(sql`orient = ${match.orient}::smallint`)
  if (match.minHeight > 0) all.push(sql`height >= ${match.minHeight}::int`)
  if (match.minWidth > 0) all.push(sql`width >= ${match.minWidth}::int`)
  // A word of the title is a word of the item.
  if (match.termIds.length > 0) all.push(tier === 'title' ? inTitle(match) : withOneOfEach(match.termIds))
  if (tier === 'rest') all.push(sql`not (${inTitle(match)})`)
  if (match.among !== null) all.push(sql`item_id = any(${match.among}::bigint[])`)
  if (match.colour !== null) all.push(maybeNear(match.colour), sql`${nearness(match.colour)} > 0`)
  if (isPriced(match)) all.push(PRICED[priced](match.minPrice ?? 0, match.maxPrice ?? MAX_PRICE))
  if (match.collapsed) all.push(IS_SHOWN)
  return all.length === 0 ? sql`true` : sql`${sql.join(all, sql` and `)}`
}

/** What comes before an item's own score. */
function firstOf(match: Match, tier: TierName, { recent }: Page): RawBuilder<unknown> {
  if (recent || tier !== 'both') return sql`false`
  if (match.among !== null) return sql`-array_position(${match.among}::bigint[], item_id)`
  if (match.colour !== null) return nearness(match.colour)
  return match.termIds.length > 0 ? inTitle(match) : sql`false`
}

const hitsOf = (match: Match, tier: TierName, page: Page): RawBuilder<unknown> =>
  sql`select item_id, score, created_at, ${firstOf(match, tier, page)} as first from item_terms where ${conditions(match, tier, 'together')}`
const pageOf = ({ recent, limit, offset }: Page): RawBuilder<unknown> =>
  sql`order by first desc, ${recent ? NEWEST : BEST} limit ${limit}::int offset ${offset}::int`

/**
 * Finds every match of a tier through the inverted index; returns one page and the exact count. For tier 'both', unless sorted by date, items with all
 * the words in the title come first, or with a colour the nearest, or among some items these in their order.
 */
export async function gather(db: Db, match: Match, tier: TierName, page: Page): Promise<{ ids: number[]; count: number }> {
  const { rows } = await sql<{ n: number; ids: string[] }>`
    with hits as materialized (${hitsOf(match, tier, page)})
    select (select count(*) from hits) as n, array(select item_id from hits ${pageOf(page)}) as ids`.execute(db)
  const row = rows[0]
  return { ids: (row?.ids ?? []).map(Number), count: row?.n ?? 0 }
}

/** The same page as an array, for a larger statement. */
export const gatheredIds = (match: Match, tier: TierName, page: Page): RawBuilder<unknown> =>
  sql`array(with hits as materialized (${hitsOf(match, tier, page)}) select item_id from hits ${pageOf(page)})`

/** A page of a tier's matches by reading at most `bound` items in their final order. The inner limit makes PostgreSQL use the ordered index, which contains all columns read. */
function walkOf(match: Match, tier: TierName, page: Page, bound: number): RawBuilder<{ item_id: number }> {
  const order = page.recent ? NEWEST : BEST
  const key = page.recent ? sql`created_at` : sql`score`
  return sql`
    select item_id from (select item_id, ${key}, category_id, orient, height, width, terms from item_terms order by ${order} limit ${bound}::int) walked
    where ${conditions(match, tier, 'each')} order by ${order} limit ${page.limit}::int offset ${page.offset}::int`
}

export const walk = async (db: Db, match: Match, tier: TierName, page: Page, bound: number): Promise<number[]> =>
  (await walkOf(match, tier, page, bound).execute(db)).rows.map((row) => row.item_id)

/** The same page as an array, for a larger statement. */
export const walkedIds = (match: Match, tier: TierName, page: Page, bound: number): RawBuilder<unknown> =>
  sql`array(${walkOf(match, tier, page, bound)})`

/** Counts matches up to COUNT_LIMIT. */
export async function countUpTo(db: Db, match: Match): Promise<Count> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (select 1 from item_terms where ${conditions(match, 'both', 'together')} limit ${COUNT_LIMIT + 1}::int) counted`.execute(
    db,
  )
  const n = rows[0]?.n ?? 0
  return n > COUNT_LIMIT ? { count: COUNT_LIMIT, countIsLowerBound: true } : { count: n, countIsLowerBound: false }
}

/** The exact stored count of a term by category and orientation, including unsettled deltas. Term 0 counts all items; a negative id counts titles. */
export async function storedCount(db: Db, termId: number, { categoryId, orient }: Pick<Match, 'categoryId' | 'orient'>): Promise<Count> {
  const where = sql`term_id = ${termId}::int and (${categoryId}::smallint is null or category_id = ${categoryId}::smallint) and (${orient}::smallint is null or orient = ${orient}::smallint)`
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(n), 0)::bigint as n
    from (select n from term_counts where ${where} union all select n from term_count_deltas where ${where}) stored`.execute(db)
  return { count: rows[0]?.n ?? 0, countIsLowerBound: false }
}
