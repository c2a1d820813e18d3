import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

export interface UnmatchedEvent {
  event_id: string
  type: string
  body: object
  received_at: Date
}

/** Payment events that match none of our orders, oldest first. */
export const unmatchedEvents = (db: Db): Promise<UnmatchedEvent[]> =>
  db
    .selectFrom('webhook_events')
    .select(['event_id', 'type', 'body', 'received_at'])
    .where('outcome', '=', 'unmatched')
    .orderBy('received_at')
    .orderBy('event_id')
    .execute()

export interface RefundDue {
  gateway_payment_id: string
  /** The payment, in whole paise. */
  amount: number
  /** Whole paise still to be refunded. */
  due: number
  created_at: Date
  gateway_order_id: string | null
  email: string
  /** Public id of the order that the payment bought; null if it bought none. */
  order: string | null
}

/** Payments with an amount still to be refunded, oldest first. */
export const refundsDue = (db: Db): Promise<RefundDue[]> =>
  db
    .selectFrom('payments')
    .innerJoin('payment_orders', 'payment_orders.id', 'payments.payment_order_id')
    .innerJoin('users', 'users.id', 'payment_orders.user_id')
    .leftJoin('orders', 'orders.gateway_payment_id', 'payments.gateway_payment_id')
    .select([
      'payments.gateway_payment_id',
      'payments.amount',
      sql<number>`payments.owed - payments.given_back`.as('due'),
      'payments.created_at',
      'payment_orders.gateway_order_id',
      'users.email',
      'orders.public_id as order',
    ])
    .whereRef('payments.owed', '>', 'payments.given_back')
    .orderBy('payments.created_at')
    .orderBy('payments.gateway_payment_id')
    .execute()
