import type { Selectable } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { newId } from '../../platform/ids.ts'
import { before, PAYMENT_ORDER_MOVES } from './payment-states.ts'
import type { Quote } from './payments.ts'

export type PaymentOrder = Selectable<Tables['payment_orders']>

/** Still to be paid: there is one of these at most for a buyer and a cart (the index `payment_orders_open`). */
const UNPAID = ['creating', 'open'] as const

export const paymentOrderById = (db: Db, id: number): Promise<PaymentOrder | undefined> =>
  db.selectFrom('payment_orders').selectAll().where('id', '=', id).executeTakeFirst()

export const paymentOrderByGatewayId = (db: Db, gatewayOrderId: string): Promise<PaymentOrder | undefined> =>
  db.selectFrom('payment_orders').selectAll().where('gateway_order_id', '=', gatewayOrderId).executeTakeFirst()

/** The payment order that a payment we know of was made for. */
export const paymentOrderByPayment = (db: Db, gatewayPaymentId: string): Promise<PaymentOrder | undefined> =>
  db
    .selectFrom('payment_orders')
    .selectAll()
    .where('id', '=', db.selectFrom('payments').select('payment_order_id').where('gateway_payment_id', '=', gatewayPaymentId))
    .executeTakeFirst()

/** The payment order of a payment that we hold for captured; undefined for any other. */
export const paymentOrderByCaptured = (db: Db, gatewayPaymentId: string): Promise<{ payment_order_id: number } | undefined> =>
  db
    .selectFrom('payments')
    .select('payment_order_id')
    .where('gateway_payment_id', '=', gatewayPaymentId)
    .where('state', '=', 'captured')
    .executeTakeFirst()

/**
 * The unpaid payment order for this cart; made, in state `creating`, when there is none. Two tabs at once get the same one.
 * One that is handed out again is young again: the reconciler looks after it for five days from then.
 */
export async function ensurePaymentOrder(db: Db, userId: number, due: Quote, now: Date): Promise<{ order: PaymentOrder; made: boolean }> {
  for (;;) {
    const added = await addPaymentOrder(db, userId, due, now)
    if (added !== undefined) return { order: added, made: true }
    const found = await db
      .updateTable('payment_orders')
      .set({ updated_at: now })
      .where('user_id', '=', userId)
      .where('cart_key', '=', due.cartKey)
      .where('state', 'in', UNPAID)
      .returningAll()
      .executeTakeFirst()
    if (found !== undefined) return { order: found, made: false }
    // Paid or closed between the two statements: no longer in the way of a new one.
  }
}

const addPaymentOrder = (
  db: Db,
  userId: number,
  { cartKey, amount, subtotal, tax, taxPercent, description, lines }: Quote,
  now: Date,
): Promise<PaymentOrder | undefined> =>
  db
    .insertInto('payment_orders')
    .values({
      public_id: newId(20),
      user_id: userId,
      gateway_order_id: null,
      state: 'creating',
      cart_key: cartKey,
      amount,
      subtotal,
      tax,
      tax_percent: taxPercent,
      description,
      lines: JSON.stringify(lines),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'cart_key']).where('state', 'in', UNPAID).doNothing())
    .returningAll()
    .executeTakeFirst()

/** Notes the gateway's order id; the first one noted stays, and one that was closed meanwhile gets none: nobody has seen its id. */
export async function openPaymentOrder(db: Db, id: number, gatewayOrderId: string, now: Date): Promise<PaymentOrder> {
  await db
    .updateTable('payment_orders')
    .set({ gateway_order_id: gatewayOrderId, state: 'open', updated_at: now })
    .where('id', '=', id)
    .where('state', 'in', before(PAYMENT_ORDER_MOVES, 'open'))
    .execute()
  return await db.selectFrom('payment_orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** Unpaid ones handed out before `to`, after the id `after`: one page of what the reconciler looks after. */
export const unsettled = (db: Db, to: Date, after: number): Promise<PaymentOrder[]> =>
  db
    .selectFrom('payment_orders')
    .selectAll()
    .where('state', 'in', UNPAID)
    .where('updated_at', '<=', to)
    .where('id', '>', after)
    .orderBy('id')
    .limit(500)
    .execute()

/** Ends what nobody paid. `onLapsed` runs in the same transaction when the bank had said yes to a payment that was then never taken. */
export async function closePaymentOrder(
  db: Db,
  { id }: Pick<PaymentOrder, 'id'>,
  handedOutBefore: Date,
  now: Date,
  onLapsed: (trx: Db) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const closed = await trx
      .updateTable('payment_orders')
      .set({ state: 'closed', updated_at: now })
      .where('id', '=', id)
      .where('state', 'in', before(PAYMENT_ORDER_MOVES, 'closed'))
      .where('updated_at', '<', handedOutBefore)
      .returning('id')
      .executeTakeFirst()
    if (closed === undefined) return
    const lapsed = await trx
      .selectFrom('payments')
      .select('gateway_payment_id')
      .where('payment_order_id', '=', id)
      .where('state', 'in', ['authorized', 'refunded'])
      .executeTakeFirst()
    if (lapsed !== undefined) await onLapsed(trx)
  })
}
