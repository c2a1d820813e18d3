import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { pageWith } from '../../platform/database/page-with.ts'

export interface Sale {
  /** Of the item. */
  publicId: string
  name: string
  /** Whole paise, without tax, when sold. */
  price: number
  soldAt: Date
  refunded: boolean
}

/** A page of the sales of an account's sellers, newest first, and the total count. `page` counts from 1. */
export async function salesOf(
  db: Db,
  { userId, limit, page }: { userId: number; limit: number; page: number },
): Promise<{ sales: Sale[]; count: number }> {
  const sold = db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .innerJoin('sellers', 'sellers.id', 'order_lines.seller_id')
    .where('sellers.user_id', '=', userId)
  const sales = sold
    .innerJoin('items', 'items.id', 'order_lines.item_id')
    .select(['items.public_id as publicId', 'order_lines.name', 'order_lines.price', 'orders.created_at as soldAt', 'order_lines.refunded'])
    .orderBy('orders.created_at', 'desc')
    .orderBy('order_lines.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
  const { rows, whole } = await pageWith(db, sales, { count: sql<number>`${sold.select(sql<number>`count(*)`.as('count'))}` })
  return { sales: rows, count: whole.count }
}

/** A sale for the operator's list, with its order. */
export interface OrderedSale {
  created_at: Date
  /** Public id of the order. */
  order: string
  /** Name of the item when it was sold. */
  name: string
  /** Whole paise, without tax. */
  price: number
  refunded: boolean
}

export async function sellerIdOf(db: Db, key: string): Promise<number | undefined> {
  return (await db.selectFrom('sellers').select('id').where('key', '=', key).executeTakeFirst())?.id
}

/** A seller's sales, oldest first; `from` is inclusive, `before` exclusive. */
export async function salesOfSeller(
  db: Db,
  sellerId: number,
  { from, before }: { from: Date | null; before: Date | null },
): Promise<OrderedSale[]> {
  let query = db.selectFrom('order_lines').innerJoin('orders', 'orders.id', 'order_lines.order_id').where('seller_id', '=', sellerId)
  if (from !== null) query = query.where('orders.created_at', '>=', from)
  if (before !== null) query = query.where('orders.created_at', '<', before)
  return await query
    .select(['orders.created_at', 'orders.public_id as order', 'order_lines.name', 'order_lines.price', 'order_lines.refunded'])
    .orderBy('orders.created_at')
    .orderBy('order_lines.id')
    .execute()
}
