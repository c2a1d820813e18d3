import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { statesBefore } from '../../platform/transitions.ts'
import { removeItems } from '../carts/index.ts'
import { ownedAmong } from '../entitlements/index.ts'
import { type ListedOrder, type NewOrder, orderOfPaymentOrder, wishesSold } from '../orders/index.ts'
import type { GatewayPayment } from './gateway.ts'
import { applyOverlaps } from './overlaps-store.ts'
import { PAYMENT_TRANSITIONS, PAYMENT_ORDER_TRANSITIONS, type PaymentState } from './payment-states.ts'
import { decidingPayment } from './payments.ts'
import type { PaymentOrder } from './payments-store.ts'
import { sell } from './sell.ts'

export interface Recorded {
  /** The order created from the payment order, if there is one. */
  order: ListedOrder | null
  /** The payment order is paid but has no order: nothing of it was left to sell. */
  paidBefore: boolean
  /** Payments of which this call found an amount to refund: reported once. */
  newlyDue: (GatewayPayment & { due: number })[]
}

/** Both run in the transaction that records the payments. */
interface Papers {
  onOrder: (trx: Db, order: NewOrder, payment: GatewayPayment) => Promise<void>
  /** @param refunded whole paise, all refunds of the order's payment together */
  onRefunds: (trx: Db, orderId: number, refunded: number) => Promise<void>
}

/**
 * Records a payment order's payments in one transaction. The first matching captured payment creates the order with its lines and entitlements, removes
 * its items from the cart and marks the payment order as paid. Then all orders of the buyer that share its items are updated. Two row locks let any
 * number of concurrent callers create one order: the buyer's for two payment orders over the same items (TM-12), the payment order's for two callers
 * of the same one (TM-05).
 * @param papers writes the order's invoice, once, and a credit note for what was refunded since the last call
 */
export async function recordPayments(
  db: Db,
  paymentOrderId: number,
  payments: readonly GatewayPayment[],
  now: Date,
  papers: Papers,
): Promise<Recorded> {
  return await db.transaction().execute(async (trx) => {
    const paymentOrder = await lockPaymentOrder(trx, paymentOrderId)
    const dueBefore = await duePerPayment(trx, paymentOrder.id)
    const deciding = paymentOrder.state === 'paid' ? undefined : decidingPayment(payments, paymentOrder)
    for (const payment of payments) await upsertPayment(trx, paymentOrder, payment, now)
    if (deciding !== undefined) {
      if (!(await isAllSold(trx, paymentOrder))) {
        const sold = await sell(trx, paymentOrder, deciding, now)
        await removeItems(
          trx,
          paymentOrder.user_id,
          paymentOrder.lines.map((line) => line.itemId),
        )
        await papers.onOrder(trx, sold, deciding)
      }
      await markPaid(trx, paymentOrder.id, now)
    }
    await markUnusedAsOwed(trx, paymentOrder.id)
    await applyOverlaps(trx, paymentOrder, now)

    const paid = await paidOrder(trx, paymentOrder.id)
    if (paid !== undefined) await papers.onRefunds(trx, paid.id, paid.givenBack)
    const order = (await orderOfPaymentOrder(trx, paymentOrder.id)) ?? null
    const due = await duePerPayment(trx, paymentOrder.id)
    return {
      order,
      paidBefore: order === null && (paymentOrder.state === 'paid' || deciding !== undefined),
      newlyDue: payments
        .map((payment) => ({ ...payment, due: due.get(payment.id) ?? 0 }))
        .filter((payment) => payment.due > 0 && (dueBefore.get(payment.id) ?? 0) === 0),
    }
  })
}

/** Locks the buyer first, then the payment order. Every transaction that locks both uses this order, which prevents deadlocks. */
async function lockPaymentOrder(trx: Db, id: number): Promise<PaymentOrder> {
  await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', trx.selectFrom('payment_orders').select('user_id').where('id', '=', id))
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return await trx.selectFrom('payment_orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** Whole paise still to be refunded, by payment. */
async function duePerPayment(trx: Db, paymentOrderId: number): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('payments')
    .select(['gateway_payment_id', 'owed', 'given_back'])
    .where('payment_order_id', '=', paymentOrderId)
    .execute()
  return new Map(rows.map((row) => [row.gateway_payment_id, Math.max(0, row.owed - row.given_back)]))
}

/** Inserts a payment or advances it. Neither its state nor its refunded amount ever goes back. */
async function upsertPayment(trx: Db, paymentOrder: PaymentOrder, payment: GatewayPayment, now: Date): Promise<void> {
  if (payment.status === 'created') return
  const state: PaymentState = payment.status
  const given_back = refundedAmountOf(payment)
  const earlier = statesBefore(PAYMENT_TRANSITIONS, state)
  await trx
    .insertInto('payments')
    .values({
      gateway_payment_id: payment.id,
      payment_order_id: paymentOrder.id,
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

/** An uncaptured payment has nothing to refund: `refunded` then means that its authorization was released. */
function refundedAmountOf({ status, captured, amount, amount_refunded = 0 }: GatewayPayment): number {
  if (!captured) return 0
  return status === 'refunded' ? amount : Math.min(amount, amount_refunded)
}

/** The order of a payment order, and what of its payment was given back, in whole paise. */
const paidOrder = (trx: Db, paymentOrderId: number): Promise<{ id: number; givenBack: number } | undefined> =>
  trx
    .selectFrom('orders')
    .innerJoin('payments', 'payments.gateway_payment_id', 'orders.gateway_payment_id')
    .select(['orders.id', 'payments.given_back as givenBack'])
    .where('orders.payment_order_id', '=', paymentOrderId)
    .executeTakeFirst()

/** The buyer owns every item already, and each wish for another licence was paid for in another order. */
async function isAllSold(trx: Db, { user_id, lines }: PaymentOrder): Promise<boolean> {
  const first = new Set(lines.flatMap((line) => (line.again === undefined ? line.itemId : [])))
  const again = lines.flatMap((line) => line.again ?? [])
  return (await ownedAmong(trx, user_id, [...first])).size === first.size && (await wishesSold(trx, again)).size === again.length
}

/** Marks captured payments that bought no order as owed back in full. */
async function markUnusedAsOwed(trx: Db, paymentOrderId: number): Promise<void> {
  await trx
    .updateTable('payments')
    .set(({ ref }) => ({ owed: ref('amount') }))
    .where('payment_order_id', '=', paymentOrderId)
    .where('state', '=', 'captured')
    .where(
      'gateway_payment_id',
      'not in',
      trx.selectFrom('orders').select('gateway_payment_id').where('payment_order_id', '=', paymentOrderId),
    )
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
