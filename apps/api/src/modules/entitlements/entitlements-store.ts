import { type Expression, sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

/** Entitlements that are not revoked. */
const active = (db: Db) => db.selectFrom('entitlements').where('revoked_at', 'is', null)

/** Whether a user owns the item of a row, for a query over `items`; saves a query of its own. Nobody owns nothing. */
export const ownedBy = (userId: number | Expression<number> | null) =>
  sql<boolean>`exists (select 1 from entitlements
    where entitlements.user_id = ${userId}::bigint and entitlements.item_id = items.id and entitlements.revoked_at is null)`

/**
 * Whether a user may download the original of a row, for a query over `items` and `sellers`: its buyers unless refunded, its seller, and any signed-in user if
 * it is free and approved. Every download checks this rule (TF-02).
 */
export const downloadableBy = (userId: number | Expression<number>) =>
  sql<boolean>`(${ownedBy(userId)} or coalesce(sellers.user_id = ${userId}::bigint, false)
    or (items.purchase_type = 'free' and items.approval = 'approved'))`

/** The items among these that a user owns: bought and not refunded. */
export async function ownedAmong(db: Db, userId: number, itemIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (itemIds.length === 0) return new Set()
  const rows = await active(db)
    .select('item_id')
    .where('user_id', '=', userId)
    .where('item_id', 'in', [...itemIds])
    .execute()
  return new Set(rows.map(({ item_id }) => item_id))
}

/** The contract's limit for one answer. */
const MAX_OWNED = 10_000

/** Public ids of the items that a user owns, newest first. */
export async function ownedItemIds(db: Db, userId: number): Promise<string[]> {
  const rows = await active(db)
    .innerJoin('items', 'items.id', 'entitlements.item_id')
    .select('items.public_id')
    .where('entitlements.user_id', '=', userId)
    .orderBy('entitlements.order_id', 'desc')
    .orderBy('items.id', 'desc')
    .limit(MAX_OWNED)
    .execute()
  return rows.map(({ public_id }) => public_id)
}

/** Users who own an item of one of these sellers. */
export async function ownersOf(db: Db, sellerIds: readonly number[]): Promise<number[]> {
  if (sellerIds.length === 0) return []
  const rows = await active(db)
    .innerJoin('items', 'items.id', 'entitlements.item_id')
    .select('entitlements.user_id')
    .distinct()
    .where('items.seller_id', 'in', [...sellerIds])
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Sellers whose items a user owns. */
export async function sellersOwnedFrom(db: Db, userId: number): Promise<number[]> {
  const rows = await active(db)
    .innerJoin('items', 'items.id', 'entitlements.item_id')
    .select('items.seller_id')
    .distinct()
    .where('entitlements.user_id', '=', userId)
    .execute()
  return rows.map(({ seller_id }) => seller_id)
}

/** Grants a buyer the items of an order. Items that the buyer already owns stay with their earlier order. */
export async function grant(
  trx: Db,
  { userId, orderId, itemIds }: { userId: number; orderId: number; itemIds: readonly number[] },
): Promise<void> {
  await trx
    .insertInto('entitlements')
    .values(itemIds.map((item_id) => ({ user_id: userId, item_id, order_id: orderId, revoked_at: null })))
    .onConflict((conflict) => conflict.columns(['user_id', 'item_id']).doNothing())
    .execute()
}

/**
 * Updates a buyer's entitlements to these items.
 * @param grantedBy the order that grants each item; an item without an order is revoked
 */
export async function setEntitlements(
  trx: Db,
  { userId, itemIds, grantedBy }: { userId: number; itemIds: readonly number[]; grantedBy: ReadonlyMap<number, number> },
  now: Date,
): Promise<void> {
  const granted = itemIds.flatMap((item_id) => {
    const order_id = grantedBy.get(item_id)
    return order_id === undefined ? [] : [{ user_id: userId, item_id, order_id, revoked_at: null }]
  })
  if (granted.length > 0)
    await trx
      .insertInto('entitlements')
      .values(granted)
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'item_id'])
          .doUpdateSet(({ ref }) => ({ order_id: ref('excluded.order_id'), revoked_at: null }))
          .where(({ or, eb, ref }) =>
            or([eb('entitlements.revoked_at', 'is not', null), eb('entitlements.order_id', '<>', ref('excluded.order_id'))]),
          ),
      )
      .execute()
  const revoked = itemIds.filter((item) => !grantedBy.has(item))
  if (revoked.length > 0)
    await trx
      .updateTable('entitlements')
      .set({ revoked_at: now })
      .where('user_id', '=', userId)
      .where('item_id', 'in', revoked)
      .where('revoked_at', 'is', null)
      .execute()
}
