import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { Dehydrated } from '../../platform/database/from-json.ts'
import { inTurn } from '../../platform/database/in-turn.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { saidBy, toBuyer } from '../billing/index.ts'
import { downloadableBy } from '../entitlements/index.ts'
import { itemForDownload, type OwnedItem } from '../catalogue/index.ts'
import {
  currentTextAsJson,
  type Licence,
  licenceAdded,
  licenceFromJson,
  licenceInQuery,
  type Licensee,
  type NewLicence,
} from '../licences/index.ts'
import type { Attempt } from '../limits/index.ts'

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
  /** To whom the item's free licence is to be issued; null if the item is not free, or the user has one. */
  licensee: Licensee | null
}

/** What a free licence needs to know of a user, where it is still to be issued, for a row of `items` and `users`. */
const licenseeIn = (db: Db) => sql<(Pick<Licensee, 'name' | 'language' | 'text'> & { said: Parameters<typeof toBuyer>[0] }) | null>`
  case when items.purchase_type = 'free'
    and not exists (select 1 from licences where user_id = users.id and item_id = items.id and order_line_id is null)
  then json_build_object('name', trim(users.first_name || ' ' || users.last_name), 'language', users.language,
    'said', ${saidBy(sql.ref<number>('users.id'))}, 'text', ${currentTextAsJson(db)}) end`

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
      licenseeIn(db).as('licensee'),
    ])
    .executeTakeFirst()
  if (found === undefined) return undefined
  const { user_id: userId, fetched_today: fetchedToday, newest_licence: licence, licensee, ...item } = found
  return {
    item,
    userId,
    fetchedToday,
    licence: licence === null ? undefined : licenceFromJson(licence),
    licensee: licensee && { ...licensee, userId, buyer: toBuyer(licensee.said) },
  }
}

/** What a user's download of a free item is to write. */
export interface FreeDownload {
  userId: number
  itemId: number
  day: string
  /** The most different items of a day; null if this one does not count. */
  max: number | null
  licence: NewLicence | null
}

/**
 * Records that a user downloads a free item today, unless that exceeds the limit, and issues its licence.
 * @param attempt to be counted first, and again with each repetition beside others
 * @returns null above the limit of the day, else the licence, if it is new
 * @throws Fault 429 if the attempt is one too many
 */
export async function recordFreeDownload(
  db: Db,
  { userId, itemId, day, max, licence }: FreeDownload,
  attempt?: Attempt,
): Promise<{ licence: Dehydrated<Selectable<Tables['licences']>> | null } | null> {
  const seen = db
    .selectFrom('users')
    .where('users.id', '=', userId)
    .select(['users.id as owner_id', 'users.list_version'])
    .select(
      sql<'added' | 'full' | 'too many attempts'>`case
        when ${attempt?.exceeded ?? sql`false`} then 'too many attempts'
        when (select count(*) from free_downloads where user_id = users.id and day = ${day}::date and item_id <> ${itemId}::bigint) >= ${max}::bigint then 'full'
        else 'added' end`.as('outcome'),
    )
  const from = sql`seen, turn`
  const issued = licence === null ? sql`select * from licences where false` : licenceAdded(licence, from)
  const add = sql`added as (
      insert into free_downloads (user_id, item_id, day)
      select seen.owner_id, ${itemId}::bigint, ${day}::date from ${from} where ${max}::bigint is not null on conflict do nothing),
    issued as (${issued})`
  const made = { licence: sql<Dehydrated<Selectable<Tables['licences']>> | null>`(select to_json(issued) from issued)` }
  const found = await inTurn(db, 'users', { seen, add, made, ...(attempt && { first: attempt.counted }) })
  if (found?.outcome === 'too many attempts') throw attempt?.refusal ?? new Error('No attempt was counted')
  return found?.outcome === 'added' ? { licence: found.licence } : null
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
