import type { Db } from '../platform/database/database.ts'

export interface Sale {
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

/** What was sold as this seller's, oldest first; `from` included, `before` not. */
export async function salesOf(db: Db, sellerId: number, { from, before }: { from: Date | null; before: Date | null }): Promise<Sale[]> {
  let query = db.selectFrom('order_lines').innerJoin('orders', 'orders.id', 'order_lines.order_id').where('seller_id', '=', sellerId)
  if (from !== null) query = query.where('orders.created_at', '>=', from)
  if (before !== null) query = query.where('orders.created_at', '<', before)
  return await query
    .select(['orders.created_at', 'orders.public_id as order', 'order_lines.name', 'order_lines.price', 'order_lines.refunded'])
    .orderBy('orders.created_at')
    .orderBy('order_lines.id')
    .execute()
}
