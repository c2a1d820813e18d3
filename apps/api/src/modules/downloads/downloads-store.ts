import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

/**
 * Records that a user downloads a free item today; false if that exceeds `max`. An item already downloaded today is not counted again.
 * Locks the user's row: simultaneous calls must not exceed the limit.
 */
export async function recordFreeDownload(
  db: Db,
  { userId, itemId, day, max }: { userId: number; itemId: number; day: string; max: number },
): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst()
    const fetched = await trx.selectFrom('free_downloads').select('item_id').where('user_id', '=', userId).where('day', '=', day).execute()
    if (fetched.some(({ item_id }) => item_id === itemId)) return true
    if (fetched.length >= max) return false
    await trx.insertInto('free_downloads').values({ user_id: userId, item_id: itemId, day }).execute()
    return true
  })
}

/** Counts a download, at most once per user, item and day (TF-08). */
export async function countOnce(
  db: Db,
  row: { userId: number; itemId: number; sellerId: number; now: Date },
): Promise<{ counted: boolean; downloads: number }> {
  const added = sql<number>`(select count(*) from added)`
  return await db
    .with('added', (all) =>
      all
        .insertInto('download_counts')
        .values({
          user_id: row.userId,
          item_id: row.itemId,
          day: row.now.toISOString().slice(0, 10),
          seller_id: row.sellerId,
          created_at: row.now,
        })
        .onConflict((conflict) => conflict.columns(['user_id', 'item_id', 'day']).doNothing())
        .returning('item_id'),
    )
    .updateTable('items')
    .set({ downloads: sql<number>`downloads + ${added}` })
    .where('id', '=', row.itemId)
    .returning(['downloads', sql<boolean>`${added} > 0`.as('counted')])
    .executeTakeFirstOrThrow()
}

/** Deletes records of free downloads before this day. */
export async function deleteOldFreeDownloads(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('free_downloads').where('day', '<', before.toISOString().slice(0, 10)).execute()
}
