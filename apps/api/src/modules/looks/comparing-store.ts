import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { Near } from './look-index.ts'
import { thousandths } from './neighbours.ts'
import type { Sold, Verdict } from './twins.ts'

/** Holds up changes of items, and other comparisons, to the end of the transaction. */
export async function lockTwins(trx: Db): Promise<void> {
  await sql`select search.lock_twins()`.execute(trx)
}

export interface Compared extends Omit<Sold, 'words'> {
  /** Perceptual hash as 64 digits, 0 or 1. */
  hash: string | null
  compared: boolean
  /** Of a twin. */
  headId: number | null
}

/** Those of these items that have a look by the model, by id. */
export async function comparedItems(trx: Db, model: number, ids: readonly number[]): Promise<Map<number, Compared>> {
  const { rows } = await sql<Compared>`
    select items.id, approval, seller_id as "sellerId", category_id as "categoryId", price, purchase_type as "purchaseType", width, height,
      score + popularity as score, hash::text, compared, head_id as "headId"
    from items join item_looks on item_looks.item_id = items.id left join item_twins on item_twins.item_id = items.id
    where items.id = any(${ids}::bigint[]) and model = ${model}::int`.execute(trx)
  return new Map(rows.map((row) => [row.id, row]))
}

export async function noteCompared(trx: Db, ids: readonly number[]): Promise<void> {
  await sql`update item_looks set compared = true where item_id = any(${ids}::bigint[])`.execute(trx)
}

/** The stems of titles and keywords of those of these items that the search knows. */
export async function wordsOf(trx: Db, ids: readonly number[]): Promise<Map<number, Set<string>>> {
  const { rows } = await sql<{ id: number; words: string[] }>`
    select item_id as id, array(select lexeme from terms where terms.id = any(item_terms.terms)) as words
    from item_terms where item_id = any(${ids}::bigint[])`.execute(trx)
  return new Map(rows.map(({ id, words }) => [id, new Set(words)]))
}

/** The lists of those of these items that have one, the nearest first. */
export async function neighboursOf(trx: Db, ids: readonly number[]): Promise<Map<number, Near[]>> {
  const rows = await trx
    .selectFrom('item_neighbours')
    .selectAll()
    .where('item_id', 'in', [...ids, 0])
    .execute()
  return new Map(
    rows.map(({ item_id, near, likeness }) => [item_id, near.map((itemId, n) => ({ itemId, likeness: (likeness[n] ?? 0) / 1_000 }))]),
  )
}

export async function keepNeighbours(trx: Db, lists: ReadonlyMap<number, readonly Near[]>): Promise<void> {
  if (lists.size === 0) return
  const rows = [...lists].map(([id, list]) => ({
    item_id: id,
    near: list.map(({ itemId }) => itemId),
    likeness: list.map(({ likeness }) => thousandths(likeness)),
  }))
  await sql`
    insert into item_neighbours (item_id, near, likeness)
    select item_id, near, likeness from json_to_recordset(${JSON.stringify(rows)}::json) as given(item_id bigint, near bigint[], likeness smallint[])
    order by item_id on conflict (item_id) do update set near = excluded.near, likeness = excluded.likeness`.execute(trx)
}

/** Writes a verdict. The twins of those that became twins are to be judged again. */
export async function keepTwins(trx: Db, { made, covered, released }: Verdict): Promise<void> {
  if (made.length === 0) return
  const { rows } = await sql<{ id: number }>`
    delete from item_twins where head_id = any(${covered}::bigint[]) returning item_id as id`.execute(trx)
  await trx
    .insertInto('item_twins')
    .values(made.map(({ itemId, headId }) => ({ item_id: itemId, head_id: headId })))
    .execute()
  await sql`
    update item_looks set compared = false where item_id = any(${[...released, ...rows.map(({ id }) => id)]}::bigint[])`.execute(trx)
}
