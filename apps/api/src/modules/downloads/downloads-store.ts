import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { inTurn } from '../../platform/database/in-turn.ts'
import { downloadableBy } from '../entitlements/index.ts'
import { itemForDownload, type OwnedItem } from '../catalogue/index.ts'
import { type Licence, licenceFromJson, licenceInQuery } from '../licences/index.ts'

/** The day of a time, in UTC. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10)

/** An item that is to be downloaded, and what is known of the user's downloads. */
export interface Found {
  item: OwnedItem
  userId: number
  /** Whether the user has downloaded it today, as a free item. */
  fetchedToday: boolean
  /** The user's newest one of the item that is not refunded. */
  licence: Licence | undefined
}

/** @param user the public id @returns undefined if there is no such item or user */
export async function findToDownload(
  db: Db,
  { item: publicId, user, day }: { item: string; user: string; day: string },
): Promise<Found | undefined> {
  const [ofUser, ofItem] = [sql.ref<number>('users.id'), sql.ref<number>('items.id')]
  const found = await itemForDownload(db, publicId, user)
    .select([
      sql<boolean>`exists (select 1 from free_downloads where user_id = ${ofUser} and item_id = ${ofItem} and day = ${day}::date)`.as(
        'fetched_today',
      ),
      licenceInQuery(db, ofUser, ofItem).as('newest_licence'),
    ])
    .executeTakeFirst()
  if (found === undefined) return undefined
  const { user_id: userId, fetched_today: fetchedToday, newest_licence: licence, ...item } = found
  return { item, userId, fetchedToday, licence: licence === null ? undefined : licenceFromJson(licence) }
}

/** Records that a user downloads a free item today; false if that exceeds `max` items. */
export async function recordFreeDownload(
  db: Db,
  { userId, itemId, day, max }: { userId: number; itemId: number; day: string; max: number },
): Promise<boolean> {
  const seen = db
    .selectFrom('users')
    .where('users.id', '=', userId)
    .select(['users.id as owner_id', 'users.list_version'])
    .select(
      sql<'added' | 'full'>`case
        when (select count(*) from free_downloads where user_id = users.id and day = ${day}::date and item_id <> ${itemId}::bigint) < ${max}::bigint then 'added'
        else 'full' end`.as('outcome'),
    )
  const add = sql`added as (
    insert into free_downloads (user_id, item_id, day) select seen.owner_id, ${itemId}::bigint, ${day}::date from seen, turn on conflict do nothing)`
  return (await inTurn(db, 'users', { seen, add }))?.outcome === 'added'
}

/** Which item has been downloaded: by its row's id, or by its public id if the user may download it. */
export type Downloaded = { id: number } | { publicId: string }

/** Counts a download, at most once per user, item and day (TF-08). @returns undefined if there is no such item */
export async function countOnce(
  db: Db,
  { userId, item, now }: { userId: number; item: Downloaded; now: Date },
): Promise<{ counted: boolean; downloads: number } | undefined> {
  const added = sql<number>`(select count(*) from added)`
  return await db
    .with('found', (all) =>
      all
        .selectFrom('items')
        .innerJoin('sellers', 'sellers.id', 'items.seller_id')
        .select(['items.id', 'items.seller_id'])
        .$call((items) =>
          'id' in item
            ? items.where('items.id', '=', item.id)
            : items.where('items.public_id', '=', item.publicId).where(downloadableBy(userId)),
        ),
    )
    .with('added', (all) =>
      all
        .insertInto('download_counts')
        .columns(['user_id', 'item_id', 'day', 'seller_id', 'created_at'])
        .expression((from) =>
          from
            .selectFrom('found')
            .select([
              sql<number>`${userId}::bigint`.as('user_id'),
              'found.id as item_id',
              sql<string>`${dayOf(now)}::date`.as('day'),
              'found.seller_id',
              sql<Date>`${now}::timestamptz`.as('created_at'),
            ]),
        )
        .onConflict((conflict) => conflict.columns(['user_id', 'item_id', 'day']).doNothing())
        .returning('item_id'),
    )
    .updateTable('items')
    .from('found')
    .whereRef('items.id', '=', 'found.id')
    .set({ downloads: sql<number>`items.downloads + ${added}` })
    .returning(['items.downloads', sql<boolean>`${added} > 0`.as('counted')])
    .executeTakeFirst()
}

/** Deletes records of free downloads before this day. */
export async function deleteOldFreeDownloads(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('free_downloads').where('day', '<', dayOf(before)).execute()
}
