import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

/** True when the user has bought the item and it was not refunded. */
export async function isOwned(db: Db, userId: number, itemId: number): Promise<boolean> {
  const row = await db
    .selectFrom('entitlements')
    .select('item_id')
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** How many items one answer names: the contract's limit. */
const MOST_OWNED = 10_000

/** Public ids of what a user has bought and was not refunded, newest first. */
export async function ownedItemIds(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('entitlements')
    .innerJoin('items', 'items.id', 'entitlements.item_id')
    .select('items.public_id')
    .where('entitlements.user_id', '=', userId)
    .where('entitlements.revoked_at', 'is', null)
    .orderBy('entitlements.order_id', 'desc')
    .orderBy('items.id', 'desc')
    .limit(MOST_OWNED)
    .execute()
  return rows.map(({ public_id }) => public_id)
}

/**
 * Notes that a user fetches a free item today; false when that would be one more than `most`. An item that was fetched today already is no other one.
 * The user's row is locked, so that many at once do not all find room for one.
 */
export async function noteFreeDownload(
  db: Db,
  { userId, itemId, day, most }: { userId: number; itemId: number; day: string; most: number },
): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst()
    const fetched = await trx.selectFrom('free_downloads').select('item_id').where('user_id', '=', userId).where('day', '=', day).execute()
    if (fetched.some(({ item_id }) => item_id === itemId)) return true
    if (fetched.length >= most) return false
    await trx.insertInto('free_downloads').values({ user_id: userId, item_id: itemId, day }).execute()
    return true
  })
}

/** Counts a download once a user, item and day (TF-08). */
export async function countOnce(
  db: Db,
  row: { userId: number; itemId: number; sellerId: number; now: Date },
): Promise<{ counted: boolean; downloads: number }> {
  return await db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('download_counts')
      .values({
        user_id: row.userId,
        item_id: row.itemId,
        day: row.now.toISOString().slice(0, 10),
        seller_id: row.sellerId,
        created_at: row.now,
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'item_id', 'day']).doNothing())
      .returning('item_id')
      .executeTakeFirst()
    const counted = added !== undefined
    const { downloads } = await trx
      .updateTable('items')
      .set({ downloads: sql<number>`downloads + ${counted ? 1 : 0}` })
      .where('id', '=', row.itemId)
      .returning('downloads')
      .executeTakeFirstOrThrow()
    return { counted, downloads }
  })
}
