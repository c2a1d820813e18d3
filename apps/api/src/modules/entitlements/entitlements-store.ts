import type { Db } from '../../platform/database/database.ts'

/** Entitlements that were not refunded. */
const held = (db: Db) => db.selectFrom('entitlements').where('revoked_at', 'is', null)

/** Which of these items this buyer owns: bought, and not refunded. */
export async function ownedAmong(db: Db, userId: number, itemIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (itemIds.length === 0) return new Set()
  const rows = await held(db)
    .select('item_id')
    .where('user_id', '=', userId)
    .where('item_id', 'in', [...itemIds])
    .execute()
  return new Set(rows.map(({ item_id }) => item_id))
}

export const isOwned = async (db: Db, userId: number, itemId: number): Promise<boolean> => (await ownedAmong(db, userId, [itemId])).size > 0

/** The most items in one answer, as in the contract. */
const MOST_OWNED = 10_000

/** Public ids of what a user owns, newest first. */
export async function ownedItemIds(db: Db, userId: number): Promise<string[]> {
  const rows = await held(db)
    .innerJoin('items', 'items.id', 'entitlements.item_id')
    .select('items.public_id')
    .where('entitlements.user_id', '=', userId)
    .orderBy('entitlements.order_id', 'desc')
    .orderBy('items.id', 'desc')
    .limit(MOST_OWNED)
    .execute()
  return rows.map(({ public_id }) => public_id)
}

/** Users who own an item of one of these sellers. */
export async function ownersOf(db: Db, sellerIds: readonly number[]): Promise<number[]> {
  if (sellerIds.length === 0) return []
  const rows = await held(db)
    .innerJoin('items', 'items.id', 'entitlements.item_id')
    .select('entitlements.user_id')
    .distinct()
    .where('items.seller_id', 'in', [...sellerIds])
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Sellers whose items a user owns. */
export async function sellersOwnedFrom(db: Db, userId: number): Promise<number[]> {
  const rows = await held(db)
    .innerJoin('items', 'items.id', 'entitlements.item_id')
    .select('items.seller_id')
    .distinct()
    .where('entitlements.user_id', '=', userId)
    .execute()
  return rows.map(({ seller_id }) => seller_id)
}

/** Grants a buyer the items of an order; already owned ones stay with their earlier order. */
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
 * @param holders the order that each item is owned by; a missing item is no longer owned
 */
export async function setHolders(
  trx: Db,
  { userId, itemIds, holders }: { userId: number; itemIds: readonly number[]; holders: ReadonlyMap<number, number> },
  now: Date,
): Promise<void> {
  const kept = itemIds.flatMap((item_id) => {
    const order_id = holders.get(item_id)
    return order_id === undefined ? [] : [{ user_id: userId, item_id, order_id, revoked_at: null }]
  })
  if (kept.length > 0)
    await trx
      .insertInto('entitlements')
      .values(kept)
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'item_id'])
          .doUpdateSet(({ ref }) => ({ order_id: ref('excluded.order_id'), revoked_at: null }))
          .where(({ or, eb, ref }) =>
            or([eb('entitlements.revoked_at', 'is not', null), eb('entitlements.order_id', '<>', ref('excluded.order_id'))]),
          ),
      )
      .execute()
  const lost = itemIds.filter((item) => !holders.has(item))
  if (lost.length > 0)
    await trx
      .updateTable('entitlements')
      .set({ revoked_at: now })
      .where('user_id', '=', userId)
      .where('item_id', 'in', lost)
      .where('revoked_at', 'is', null)
      .execute()
}
