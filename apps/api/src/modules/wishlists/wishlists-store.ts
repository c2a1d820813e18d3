import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { pageWith } from '../../platform/database/page-with.ts'
import { type Added, addToList } from '../accounts/index.ts'
import { type Item, itemsWith } from '../catalogue/index.ts'
import { ownedBy } from '../entitlements/index.ts'

/** The items of a wish list, without those that are no longer approved. */
const wishesOf = (db: Db, userId: number) =>
  itemsWith(db)
    .innerJoin('wish_entries', 'wish_entries.item_id', 'items.id')
    .where('wish_entries.user_id', '=', userId)
    .where('items.approval', '=', 'approved')

const countOf = (db: Db, userId: number) =>
  wishesOf(db, userId)
    .clearSelect()
    .select(sql<number>`count(*)`.as('count'))

export interface WishPage {
  /** The page's items, newest first, and whether the user owns them. */
  items: (Item & { owned: boolean })[]
  /** Of the whole list. */
  count: number
}

/** A page of the wish list. `page` counts from 1. */
export async function wishPage(db: Db, userId: number, { limit, page }: { limit: number; page: number }): Promise<WishPage> {
  const items = wishesOf(db, userId)
    .select(ownedBy(userId).as('owned'))
    .orderBy('wish_entries.created_at', 'desc')
    .orderBy('wish_entries.item_id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
  const { rows, whole } = await pageWith(db, items, { count: sql<number>`${countOf(db, userId)}` })
  return { items: rows, count: whole.count }
}

export async function countWishes(db: Db, userId: number): Promise<number> {
  const { count } = await countOf(db, userId).executeTakeFirstOrThrow()
  return count
}

/** Public ids of the items on the wish list, newest first. */
export async function wishedIds(db: Db, userId: number): Promise<string[]> {
  const rows = await wishesOf(db, userId)
    .clearSelect()
    .select('items.public_id')
    .orderBy('wish_entries.created_at', 'desc')
    .orderBy('wish_entries.item_id', 'desc')
    .execute()
  return rows.map(({ public_id }) => public_id)
}

/** Adds an item, up to `max`. */
export const addWish = (db: Db, { userId, itemId, max }: { userId: number; itemId: number; max: number }): Promise<Added> =>
  addToList(db, { list: 'wish_entries', userId, itemId, max }, (trx) =>
    trx.insertInto('wish_entries').values({ user_id: userId, item_id: itemId }).execute(),
  )

/** Removes an item, and counts those that are left; undefined if it was not on the list. */
export async function removeWish(db: Db, userId: number, publicId: string): Promise<number | undefined> {
  const removed = await db
    .with('removed', (all) =>
      all
        .deleteFrom('wish_entries')
        .where('user_id', '=', userId)
        .where('item_id', 'in', (where) => where.selectFrom('items').select('id').where('public_id', '=', publicId))
        .returning('item_id'),
    )
    .selectFrom('removed')
    // A statement does not see what it removes itself.
    .select(sql<number>`${countOf(db, userId).where('items.id', '<>', sql.ref<number>('removed.item_id'))}`.as('left'))
    .executeTakeFirst()
  return removed?.left
}
