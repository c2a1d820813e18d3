import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { statesBefore } from '../../platform/transitions.ts'
import { removeItems } from '../carts/index.ts'
import { ownedAmong } from '../entitlements/index.ts'
import { orderOfPaymentOrder } from '../orders/index.ts'
import type { GatewayPayment } from './gateway.ts'
import { balance } from './overlaps-store.ts'
import { PAYMENT_TRANSITIONS, PAYMENT_ORDER_TRANSITIONS, type PaymentState } from './payment-states.ts'
import { decidingPayment } from './payments.ts'
import type { PaymentOrder } from './payments-store.ts'
import { sell } from './sell.ts'

export interface Recorded {
  /** The order that the payment order has ended in, if it has. */
  order: { id: number; status: 'paid' | 'refunded' } | null
  /** The payment order has ended without an order of its own: its items had been paid for before. */
  paidBefore: boolean
  /** Payments that have become owed back by this call, in part or whole: to be told once. */
  newlyDue: (GatewayPayment & { due: number })[]
}

/**
 * Writes down what the gateway knows of a payment order's payments, all or nothing: the payments; with the first captured one that fits, the
 * order, its lines, the right to download, the emptied cart and `paid`; then what follows for all orders of the buyer that share its items.
 * Two row locks make any number of callers at once end in one order: on the buyer for two payment orders over the same items (TM-12), on the
 * payment order for callers of the same one (TM-05).
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
    const owing = await lockPaymentOrder(trx, paymentOrderId)
    const dueBefore = await dueOf(trx, owing.id)
    const deciding = owing.state === 'paid' ? undefined : decidingPayment(payments, owing)
    for (const payment of payments) await notePayment(trx, owing, payment, now)
    if (deciding !== undefined) {
      if (!(await isAllOwned(trx, owing))) {
        await sell(trx, owing, deciding, now)
        await removeItems(
          trx,
          owing.user_id,
          owing.lines.map((line) => line.itemId),
        )
        await onOrder(trx)
      }
      await markPaid(trx, owing.id, now)
    }
    await oweWithoutOrder(trx, owing.id, (await orderOfPaymentOrder(trx, owing.id))?.gateway_payment_id)
    await balance(trx, owing, now)

    const order = (await orderOfPaymentOrder(trx, owing.id)) ?? null
    const due = await dueOf(trx, owing.id)
    return {
      order,
      paidBefore: order === null && (owing.state === 'paid' || deciding !== undefined),
      newlyDue: payments
        .map((payment) => ({ ...payment, due: due.get(payment.id) ?? 0 }))
        .filter((payment) => payment.due > 0 && (dueBefore.get(payment.id) ?? 0) === 0),
    }
  })
}

/** The buyer first, the payment order after: everybody who locks both does it in this order. */
async function lockPaymentOrder(trx: Db, id: number): Promise<PaymentOrder> {
  const { user_id } = await trx.selectFrom('payment_orders').select('user_id').where('id', '=', id).executeTakeFirstOrThrow()
  await trx.selectFrom('users').select('id').where('id', '=', user_id).forNoKeyUpdate().executeTakeFirstOrThrow()
  return await trx.selectFrom('payment_orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** Whole paise that are still to be given back, by payment. */
async function dueOf(trx: Db, paymentOrderId: number): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('payments')
    .select(['gateway_payment_id', 'owed', 'given_back'])
    .where('payment_order_id', '=', paymentOrderId)
    .execute()
  return new Map(rows.map((row) => [row.gateway_payment_id, Math.max(0, row.owed - row.given_back)]))
}

/** Writes a payment down, or its step forward, and what went back of it: that only grows. */
async function notePayment(trx: Db, owing: PaymentOrder, payment: GatewayPayment, now: Date): Promise<void> {
  if (payment.status === 'created') return
  const state: PaymentState = payment.status
  const given_back = givenBackOf(payment)
  const earlier = statesBefore(PAYMENT_TRANSITIONS, state)
  await trx
    .insertInto('payments')
    .values({
      gateway_payment_id: payment.id,
      payment_order_id: owing.id,
      amount: payment.amount,
      currency: payment.currency,
      state,
      given_back,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('gateway_payment_id').doUpdateSet(({ ref }) => ({
        state: sql<PaymentState>`case when ${ref('payments.state')} = any(${earlier}) then ${state} else ${ref('payments.state')} end`,
        given_back: sql<number>`greatest(${ref('payments.given_back')}, ${given_back})`,
        updated_at: now,
      })),
    )
    .execute()
}

/** Of a payment that was never taken, nothing was given back. */
function givenBackOf({ status, captured, amount, amount_refunded = 0 }: GatewayPayment): number {
  if (!captured) return 0
  return status === 'refunded' ? amount : Math.min(amount, amount_refunded)
}

async function isAllOwned(trx: Db, owing: PaymentOrder): Promise<boolean> {
  const ids = new Set(owing.lines.map((line) => line.itemId))
  return (await ownedAmong(trx, owing.user_id, [...ids])).size === ids.size
}

/** Money that no order came of is owed back whole. `used` is the payment that the order came of, if there is one. */
async function oweWithoutOrder(trx: Db, paymentOrderId: number, used = ''): Promise<void> {
  await trx
    .updateTable('payments')
    .set(({ ref }) => ({ owed: ref('amount') }))
    .where('payment_order_id', '=', paymentOrderId)
    .where('state', '=', 'captured')
    .where('gateway_payment_id', '<>', used)
    .execute()
}

async function markPaid(trx: Db, id: number, now: Date): Promise<void> {
  await trx
    .updateTable('payment_orders')
    .set({ state: 'paid', updated_at: now })
    .where('id', '=', id)
    .where('state', 'in', statesBefore(PAYMENT_ORDER_TRANSITIONS, 'paid'))
    .returning('id')
    .executeTakeFirstOrThrow()
}
