import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Search } from '../search/index.ts'

export type Approval = Tables['items']['approval']

export interface ListedItem {
  public_id: string
  name: string
  /** Whole paise. */
  price: number
  purchase_type: 'free' | 'paid'
  approval: Approval
  /** The seller's key. */
  seller: string
  /** The id of another seller's item that it seems to be a copy of. */
  copy_of: string | null
}

/** What it is most alike. */
const copyOf = sql<string | null>`(
  select firsts.public_id from item_copies join items firsts on firsts.id = of_item_id
  where item_copies.item_id = items.id and firsts.seller_id <> items.seller_id order by exact desc, likeness desc, of_item_id limit 1)`

/** Up to `limit` items, newest first, and the total count. */
export async function listItems(
  db: Db,
  { approval, seller, limit }: { approval: Approval | null; seller: string | null; limit: number },
): Promise<{ items: ListedItem[]; count: number }> {
  let query = db.selectFrom('items').innerJoin('sellers', 'sellers.id', 'items.seller_id')
  if (approval !== null) query = query.where('items.approval', '=', approval)
  if (seller !== null) query = query.where('sellers.key', '=', seller)
  const items = await query
    .select(['items.public_id', 'items.name', 'items.price', 'items.purchase_type', 'items.approval', 'sellers.key as seller'])
    .select(copyOf.as('copy_of'))
    .orderBy('items.created_at', 'desc')
    .orderBy('items.id', 'desc')
    .limit(limit)
    .execute()
  const { count } = await query.select((select) => select.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { items, count }
}

/**
 * Approves or rejects items and updates the search index, in one transaction.
 * @returns the ids that exist
 */
export async function review(
  db: Db,
  search: Pick<Search, 'index'>,
  publicIds: readonly string[],
  verdict: { approval: 'approved' | 'rejected'; note: string },
): Promise<Set<string>> {
  return await db.transaction().execute(async (trx) => {
    // Locks rows by id, in the same order as the search does, which prevents deadlocks.
    const items = await trx
      .selectFrom('items')
      .select(['id', 'public_id'])
      .where('public_id', 'in', [...publicIds])
      .orderBy('id')
      .modifyEnd(sql`for no key update`)
      .execute()
    if (items.length === 0) return new Set()
    const ids = items.map(({ id }) => id)
    await trx
      .updateTable('items')
      .set({ ...verdict, rejected_by_review: verdict.approval === 'rejected' })
      .where('id', 'in', ids)
      .execute()
    await search.index(trx, ids)
    return new Set(items.map((item) => item.public_id))
  })
}

export type PricedItem = Pick<Tables['items'], 'public_id' | 'purchase_type' | 'original_key' | 'original_type'> & { id: number }

export const itemToPrice = (db: Db, publicId: string): Promise<PricedItem | undefined> =>
  db
    .selectFrom('items')
    .select(['id', 'public_id', 'purchase_type', 'original_key', 'original_type'])
    .where('public_id', '=', publicId)
    .executeTakeFirst()

/** Sets a price in whole paise, 0 for free. Also updates the search index, because free items are found by the word "free". */
export async function setPrice(db: Db, search: Pick<Search, 'index'>, id: number, price: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('items')
      .set({ price, purchase_type: price === 0 ? 'free' : 'paid' })
      .where('id', '=', id)
      .execute()
    await search.index(trx, [id])
  })
}

const PAGE = 1_000

/** Every item with the key of its original. */
export async function* originalKeys(db: Db): AsyncGenerator<{ public_id: string; original_key: string }> {
  for (let last = 0; ;) {
    const page = await db
      .selectFrom('items')
      .select(['id', 'public_id', 'original_key'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE)
      .execute()
    yield* page
    const end = page.at(-1)
    if (end === undefined) return
    last = end.id
  }
}
