import type { Db } from '../../platform/database/database.ts'
import { type Item, itemsByIds } from '../catalogue/index.ts'

/** The wish list, newest first. An item that is not approved any more has left it. */
export async function wishes(db: Db, userId: number): Promise<Item[]> {
  const rows = await db
    .selectFrom('wish_entries')
    .select('item_id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('item_id', 'desc')
    .execute()
  return (
    await itemsByIds(
      db,
      rows.map((row) => row.item_id),
    )
  ).filter((item) => item.approval === 'approved')
}

/** False when it was there already. */
export async function addWish(db: Db, userId: number, itemId: number): Promise<boolean> {
  const added = await db
    .insertInto('wish_entries')
    .values({ user_id: userId, item_id: itemId })
    .onConflict((conflict) => conflict.columns(['user_id', 'item_id']).doNothing())
    .returning('item_id')
    .executeTakeFirst()
  return added !== undefined
}

/** False when there was none. */
export async function removeWish(db: Db, userId: number, publicId: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('wish_entries')
    .where('user_id', '=', userId)
    .where('item_id', 'in', (where) => where.selectFrom('items').select('id').where('public_id', '=', publicId))
    .returning('item_id')
    .executeTakeFirst()
  return removed !== undefined
}
