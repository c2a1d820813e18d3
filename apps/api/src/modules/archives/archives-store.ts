import type { Db } from '../../platform/database/database.ts'
import type { Asked } from './asked.ts'

/**
 * A user's order lines that are asked for, oldest first, with what is stored of their items. Refunded lines are among them: they were asked for rightly, and are
 * left out later.
 */
export const linesAsked = (db: Db, userId: number, { orders, items }: Asked) =>
  db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .innerJoin('items', 'items.id', 'order_lines.item_id')
    .innerJoin('sellers', 'sellers.id', 'items.seller_id')
    .select([
      'order_lines.id',
      'order_lines.order_id',
      'orders.public_id as order_public_id',
      'orders.created_at as ordered_at',
      'order_lines.name',
      'order_lines.refunded',
      'items.id as item_id',
      'items.public_id as item_public_id',
      'items.file_ext',
      'items.purchase_type',
      'items.approval',
      'items.original_key',
      'items.original_sha256',
      'items.seller_id',
      'sellers.user_id as seller_user_id',
    ])
    .where('orders.user_id', '=', userId)
    .where((where) =>
      where.or([
        ...(orders.length === 0 ? [] : [where('orders.public_id', 'in', [...orders])]),
        ...(items.length === 0 ? [] : [where('items.public_id', 'in', [...items])]),
      ]),
    )
    .orderBy('orders.created_at')
    .orderBy('orders.id')
    .orderBy('order_lines.id')
    .execute()

export type Line = Awaited<ReturnType<typeof linesAsked>>[number]
