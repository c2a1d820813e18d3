import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

export type Added = 'added' | 'there already' | 'full'

/** An item for one of a buyer's lists. */
export interface Entry {
  list: 'cart_entries' | 'wish_entries'
  userId: number
  itemId: number
  /** The most items that the list may have. */
  max: number
}

/** Adds an item to a list by `insert`. Locks the buyer's row: simultaneous calls must not exceed the limit. */
export async function addToList(db: Db, { list, userId, itemId, max }: Entry, insert: (trx: Db) => Promise<unknown>): Promise<Added> {
  return await db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst()
    const own = trx.selectFrom(list).where('user_id', '=', userId)
    if ((await own.select('item_id').where('item_id', '=', itemId).executeTakeFirst()) !== undefined) return 'there already'
    const { n } = await own.select(sql<number>`count(*)`.as('n')).executeTakeFirstOrThrow()
    if (n >= max) return 'full'
    await insert(trx)
    return 'added'
  })
}
