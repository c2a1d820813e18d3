import type { Db } from '../../platform/database/database.ts'
import { removeItems } from '../carts/index.ts'
import type { GatewayPayment } from './gateway.ts'
import { addOrder, refundOrder } from './orders-of-payments-store.ts'
import { before, PAYMENT_MOVES, PAYMENT_ORDER_MOVES, type PaymentState } from './payment-states.ts'
import { decidingPayment } from './payments.ts'
import type { PaymentOrder } from './payments-store.ts'

export interface Recorded {
  /** The order that the payment order has ended in, if it has. */
  order: { id: number; status: 'paid' | 'refunded' } | null
  /** The payment order has ended without an order of its own: its items had been paid for before. */
  paidBefore: boolean
  /** Payments that have become owed back by this call, in part or whole: to be told once. */
  newlyDue: GatewayPayment[]
}

/**
 * Writes down what the gateway knows of a payment order's payments, all or nothing: the payments; with the first captured one that fits, the
 * order, its lines, the right to download, the emptied cart and `paid`; with a refund of it, their end.
 * Two row locks make any number of callers at once end in one order: on the payment order for callers of the same one (TM-05), on the buyer for
 * two payment orders over the same items (TM-12).
 * @param onOrder runs in the same transaction, once, when the order is made
 */
export async function recordPayments(
  db: Db,
  paymentOrderId: number,
  payments: readonly GatewayPayment[],
  now: Date,
  onOrder: (trx: Db) => Promise<void>,
): Promise<Recorded> {
  return await db.transaction().execute(async (trx) => {
    const owing = await trx.selectFrom('payment_orders').selectAll().where('id', '=', paymentOrderId).forUpdate().executeTakeFirstOrThrow()
    await trx.selectFrom('users').select('id').where('id', '=', owing.user_id).forNoKeyUpdate().executeTakeFirstOrThrow()
    const made = await orderOf(trx, owing.id)
    const deciding = owing.state === 'paid' ? undefined : decidingPayment(payments, owing)
    const owned = deciding === undefined ? new Set<number>() : await ownedAmong(trx, owing)
    const isNew = deciding !== undefined && !owing.lines.every((line) => owned.has(line.itemId))
    const orderPayment = made?.gateway_payment_id ?? (isNew ? deciding.id : null)

    const newlyDue: GatewayPayment[] = []
    for (const payment of payments) {
      const isDue = payment.status === 'captured' && (payment.id !== orderPayment || owned.size > 0)
      if ((await notePayment(trx, owing, payment, isDue, now)) && isDue) newlyDue.push(payment)
    }
    if (isNew) {
      await addOrder(trx, owing, deciding, now)
      await removeItems(
        trx,
        owing.user_id,
        owing.lines.map((line) => line.itemId),
      )
      await onOrder(trx)
    }
    if (deciding !== undefined) await markPaid(trx, owing.id, now)
    if (orderPayment !== null) await followRefund(trx, orderPayment, now)
    return {
      order: (await orderOf(trx, owing.id)) ?? null,
      paidBefore: orderPayment === null && (owing.state === 'paid' || deciding !== undefined),
      newlyDue,
    }
  })
}

const orderOf = (trx: Db, paymentOrderId: number) =>
  trx.selectFrom('orders').select(['id', 'status', 'gateway_payment_id']).where('payment_order_id', '=', paymentOrderId).executeTakeFirst()

/** Writes a payment down, or its step forward; true when that was news. */
async function notePayment(trx: Db, owing: PaymentOrder, payment: GatewayPayment, refundDue: boolean, now: Date): Promise<boolean> {
  if (payment.status === 'created') return false
  const state: PaymentState = payment.status
  const earlier = before(PAYMENT_MOVES, state)
  const noted = await trx
    .insertInto('payments')
    .values({
      gateway_payment_id: payment.id,
      payment_order_id: owing.id,
      amount: payment.amount,
      currency: payment.currency,
      state,
      refund_due: refundDue,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => {
      const known = conflict.column('gateway_payment_id')
      if (earlier.length === 0) return known.doNothing()
      return known.doUpdateSet({ state, refund_due: refundDue, updated_at: now }).where('payments.state', 'in', earlier)
    })
    .returning('gateway_payment_id')
    .executeTakeFirst()
  return noted !== undefined
}

async function ownedAmong(trx: Db, owing: PaymentOrder): Promise<Set<number>> {
  const ids = owing.lines.map((line) => line.itemId)
  const rows = await trx
    .selectFrom('entitlements')
    .select('item_id')
    .where('user_id', '=', owing.user_id)
    .where('item_id', 'in', ids)
    .where('revoked_at', 'is', null)
    .execute()
  return new Set(rows.map((row) => row.item_id))
}

async function markPaid(trx: Db, id: number, now: Date): Promise<void> {
  await trx
    .updateTable('payment_orders')
    .set({ state: 'paid', updated_at: now })
    .where('id', '=', id)
    .where('state', 'in', before(PAYMENT_ORDER_MOVES, 'paid'))
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** A refund may be known before the order is made, or after: what is written down of the payment decides, not who came first. */
async function followRefund(trx: Db, gatewayPaymentId: string, now: Date): Promise<void> {
  const payment = await trx
    .selectFrom('payments')
    .select('state')
    .where('gateway_payment_id', '=', gatewayPaymentId)
    .executeTakeFirstOrThrow()
  if (payment.state === 'refunded') await refundOrder(trx, gatewayPaymentId, now)
}
