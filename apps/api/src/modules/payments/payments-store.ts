import type { Selectable } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { newId } from '../../platform/ids.ts'
import { removeItems } from '../carts/index.ts'
import type { GatewayPayment } from './gateway.ts'
import type { Quote } from './payments.ts'

export type PaymentOrder = Selectable<Tables['payment_orders']>

export const paymentOrderById = (db: Db, id: number): Promise<PaymentOrder | undefined> =>
  db.selectFrom('payment_orders').selectAll().where('id', '=', id).executeTakeFirst()

export const paymentOrderByGatewayId = (db: Db, gatewayOrderId: string): Promise<PaymentOrder | undefined> =>
  db.selectFrom('payment_orders').selectAll().where('gateway_order_id', '=', gatewayOrderId).executeTakeFirst()

const openOrder = (db: Db, userId: number, cartKey: string) =>
  db
    .selectFrom('payment_orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('cart_key', '=', cartKey)
    .where('state', 'in', ['creating', 'open'])

/** The open payment order for this cart; made, in state `creating`, when there is none. Two tabs at once get the same one. */
export async function ensurePaymentOrder(
  db: Db,
  userId: number,
  { cartKey, amount, subtotal, tax, taxPercent, description, lines }: Quote,
  now: Date,
): Promise<{ order: PaymentOrder; made: boolean }> {
  const added = await db
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
    .onConflict((conflict) => conflict.columns(['user_id', 'cart_key']).where('state', 'in', ['creating', 'open']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (added !== undefined) return { order: added, made: true }
  return { order: await openOrder(db, userId, cartKey).executeTakeFirstOrThrow(), made: false }
}

/** Notes the gateway's order id; the first one noted stays. */
export async function openPaymentOrder(db: Db, id: number, gatewayOrderId: string, now: Date): Promise<PaymentOrder> {
  await db
    .updateTable('payment_orders')
    .set({ gateway_order_id: gatewayOrderId, state: 'open', updated_at: now })
    .where('id', '=', id)
    .where('gateway_order_id', 'is', null)
    .execute()
  return await db.selectFrom('payment_orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** What is open and between these two ages: what the reconciler looks after. */
export const unsettled = (db: Db, from: Date, to: Date): Promise<PaymentOrder[]> =>
  db
    .selectFrom('payment_orders')
    .selectAll()
    .where('state', 'in', ['creating', 'open'])
    .where('created_at', '>=', from)
    .where('created_at', '<=', to)
    .orderBy('id')
    .limit(1000)
    .execute()

/** Ends what nobody paid in time. */
export async function closeOlderThan(db: Db, before: Date, now: Date): Promise<void> {
  await db
    .updateTable('payment_orders')
    .set({ state: 'closed', updated_at: now })
    .where('state', 'in', ['creating', 'open'])
    .where('created_at', '<', before)
    .execute()
}

/** `refundDue`: the payment is kept, and some or all of it is owed back. */
export type Recorded = { outcome: 'made' | 'already'; orderId: number; refundDue: boolean } | { outcome: 'refund-due'; refundDue: true }

/**
 * Writes a captured payment down, all or nothing: payment, order, lines, entitlements, emptied cart, closed payment order.
 * The row lock and the unique keys make any number of callers at once end in one order (TM-05).
 */
export async function recordPayment(db: Db, paymentOrderId: number, payment: GatewayPayment, now: Date): Promise<Recorded> {
  return await db.transaction().execute(async (trx) => {
    const order = await trx.selectFrom('payment_orders').selectAll().where('id', '=', paymentOrderId).forUpdate().executeTakeFirstOrThrow()
    const existing = await trx
      .selectFrom('orders')
      .select(['id', 'gateway_payment_id'])
      .where('payment_order_id', '=', paymentOrderId)
      .executeTakeFirst()
    const isSecondPayment = existing !== undefined && existing.gateway_payment_id !== payment.id
    await notePayment(trx, order, payment, isSecondPayment, now)
    if (existing !== undefined) return { outcome: 'already', orderId: existing.id, refundDue: isSecondPayment }

    const owned = await ownedAmong(trx, order)
    if (order.lines.every((line) => owned.has(line.itemId))) {
      // Everything in it was bought meanwhile by another payment: kept, and owed back (TM-12).
      await trx.updateTable('payments').set({ refund_due: true }).where('gateway_payment_id', '=', payment.id).execute()
      await markPaid(trx, order.id, now)
      return { outcome: 'refund-due', refundDue: true }
    }
    const orderId = await addOrder(trx, order, payment, now)
    if (owned.size > 0) await trx.updateTable('payments').set({ refund_due: true }).where('gateway_payment_id', '=', payment.id).execute()
    await removeItems(
      trx,
      order.user_id,
      order.lines.map((line) => line.itemId),
    )
    await markPaid(trx, order.id, now)
    return { outcome: 'made', orderId, refundDue: owned.size > 0 }
  })
}

async function notePayment(trx: Db, order: PaymentOrder, payment: GatewayPayment, refundDue: boolean, now: Date): Promise<void> {
  await trx
    .insertInto('payments')
    .values({
      gateway_payment_id: payment.id,
      payment_order_id: order.id,
      amount: payment.amount,
      currency: payment.currency,
      state: 'captured',
      refund_due: refundDue,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('gateway_payment_id').doNothing())
    .execute()
}

async function ownedAmong(trx: Db, order: PaymentOrder): Promise<Set<number>> {
  const ids = order.lines.map((line) => line.itemId)
  const rows = await trx
    .selectFrom('entitlements')
    .select('item_id')
    .where('user_id', '=', order.user_id)
    .where('item_id', 'in', ids)
    .where('revoked_at', 'is', null)
    .execute()
  return new Set(rows.map((row) => row.item_id))
}

async function addOrder(trx: Db, order: PaymentOrder, payment: GatewayPayment, now: Date): Promise<number> {
  const { id } = await trx
    .insertInto('orders')
    .values({
      public_id: newId(),
      user_id: order.user_id,
      payment_order_id: order.id,
      gateway_order_id: order.gateway_order_id ?? '',
      gateway_payment_id: payment.id,
      amount: order.amount,
      subtotal: order.subtotal,
      tax: order.tax,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('order_lines')
    .values(
      order.lines.map((line) => ({
        order_id: id,
        item_id: line.itemId,
        name: line.name,
        description: line.description,
        price: line.price,
        tax: line.tax,
        tax_percent: order.tax_percent,
        seller_id: line.sellerId,
        seller_name: line.sellerName,
        licence_version: line.licenceVersion,
      })),
    )
    .execute()
  await trx
    .insertInto('entitlements')
    .values(order.lines.map((line) => ({ user_id: order.user_id, item_id: line.itemId, order_id: id, revoked_at: null })))
    // One that a refund revoked comes back with the new order; one that is alive stays with the order it came from.
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'item_id'])
        .doUpdateSet({ order_id: id, revoked_at: null })
        .where('entitlements.revoked_at', 'is not', null),
    )
    .execute()
  return id
}

async function markPaid(trx: Db, id: number, now: Date): Promise<void> {
  await trx.updateTable('payment_orders').set({ state: 'paid', updated_at: now }).where('id', '=', id).execute()
}

/** A refund of the whole: the order stays listed, its downloads end (TM-15). */
export async function recordRefund(db: Db, gatewayPaymentId: string, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('payments')
      .set({ state: 'refunded', refund_due: false, updated_at: now })
      .where('gateway_payment_id', '=', gatewayPaymentId)
      .execute()
    const order = await trx
      .updateTable('orders')
      .set({ status: 'refunded' })
      .where('gateway_payment_id', '=', gatewayPaymentId)
      .returning('id')
      .executeTakeFirst()
    if (order === undefined) return
    await trx.updateTable('order_lines').set({ refunded: true }).where('order_id', '=', order.id).execute()
    await trx
      .updateTable('entitlements')
      .set({ revoked_at: now })
      .where('order_id', '=', order.id)
      .where('revoked_at', 'is', null)
      .execute()
  })
}

/** Keeps an event; false when this one was kept before. */
export async function keepEvent(db: Db, event: { id: string; type: string; body: object }, now: Date): Promise<boolean> {
  const added = await db
    .insertInto('webhook_events')
    .values({ event_id: event.id, type: event.type, body: JSON.stringify(event.body), received_at: now, processed_at: null, outcome: null })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .returning('event_id')
    .executeTakeFirst()
  return added !== undefined
}

export const eventById = (db: Db, id: string) => db.selectFrom('webhook_events').selectAll().where('event_id', '=', id).executeTakeFirst()

export const unprocessedEvents = (db: Db) =>
  db.selectFrom('webhook_events').select('event_id').where('processed_at', 'is', null).orderBy('received_at').limit(1000).execute()

export async function markProcessed(db: Db, id: string, outcome: string, now: Date): Promise<void> {
  await db.updateTable('webhook_events').set({ processed_at: now, outcome }).where('event_id', '=', id).execute()
}
