import { type InferResult, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../platform/database/database.ts'
import { type Dehydrated, withTimes } from '../../platform/database/from-json.ts'

/** A buyer's orders with their lines, for the export of personal data; within another query. */
export const ordersToExport = (db: Db, userId: number) =>
  db
    .selectFrom('orders')
    .select(['public_id', 'gateway_order_id', 'gateway_payment_id', 'amount', 'subtotal', 'tax', 'status', 'created_at'])
    .select(
      jsonArrayFrom(
        db
          .selectFrom('order_lines')
          .select((line) => [sql.ref<string>('orders.public_id').as('order'), 'name', 'price', line.ref('order_lines.tax').as('tax')])
          .select(['tax_percent', 'seller_name', 'licence_version', 'refunded'])
          .where('order_id', '=', sql.ref<number>('orders.id'))
          .orderBy('order_lines.id'),
      ).as('lines'),
    )
    .where('user_id', '=', userId)
    .orderBy('created_at')

export type OrderData = ReturnType<typeof orderFromExport>

/** One of them, as it came in JSON. */
export const orderFromExport = (order: Dehydrated<InferResult<ReturnType<typeof ordersToExport>>[number]>) => withTimes(order, 'created_at')

/** A buyer's requests for refunds, likewise. */
export const refundsToExport = (db: Db, userId: number) =>
  db
    .selectFrom('refund_requests')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['orders.public_id as order', 'state', 'reason', 'asked_at', 'answered_at', 'note'])
    .where('user_id', '=', userId)

/** A statement that deletes the reasons that a buyer gave for refunds. The orders are kept for accounting. */
export const reasonsDeleted = (userId: number) =>
  sql`update refund_requests set reason = '' where order_id in (select id from orders where user_id = ${userId})`
