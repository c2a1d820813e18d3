import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import type { RangeSum } from './memory-index.ts'

/** In the order of `EntryRow`. The numbers of a row determine its hash, whatever the session's time zone. */
const ENTRY = sql`json_build_array(item_id, hash, score, created, category_id, orient, height, width, price, palette, covered, terms, phrases)`
const HASHED = sql`(
  select *, hashtext(row(item_id, score, created, category_id, orient, height, width, price, palette, covered, terms, phrases)::text) as hash
  from (select *, (extract(epoch from created_at) * 1000000)::bigint as created, (select price from items where id = item_id) as price,
    (select colours from item_palettes where item_palettes.item_id = item_terms.item_id) as palette,
    exists (select from item_twins where item_twins.item_id = item_terms.item_id) as covered from item_terms) counted)`

/** Entries as a JSON array of `EntryRow`, to be passed on unread. */
export interface Rows {
  text: string
  /** Ids that have no entry. */
  missing: number[]
}

export async function rowsOf(db: Db, ids: readonly number[]): Promise<Rows> {
  const { rows } = await sql<Rows>`
    with wanted as materialized (select unnest(${ids}::bigint[]) as id),
    found as materialized (select item_id, ${ENTRY} as entry from ${HASHED} hashed where item_id = any(${ids}::bigint[]))
    select coalesce((select json_agg(entry) from found), '[]'::json)::text as text,
      coalesce((select json_agg(id) from wanted where id not in (select item_id from found)), '[]'::json) as missing`.execute(db)
  return rows[0] ?? { text: '[]', missing: [] }
}

/** At most `limit` entries with ids above `after`, and the last one's id; null if there are none. */
export async function rowsAfter(db: Db, after: number, limit: number): Promise<{ text: string; last: number } | null> {
  const { rows } = await sql<{ text: string | null; last: number | null }>`
    select json_agg(entry)::text as text, max(item_id) as last
    from (select item_id, ${ENTRY} as entry from ${HASHED} hashed where item_id > ${after}::bigint order by item_id limit ${limit}::int) page`.execute(
    db,
  )
  const { text = null, last = null } = rows[0] ?? {}
  return text === null || last === null ? null : { text, last }
}

/** Of the entries with ids from `from` to before `to`. */
export async function sumOfRows(db: Db, from: number, to: number): Promise<RangeSum> {
  const { rows } = await sql<RangeSum>`
    select count(*) as count, coalesce(sum(hash), 0)::bigint as sum from ${HASHED} hashed where item_id >= ${from}::bigint and item_id < ${to}::bigint`.execute(
    db,
  )
  return rows[0] ?? { count: 0, sum: 0 }
}

export async function idsOfRows(db: Db, from: number, to: number): Promise<number[]> {
  const { rows } = await sql<{
    ids: number[] | null
  }>`select json_agg(item_id) as ids from item_terms where item_id >= ${from}::bigint and item_id < ${to}::bigint`.execute(db)
  return rows[0]?.ids ?? []
}

/** 0 without entries. */
export async function greatestId(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number | null }>`select max(item_id) as id from item_terms`.execute(db)
  return rows[0]?.id ?? 0
}
