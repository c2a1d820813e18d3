import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { ownersOf, sellersOwnedFrom } from '../entitlements/index.ts'

export interface Period {
  since: Date
  until: Date
}

const freshItems = (db: Db, { since, until }: Period) =>
  db
    .selectFrom('items')
    .where('items.approval', '=', 'approved')
    .where('items.created_at', '>', since)
    .where('items.created_at', '<=', until)

/** Buyers who have enabled mails about new work, and whose designers have published some. */
export async function updateRecipients(db: Db, period: Period): Promise<number[]> {
  const fresh = await freshItems(db, period).select('items.seller_id').distinct().execute()
  const buyers = await ownersOf(
    db,
    fresh.map(({ seller_id }) => seller_id),
  )
  if (buyers.length === 0) return []
  const rows = await db
    .selectFrom('users')
    .select('id')
    // One array parameter, because PostgreSQL limits the number of parameters.
    .where('id', '=', sql<number>`any(${buyers}::bigint[])`)
    .where('creator_updates', '=', true)
    .where('closed_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

export interface FreshItem {
  public_id: string
  name: string
  seller: string
}

/** New items of the designers that a user has bought from, newest first. */
export async function freshItemsFor(db: Db, userId: number, period: Period, limit: number): Promise<FreshItem[]> {
  const sellers = await sellersOwnedFrom(db, userId)
  if (sellers.length === 0) return []
  return await freshItems(db, period)
    .innerJoin('sellers', 'sellers.id', 'items.seller_id')
    .select(['items.public_id', 'items.name', 'sellers.first_name as seller'])
    .where('items.seller_id', 'in', sellers)
    .orderBy('items.created_at', 'desc')
    .orderBy('items.id', 'desc')
    .limit(limit)
    .execute()
}
