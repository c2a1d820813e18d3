import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

export interface Copy {
  itemId: number
  /** The earlier item. */
  ofItemId: number
  /** In thousandths. */
  likeness: number
}

/** Notes items that look like another seller's. */
export async function noteCopies(trx: Db, copies: readonly Copy[]): Promise<void> {
  await sql`
    insert into item_copies (item_id, of_item_id, exact, likeness)
    select distinct on (id, of) id, of, false, likeness from unnest(
      ${copies.map(({ itemId }) => itemId)}::bigint[], ${copies.map(({ ofItemId }) => ofItemId)}::bigint[], ${copies.map(({ likeness }) => likeness)}::smallint[]
    ) as given(id, of, likeness)
    on conflict do nothing`.execute(trx)
}

/** Notes that an item's file is another seller's as well, byte for byte. */
export async function noteExactCopies(trx: Db, itemId: number): Promise<void> {
  await sql`
    insert into item_copies (item_id, of_item_id, exact, likeness)
    select greatest(one.id, other.id), least(one.id, other.id), true, 1000
    from items one join items other on other.original_sha256 = one.original_sha256 and other.seller_id <> one.seller_id
    where one.id = ${itemId}::bigint
    on conflict (item_id, of_item_id) do update set exact = true, likeness = 1000`.execute(trx)
}

interface Side {
  publicId: string
  name: string
  approval: 'approved' | 'awaiting' | 'rejected'
  /** The seller's key. */
  seller: string
  sellerName: string
}

export interface ListedCopy {
  copy: Side
  of: Side
  /** The same file. */
  exact: boolean
  /** In thousandths. */
  likeness: number
}

const side = (item: string, seller: string) =>
  sql`json_build_object('publicId', ${sql.ref(`${item}.public_id`)}, 'name', ${sql.ref(`${item}.name`)}, 'approval', ${sql.ref(`${item}.approval`)},
    'seller', ${sql.ref(`${seller}.key`)}, 'sellerName', trim(${sql.ref(`${seller}.first_name`)} || ' ' || ${sql.ref(`${seller}.last_name`)}))`

/** What was noted of items that still belong to different sellers. */
const NOTED = sql`item_copies
  join items copies on copies.id = item_id join items firsts on firsts.id = of_item_id and firsts.seller_id <> copies.seller_id
  join sellers copiers on copiers.id = copies.seller_id join sellers owners on owners.id = firsts.seller_id`

/**
 * Copies, the newest first.
 * @param given.seller the key of the later item's seller; null for all
 */
export async function listCopies(
  db: Db,
  { seller, limit }: { seller: string | null; limit: number },
): Promise<{ copies: ListedCopy[]; count: number }> {
  const { rows } = await sql<ListedCopy & { count: number }>`
    select ${side('copies', 'copiers')} as copy, ${side('firsts', 'owners')} as of, exact, likeness, count(*) over () as count
    from ${NOTED} where ${seller}::text is null or copiers.key = ${seller}
    order by item_id desc, exact desc, likeness desc, of_item_id limit ${limit}::int`.execute(db)
  return { copies: rows.map(({ copy, of, exact, likeness }) => ({ copy, of, exact, likeness })), count: rows[0]?.count ?? 0 }
}

/** What each of these items is a copy of, the most alike first. */
export async function copiesAmong(db: Db, publicIds: readonly string[]): Promise<ListedCopy[]> {
  const { rows } = await sql<ListedCopy>`
    select ${side('copies', 'copiers')} as copy, ${side('firsts', 'owners')} as of, exact, likeness
    from ${NOTED} where copies.public_id = any(${publicIds}::text[]) order by item_id, exact desc, likeness desc, of_item_id`.execute(db)
  return rows
}
