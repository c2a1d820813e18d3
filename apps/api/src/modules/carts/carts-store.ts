import { type Selectable, sql } from 'kysely'
import type { Buyer } from '@chitra/gst/parties.ts'
import type { Db } from '../../platform/database/database.ts'
import { pageWith } from '../../platform/database/page-with.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { newId } from '../../platform/ids.ts'
import { type Added, addToList } from '../accounts/index.ts'
import { type Item, itemsWith } from '../catalogue/index.ts'
import { saidBy, toBuyer } from '../billing/index.ts'
import { ownedBy } from '../entitlements/index.ts'

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

const entriesOf = (db: Db, userId: number) =>
  linesOf(db, userId)
    .select(['cart_entries.id as entry_id', 'cart_entries.public_id as entry_public_id', 'cart_entries.again'])
    .orderBy('cart_entries.id')

type EntryRow = Awaited<ReturnType<ReturnType<typeof entriesOf>['execute']>>[number]
const toLine = ({ entry_id, entry_public_id, again, ...item }: EntryRow): CartLine => ({
  entry: { id: entry_id, public_id: entry_public_id, again },
  item,
})

/** The whole cart, oldest first. */
export const cartLines = async (db: Db, userId: number): Promise<CartLine[]> => (await entriesOf(db, userId).execute()).map(toLine)

const countOf = (db: Db, userId: number) =>
  linesOf(db, userId)
    .clearSelect()
    .select(sql<number>`count(*)`.as('count'))

export async function countEntries(db: Db, userId: number): Promise<number> {
  const { count } = await countOf(db, userId).executeTakeFirstOrThrow()
  return count
}

/** Of the lines to pay for: what the buyer owns is not one, unless it is bought again. */
const subtotalOf = (db: Db, userId: number) =>
  linesOf(db, userId)
    .clearSelect()
    .select(sql<number>`coalesce(sum(items.price) filter (where cart_entries.again or not ${ownedBy(userId)}), 0)::bigint`.as('subtotal'))

export interface CartPage {
  /** Oldest first. */
  lines: CartLine[]
  /** Of the whole cart, in whole paise without tax. */
  sums: { count: number; subtotal: number }
  /** Who buys. */
  buyer: Buyer | null
}

/** A page of the cart with all that its totals need. `page` counts from 1. */
export async function cartPage(db: Db, userId: number, { limit, page }: { limit: number; page: number }): Promise<CartPage> {
  const entries = entriesOf(db, userId)
    .limit(limit)
    .offset((page - 1) * limit)
  const { rows, whole } = await pageWith(db, entries, {
    count: sql<number>`${countOf(db, userId)}`,
    subtotal: sql<number>`${subtotalOf(db, userId)}`,
    said: saidBy(userId),
  })
  return { lines: rows.map(toLine), sums: { count: whole.count, subtotal: whole.subtotal }, buyer: toBuyer(whole.said) }
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

export interface Put {
  added: number
  inCart: number
  /** For which the cart had no room. */
  noRoom: number
}

/** Puts items that the user does not own into the cart, in their order, up to `max` entries. Locks the user's row, as `addEntry` does. */
export async function addEntries(
  db: Db,
  { userId, itemIds, max }: { userId: number; itemIds: readonly number[]; max: number },
): Promise<Put> {
  return await db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst()
    const entries = await trx.selectFrom('cart_entries').select('item_id').where('user_id', '=', userId).execute()
    const there = new Set(entries.map(({ item_id }) => item_id))
    const others = itemIds.filter((id) => !there.has(id))
    const fitting = others.slice(0, Math.max(0, max - entries.length))
    if (fitting.length > 0)
      await trx
        .insertInto('cart_entries')
        .values(fitting.map((item_id) => ({ public_id: newId(), user_id: userId, item_id })))
        .execute()
    return { added: fitting.length, inCart: itemIds.length - others.length, noRoom: others.length - fitting.length }
  })
}

/** Removes the user's entry with this id, or with this item's id, and counts those that are left; undefined if there is none. */
export async function removeEntry(db: Db, userId: number, id: string): Promise<number | undefined> {
  const removed = await db
    .with('removed', (all) =>
      all
        .deleteFrom('cart_entries')
        .where('user_id', '=', userId)
        .where((where) =>
          where.or([
            where('public_id', '=', id),
            where('item_id', 'in', where.selectFrom('items').select('id').where('items.public_id', '=', id)),
          ]),
        )
        .returning('item_id'),
    )
    .selectFrom('removed')
    // A statement does not see what it removes itself.
    .select(sql<number>`${countOf(db, userId).where('items.id', '<>', sql.ref<number>('removed.item_id'))}`.as('left'))
    .executeTakeFirst()
  return removed?.left
}

export async function removeItems(db: Db, userId: number, itemIds: readonly number[]): Promise<void> {
  await db
    .deleteFrom('cart_entries')
    .where('user_id', '=', userId)
    .where('item_id', 'in', [...itemIds])
    .execute()
}
