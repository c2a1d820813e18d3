import type { Db } from '../../platform/database/database.ts'

/** A buyer's orders and refund requests, for the export of personal data. */
export async function orderDataOf(db: Db, userId: number) {
  return {
    refunds: await db
      .selectFrom('refund_requests')
      .innerJoin('orders', 'orders.id', 'order_id')
      .select(['orders.public_id as order', 'state', 'reason', 'asked_at', 'answered_at', 'note'])
      .where('user_id', '=', userId)
      .execute(),
    orders: await ordersWithLines(db, userId),
    papers: await db
      .selectFrom('papers')
      .innerJoin('orders', 'orders.id', 'order_id')
      .select(['orders.public_id as order', 'number', 'facts'])
      .where('user_id', '=', userId)
      .orderBy('papers.id')
      .execute(),
  }
}

export type OrderData = Awaited<ReturnType<typeof orderDataOf>>['orders'][number]

async function ordersWithLines(db: Db, userId: number) {
  const orders = await db
    .selectFrom('orders')
    .select(['public_id', 'gateway_order_id', 'gateway_payment_id', 'amount', 'subtotal', 'tax', 'status', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  const lines = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['orders.public_id as order', 'name', 'price', 'order_lines.tax', 'tax_percent', 'seller_name', 'licence_version', 'refunded'])
    .where('user_id', '=', userId)
    .orderBy('order_lines.id')
    .execute()
  const byOrder = Map.groupBy(lines, ({ order }) => order)
  return orders.map((order) => ({ ...order, lines: byOrder.get(order.public_id) ?? [] }))
}

/** Deletes the reasons that a buyer gave for refunds. The orders are kept for accounting. */
export async function deleteReasons(trx: Db, userId: number): Promise<void> {
  await trx
    .updateTable('refund_requests')
    .set({ reason: '' })
    .where('order_id', 'in', trx.selectFrom('orders').select('id').where('user_id', '=', userId))
    .execute()
}
