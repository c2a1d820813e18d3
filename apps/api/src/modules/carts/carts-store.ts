import type { Selectable } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { newId } from '../../platform/ids.ts'
import { type Item, itemsByIds } from '../catalogue/index.ts'

export type CartRow = Selectable<Tables['cart_entries']>
export interface CartLine {
  entry: CartRow
  item: Item
}

/** The cart, oldest first. Items that are no longer on sale have left it. */
export async function cartLines(db: Db, userId: number): Promise<CartLine[]> {
  const entries = await db.selectFrom('cart_entries').selectAll().where('user_id', '=', userId).orderBy('id').execute()
  const items = new Map(
    (
      await itemsByIds(
        db,
        entries.map((entry) => entry.item_id),
      )
    ).map((item) => [item.id, item]),
  )
  return entries.flatMap((entry) => {
    const item = items.get(entry.item_id)
    return item !== undefined && item.approval === 'approved' && item.purchase_type === 'paid' ? [{ entry, item }] : []
  })
}

/** Puts an item in; false when it was there already. */
export async function addEntry(db: Db, userId: number, itemId: number): Promise<boolean> {
  const added = await db
    .insertInto('cart_entries')
    .values({ public_id: newId(), user_id: userId, item_id: itemId })
    .onConflict((conflict) => conflict.columns(['user_id', 'item_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Takes out the caller's entry of this id, or of the item of this id; false when there is none. */
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
