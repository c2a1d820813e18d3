import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

export interface UnmatchedEvent {
  event_id: string
  type: string
  body: object
  received_at: Date
}

/** Events of money that fits no order of ours, oldest first. */
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
  /** Whole paise, of the payment. */
  amount: number
  /** Whole paise that are still to be given back. */
  due: number
  created_at: Date
  gateway_order_id: string | null
  email: string
  /** Public id of the order that came of it; null when none did. */
  order: string | null
}

/** Payments of which some or all is owed back, oldest first. */
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
