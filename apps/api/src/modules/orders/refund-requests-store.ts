import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables.ts'

export type RefundRequest = Selectable<Tables['refund_requests']>

/** What a list of orders says of a request. */
export type AskedRefund = Pick<RefundRequest, 'state' | 'note'> & { asked_at: string }

/** The request for a row of `orders`, as a value of its query. */
export const refundOfRow = sql<AskedRefund | null>`(
  select json_build_object('state', state, 'note', note, 'asked_at', asked_at) from refund_requests where refund_requests.order_id = orders.id)`

/** The fields needed to refund an order and to notify the buyer. */
const orders = (db: Db) =>
  db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select([
      'orders.id',
      'orders.public_id as publicId',
      'orders.status',
      'orders.amount',
      'orders.created_at as paidAt',
      'orders.payment_order_id as paymentOrderId',
      'orders.gateway_payment_id as paymentId',
      'users.email',
      'users.language',
    ])

export type RefundableOrder = Awaited<ReturnType<typeof refundableOrder>> & object
export const refundableOrder = (db: Db, publicId: string) => orders(db).where('orders.public_id', '=', publicId).executeTakeFirst()

const requests = (db: Db) =>
  orders(db)
    .innerJoin('refund_requests as asked', 'asked.order_id', 'orders.id')
    .select(['asked.state', 'asked.reason', 'asked.asked_at as askedAt'])
    // A refunded order needs no answer.
    .where('orders.status', '=', 'paid')
    .orderBy('asked.asked_at')
    .orderBy('orders.id')

/** Requests that wait for the operator's answer or for the gateway's refund, oldest first. */
export type OpenRefundRequest = Awaited<ReturnType<typeof openRefundRequests>>[number]
export const openRefundRequests = (db: Db) => requests(db).where('asked.state', '<>', 'refused').execute()

export const acceptedRefunds = (db: Db): Promise<RefundableOrder[]> => requests(db).where('asked.state', '=', 'accepted').execute()

/** Stores the operator's answer. Returns false if the request was accepted before, or refused twice. */
export async function recordAnswer(trx: Db, orderId: number, state: 'accepted' | 'refused', note: string, now: Date): Promise<boolean> {
  const row = await trx
    .updateTable('refund_requests')
    .set({ state, note, answered_at: now })
    .where('order_id', '=', orderId)
    // A refusal can be revised; an acceptance is final, because the buyer has been told.
    .where('state', 'in', state === 'accepted' ? ['asked', 'refused'] : ['asked'])
    .returning('order_id')
    .executeTakeFirst()
  return row !== undefined
}
