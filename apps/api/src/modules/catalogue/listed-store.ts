import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { Item } from './catalogue-store.ts'

/** What a list shows of an item, but for the names of its category and its seller, in the order of `FACTS`. */
export type Facts = [
  publicId: string,
  name: string,
  width: number,
  height: number,
  thumbHash: string,
  colour: string,
  price: number,
  purchaseType: Item['purchase_type'],
  fileExt: string,
  files: number,
  categoryId: number,
  sellerId: number,
  /** How many near-twins lists leave out beside it; absent where they leave out none. */
  alike?: number,
]

const FACTS = sql`i.public_id, i.name, i.width, i.height, i.thumb_hash, i.colour, i.price, i.purchase_type, i.file_ext, jsonb_array_length(i.contents), i.category_id, i.seller_id`
const ALIKE = sql`, (select count(*) from item_twins where head_id = i.id)`

/** What is shown of an item's category and seller. */
export type Owners = Pick<Item, 'category_public_id' | 'seller_public_id' | 'seller_first_name' | 'seller_has_picture'>

export interface ListedRow extends Owners {
  id: number
  /** `Facts` in JSON: kept by the hundred thousand, a text takes a sixth of an object's memory. */
  facts: string
}

/** @param collapse whether lists leave out near-twins */
const rowsOf = (collapse: boolean) => sql`
  select i.id, json_build_array(${FACTS}${collapse ? ALIKE : sql``})::text as facts, c.public_id as category_public_id, s.public_id as seller_public_id, s.first_name as seller_first_name, s.has_picture as seller_has_picture
  from items i join categories c on c.id = i.category_id join sellers s on s.id = i.seller_id`

/** The rows of an array of ids, as one value of a larger statement. */
export const listedAlong = (collapse: boolean) => ({
  select: (ids: RawBuilder<unknown>): RawBuilder<ListedRow[]> =>
    sql`(select coalesce(json_agg(listed), '[]'::json) from (${rowsOf(collapse)} where i.id = any(${ids})) listed)`,
})

/** In any order. */
export async function listedRows(db: Db, ids: readonly number[], collapse: boolean): Promise<ListedRow[]> {
  if (ids.length === 0) return []
  return (await sql<ListedRow>`${rowsOf(collapse)} where i.id = any(${ids}::bigint[])`.execute(db)).rows
}

/**
 * The approved items with ids from `from` to before `to`, newest first. By a range instead of a limit: without statistics, which an embedded database gets only now and then,
 * PostgreSQL would read and sort all items for the first few.
 */
export async function listedRowsBetween(db: Db, from: number, to: number, collapse: boolean): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    ${rowsOf(collapse)} where i.approval = 'approved' and i.id >= ${from}::bigint and i.id < ${to}::bigint order by i.id desc`.execute(db)
  return rows
}

/** The greatest id of an item; 0 without items. */
export async function greatestItemId(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number | null }>`select max(id) as id from items`.execute(db)
  return rows[0]?.id ?? 0
}
