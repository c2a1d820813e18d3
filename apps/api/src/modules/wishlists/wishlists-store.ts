import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { inTurn } from '../../platform/database/in-turn.ts'
import { pageWith } from '../../platform/database/page-with.ts'
import { type Item, itemsWith } from '../catalogue/index.ts'
import { downloadableBy } from '../entitlements/index.ts'

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
  /** The page's items, newest first, and whether the user may download them. */
  items: (Item & { downloadable: boolean })[]
  /** Of the whole list. */
  count: number
}

/** A page of the wish list. `page` counts from 1. */
export async function wishPage(db: Db, userId: number, { limit, page }: { limit: number; page: number }): Promise<WishPage> {
  const items = wishesOf(db, userId)
    .select(downloadableBy(userId).as('downloadable'))
    .orderBy('wish_entries.created_at', 'desc')
    .orderBy('wish_entries.item_id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
  const { rows, whole } = await pageWith(db, items, { count: sql<number>`${countOf(db, userId)}` })
  return { items: rows, count: whole.count }
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

/** What becomes of an item that a buyer wants to have on the wish list. */
export type Outcome = 'added' | 'there already' | 'full' | 'no item'

/** Adds an item by its public id, up to `max`, and counts the list as it is then. */
export async function addWish(
  db: Db,
  { userId, item, max }: { userId: number; item: string; max: number },
): Promise<{ outcome: Outcome; count: number }> {
  const seen = db
    .selectFrom('items')
    .innerJoin('users', (join) => join.on('users.id', '=', userId))
    .where('items.public_id', '=', item)
    .select(['users.id as owner_id', 'users.list_version', 'items.id as item_id'])
    .select([
      sql<number>`${countOf(db, userId)}`.as('count'),
      sql<Outcome>`case
        when items.approval <> 'approved' then 'no item'
        when exists (select 1 from wish_entries where user_id = users.id and item_id = items.id) then 'there already'
        when (select count(*) from wish_entries where user_id = users.id) >= ${max}::bigint then 'full'
        else 'added' end`.as('outcome'),
    ])
  const add = sql`added as (insert into wish_entries (user_id, item_id) select seen.owner_id, seen.item_id from seen, turn)`
  const { outcome, count } = (await inTurn(db, 'users', { seen, add })) ?? { outcome: 'no item', count: 0 }
  return { outcome, count: outcome === 'added' ? count + 1 : count }
}

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
