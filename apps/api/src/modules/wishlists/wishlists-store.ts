import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { type Item, itemsWith } from '../catalogue/index.ts'

/** What is on a wish list. An item that is not approved any more has left it. */
const wishesOf = (db: Db, userId: number) =>
  itemsWith(db)
    .innerJoin('wish_entries', 'wish_entries.item_id', 'items.id')
    .where('wish_entries.user_id', '=', userId)
    .where('items.approval', '=', 'approved')

/** A page of the wish list, newest first, in one query. `page` from 1. */
export async function wishPage(db: Db, userId: number, { limit, page }: { limit: number; page: number }): Promise<Item[]> {
  return await wishesOf(db, userId)
    .orderBy('wish_entries.created_at', 'desc')
    .orderBy('wish_entries.item_id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

export async function countWishes(db: Db, userId: number): Promise<number> {
  const { count } = await wishesOf(db, userId)
    .clearSelect()
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Public ids of what is on the wish list, newest first. */
export async function wishedIds(db: Db, userId: number): Promise<string[]> {
  const rows = await wishesOf(db, userId)
    .clearSelect()
    .select('items.public_id')
    .orderBy('wish_entries.created_at', 'desc')
    .orderBy('wish_entries.item_id', 'desc')
    .execute()
  return rows.map(({ public_id }) => public_id)
}

export type Added = 'added' | 'there already' | 'full'

/** Puts an item on the list, up to so many. The buyer's lock keeps many at once from finding room for one. */
export async function addWish(db: Db, { userId, itemId, most }: { userId: number; itemId: number; most: number }): Promise<Added> {
  return await db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst()
    const own = trx.selectFrom('wish_entries').where('user_id', '=', userId)
    if ((await own.select('item_id').where('item_id', '=', itemId).executeTakeFirst()) !== undefined) return 'there already'
    const { n } = await own.select(sql<number>`count(*)`.as('n')).executeTakeFirstOrThrow()
    if (n >= most) return 'full'
    await trx.insertInto('wish_entries').values({ user_id: userId, item_id: itemId }).execute()
    return 'added'
  })
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
