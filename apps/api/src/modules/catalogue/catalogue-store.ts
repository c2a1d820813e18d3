import { type Expression, type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { downloadableBy, ownedBy } from '../entitlements/index.ts'

export type Item = Selectable<Tables['items']> & {
  category_public_id: string
  seller_public_id: string
  seller_first_name: string
  seller_has_picture: boolean
  seller_user_id: number | null
}

/** A query for items with the fields of their category and seller, to be refined by the caller. */
export const itemsWith = (db: Db) =>
  db
    .selectFrom('items')
    .innerJoin('categories', 'categories.id', 'items.category_id')
    .innerJoin('sellers', 'sellers.id', 'items.seller_id')
    .selectAll('items')
    .select([
      'categories.public_id as category_public_id',
      'sellers.public_id as seller_public_id',
      'sellers.first_name as seller_first_name',
      'sellers.has_picture as seller_has_picture',
      'sellers.user_id as seller_user_id',
    ])

export const itemByPublicId = (db: Db, publicId: string): Promise<Item | undefined> =>
  itemsWith(db).where('items.public_id', '=', publicId).executeTakeFirst()

export type OwnedItem = Item & {
  /** Whether the user who is asked about owns it. */
  owned: boolean
  /** Whether that user may download its original. */
  downloadable: boolean
}

const rightsOf = (userId: number | Expression<number>) => [ownedBy(userId).as('owned'), downloadableBy(userId).as('downloadable')] as const

/** A query for an item and the rights of a user by the public id, with the id of that user's row; no row if there is no such item or user. */
export const itemForDownload = (db: Db, publicId: string, user: string) =>
  itemsWith(db)
    .innerJoin('users', (join) => join.on('users.public_id', '=', user))
    .select(['users.id as user_id', ...rightsOf(sql.ref<number>('users.id'))])
    .where('items.public_id', '=', publicId)

/** The items that look most like one, the nearest first, and how alike each is in thousandths, in the same order. */
export type Neighbours = [near: number[], likeness: number[]]

/** An item as its page shows it: with its colours and neighbours, each null as long as they are not found. */
export type ItemOfPage = Item & { palette: number[] | null; neighbours: Neighbours | null }

/** As JSON: an array of `bigint` would come as texts. */
export const NEIGHBOURS = sql<Neighbours | null>`(select json_build_array(near, likeness) from item_neighbours where item_id = items.id)`

const forPage = (db: Db) =>
  itemsWith(db).select((select) => [
    select.selectFrom('item_palettes').select('colours').whereRef('item_palettes.item_id', '=', 'items.id').as('palette'),
    NEIGHBOURS.as('neighbours'),
  ])

export const pageItemByPublicId = (db: Db, publicId: string): Promise<ItemOfPage | undefined> =>
  forPage(db).where('items.public_id', '=', publicId).executeTakeFirst()

/** The same, and what rights this user has. */
export const itemFor = (db: Db, publicId: string, userId: number): Promise<(ItemOfPage & OwnedItem) | undefined> =>
  forPage(db).select(rightsOf(userId)).where('items.public_id', '=', publicId).executeTakeFirst()

/** The items with these ids, in the same order. */
export async function itemsByIds(db: Db, ids: readonly number[]): Promise<Item[]> {
  if (ids.length === 0) return []
  const found = await itemsWith(db).where(amongIds(ids)).execute()
  return inOrder(ids, found)
}

/** One array instead of a parameter for each id: the statement is shorter, and the same for every page. */
const amongIds = (ids: readonly number[]) => sql<boolean>`items.id = any(${ids}::bigint[])`

function inOrder<T extends { id: number }>(ids: readonly number[], found: readonly T[]): T[] {
  const byId = new Map(found.map((item) => [item.id, item]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export const categories = (db: Db): Promise<Selectable<Tables['categories']>[]> =>
  db.selectFrom('categories').selectAll().where('status', '=', 'active').orderBy('id').execute()

/** The lowest and the highest price in whole paise of what is sold; null for one price or none. */
export async function pricesOfSale(db: Db): Promise<{ lowest: number; highest: number } | null> {
  const { rows } = await sql<{ lowest: number | null; highest: number | null }>`
    select min(price) as lowest, max(price) as highest from items where price > 0 and approval = 'approved'`.execute(db)
  const { lowest = null, highest = null } = rows[0] ?? {}
  return lowest === null || highest === null || lowest === highest ? null : { lowest, highest }
}

export async function categoryIdOf(db: Db, publicId: string): Promise<number | null> {
  const row = await db.selectFrom('categories').select('id').where('public_id', '=', publicId).executeTakeFirst()
  return row?.id ?? null
}

export const rejectedIds = async (db: Db): Promise<ReadonlySet<string>> =>
  new Set((await db.selectFrom('items').select('public_id').where('approval', '=', 'rejected').execute()).map((item) => item.public_id))
