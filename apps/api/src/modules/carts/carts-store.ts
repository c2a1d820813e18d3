import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { newId } from '../../platform/ids.ts'
import { type Added, addToList } from '../accounts/index.ts'
import { type Item, itemsWith } from '../catalogue/index.ts'
import { ownedAmong } from '../entitlements/index.ts'

export type CartRow = Pick<Selectable<Tables['cart_entries']>, 'id' | 'public_id' | 'again'>

export interface CartLine {
  entry: CartRow
  item: Item
}

/** The items of a cart, without those that are no longer on sale. */
const linesOf = (db: Db, userId: number) =>
  itemsWith(db)
    .innerJoin('cart_entries', 'cart_entries.item_id', 'items.id')
    .where('cart_entries.user_id', '=', userId)
    .where('items.approval', '=', 'approved')
    .where('items.purchase_type', '=', 'paid')

/** The cart, or one page of it, oldest first. `page` counts from 1. */
export async function cartLines(db: Db, userId: number, paging?: { limit: number; page: number }): Promise<CartLine[]> {
  const all = linesOf(db, userId)
    .select(['cart_entries.id as entry_id', 'cart_entries.public_id as entry_public_id', 'cart_entries.again'])
    .orderBy('cart_entries.id')
  const rows = await (paging === undefined ? all : all.limit(paging.limit).offset((paging.page - 1) * paging.limit)).execute()
  return rows.map(({ entry_id, entry_public_id, again, ...item }) => ({ entry: { id: entry_id, public_id: entry_public_id, again }, item }))
}

export async function countEntries(db: Db, userId: number): Promise<number> {
  const { count } = await linesOf(db, userId)
    .clearSelect()
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The number of lines, and the subtotal of those to pay for, in whole paise without tax. */
export async function cartSums(db: Db, userId: number): Promise<{ count: number; subtotal: number }> {
  const lines = await linesOf(db, userId).clearSelect().select(['items.id', 'items.price', 'cart_entries.again']).execute()
  const owned = await ownedAmong(
    db,
    userId,
    lines.map(({ id }) => id),
  )
  return { count: lines.length, subtotal: lines.reduce((sum, { id, price, again }) => (owned.has(id) && !again ? sum : sum + price), 0) }
}

export interface NewEntry {
  userId: number
  itemId: number
  /** The buyer owns the item. An entry from before the buyer did becomes such an entry. */
  again: boolean
  /** The most entries of a cart. */
  max: number
}

/** Adds an item, up to `max`. */
export async function addEntry(db: Db, { userId, itemId, again, max }: NewEntry): Promise<Added> {
  const added = await addToList(db, { list: 'cart_entries', userId, itemId, max }, (trx) =>
    trx.insertInto('cart_entries').values({ public_id: newId(), user_id: userId, item_id: itemId, again }).execute(),
  )
  if (added !== 'there already' || !again) return added
  const { numUpdatedRows } = await db
    .updateTable('cart_entries')
    .set({ again })
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .where('again', '=', false)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n ? 'added' : added
}

/** Removes the user's entry with this id, or with this item's id. Returns false if there is none. */
export async function removeEntry(db: Db, userId: number, id: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('cart_entries')
    .where('user_id', '=', userId)
    .where((where) =>
      where.or([
        where('public_id', '=', id),
        where('item_id', 'in', where.selectFrom('items').select('id').where('items.public_id', '=', id)),
      ]),
    )
    .returning('id')
    .execute()
  return removed.length > 0
}

export async function removeItems(db: Db, userId: number, itemIds: readonly number[]): Promise<void> {
  await db
    .deleteFrom('cart_entries')
    .where('user_id', '=', userId)
    .where('item_id', 'in', [...itemIds])
    .execute()
}
