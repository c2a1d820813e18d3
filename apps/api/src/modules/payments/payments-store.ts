import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { withTimes } from '../../platform/database/from-json.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { newId } from '../../platform/ids.ts'
import { statesBefore } from '../../platform/transitions.ts'
import { type ListedOrder, orderAsJson } from '../orders/index.ts'
import { PAYMENT_ORDER_TRANSITIONS } from './payment-states.ts'
import type { Quote } from './payments.ts'

export type PaymentOrder = Selectable<Tables['payment_orders']>

/** States of the payment order for the buyer's current cart. The index `payment_orders_open` allows one for each buyer. */
const CURRENT = ['creating', 'open'] as const
/** States in which a payment may still arrive. */
const UNSETTLED = [...CURRENT, 'superseded'] as const

export const paymentOrderById = (db: Db, id: number): Promise<PaymentOrder | undefined> =>
  db.selectFrom('payment_orders').selectAll().where('id', '=', id).executeTakeFirst()

export const paymentOrderByGatewayId = (db: Db, gatewayOrderId: string): Promise<PaymentOrder | undefined> =>
  db.selectFrom('payment_orders').selectAll().where('gateway_order_id', '=', gatewayOrderId).executeTakeFirst()

/** The same, with the order that was made of it, if there is one. */
export async function paymentOrderWithOrder(
  db: Db,
  gatewayOrderId: string,
): Promise<(PaymentOrder & { order: ListedOrder | null }) | undefined> {
  const row = await db
    .selectFrom('payment_orders')
    .selectAll()
    .select(orderAsJson(db).as('order'))
    .where('gateway_order_id', '=', gatewayOrderId)
    .executeTakeFirst()
  return row && { ...row, order: row.order && withTimes(row.order, 'created_at') }
}

/** The payment order that a stored payment belongs to. */
export const paymentOrderByPayment = (db: Db, gatewayPaymentId: string): Promise<PaymentOrder | undefined> =>
  db
    .selectFrom('payment_orders')
    .selectAll()
    .where('id', '=', db.selectFrom('payments').select('payment_order_id').where('gateway_payment_id', '=', gatewayPaymentId))
    .executeTakeFirst()

/** The payment order of a payment stored as captured; undefined for any other. */
export const paymentOrderByCaptured = (db: Db, gatewayPaymentId: string): Promise<{ payment_order_id: number } | undefined> =>
  db
    .selectFrom('payments')
    .select('payment_order_id')
    .where('gateway_payment_id', '=', gatewayPaymentId)
    .where('state', '=', 'captured')
    .executeTakeFirst()

export type Ensured = { order: PaymentOrder; made: boolean } | { tooManySince: Date }

/**
 * Returns the open payment order for this cart, or creates one in state `creating`. A buyer has one cart, and so one open payment order: the one for the
 * previous cart is superseded, but still becomes paid if money arrives for it. The buyer's lock gives two simultaneous tabs the same payment order.
 * Each return resets the five days for which the reconciler checks it.
 * @param quota at most `max` new payment orders since `since`; beyond that, `tooManySince` is when the oldest of them was created
 */
export async function ensurePaymentOrder(
  db: Db,
  userId: number,
  due: Quote,
  now: Date,
  quota: { max: number; since: Date },
): Promise<Ensured> {
  return await db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirstOrThrow()
    const found = await trx
      .updateTable('payment_orders')
      .set({ updated_at: now, looks: 0, next_look_at: now })
      .where('user_id', '=', userId)
      .where('cart_key', '=', due.cartKey)
      .where('state', 'in', CURRENT)
      .returningAll()
      .executeTakeFirst()
    if (found !== undefined) return { order: found, made: false }
    const recent = await trx
      .selectFrom('payment_orders')
      .select('created_at')
      .where('user_id', '=', userId)
      .where('created_at', '>', quota.since)
      .orderBy('created_at', 'desc')
      .limit(quota.max)
      .execute()
    const oldest = recent.at(quota.max - 1)
    if (oldest !== undefined) return { tooManySince: oldest.created_at }
    await supersede(trx, userId, now)
    return { order: await addPaymentOrder(trx, userId, due, now), made: true }
  })
}

/** A payment order in state `creating` is closed: the browser never received its gateway id, so nobody can pay it. */
async function supersede(trx: Db, userId: number, now: Date): Promise<void> {
  for (const [from, to] of [
    ['creating', 'closed'],
    ['open', 'superseded'],
  ] as const)
    await trx
      .updateTable('payment_orders')
      .set({ state: to, updated_at: now })
      .where('user_id', '=', userId)
      .where('state', '=', from)
      .execute()
}

const addPaymentOrder = (
  trx: Db,
  userId: number,
  { cartKey, amount, subtotal, tax, taxPercent, description, lines, buyer }: Quote,
  now: Date,
): Promise<PaymentOrder> =>
  trx
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
      buyer: buyer === null ? null : JSON.stringify(buyer),
      next_look_at: now,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Stores the gateway's order id, unless one is stored or the payment order was closed meanwhile. Returns the row as it is afterwards. */
export async function openPaymentOrder(db: Db, id: number, gatewayOrderId: string, now: Date): Promise<PaymentOrder> {
  await db
    .updateTable('payment_orders')
    .set({ gateway_order_id: gatewayOrderId, state: 'open', updated_at: now })
    .where('id', '=', id)
    .where('state', 'in', statesBefore(PAYMENT_ORDER_TRANSITIONS, 'open'))
    .execute()
  return await db.selectFrom('payment_orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/**
 * Claims a batch of unpaid payment orders for checking, longest due first. No other process gets them meanwhile. Selects those last returned to a buyer
 * at `handedOut` or earlier, due by `dueBy` (null: all), and not checked since `unseenSince`. A claimed one is due again at `backAt`.
 */
export async function claimUnsettled(
  db: Db,
  { handedOut, dueBy, unseenSince, now, backAt }: { handedOut: Date; dueBy: Date | null; unseenSince: Date; now: Date; backAt: Date },
): Promise<PaymentOrder[]> {
  const waiting = db
    .selectFrom('payment_orders')
    .select('id')
    .where('state', 'in', UNSETTLED)
    .where('updated_at', '<=', handedOut)
    .where((either) =>
      // A time in the future was written by a clock that has been set back since.
      either.or([
        either('looked_at', 'is', null),
        either('looked_at', '<', unseenSince),
        either('looked_at', '>', new Date(now.getTime() + CLOCK_SKEW)),
      ]),
    )
    .orderBy('next_look_at')
    .orderBy('id')
    .limit(BATCH_SIZE)
    .forUpdate()
    .skipLocked()
  const due = dueBy === null ? waiting : waiting.where('next_look_at', '<=', dueBy)
  return await db
    .updateTable('payment_orders')
    .set({ looked_at: now, next_look_at: backAt })
    .where('id', '=', sql<number>`any(array(${due}))`)
    .returningAll()
    .execute()
}

/** Small, because the claims of a process that dies wait until they are due again. */
const BATCH_SIZE = 20
/** Milliseconds by which the clocks of two processes may differ. */
const CLOCK_SKEW = 60_000

/**
 * Claims the next call to the gateway about a payment order. Returns false if there was one since `since`: one a little later than `now`, too, since two requests may come
 * to the database in another order than that in which they read the clock. What is farther ahead is from a clock that has been put back.
 */
export async function claimLook(db: Db, id: number, since: Date, now: Date): Promise<boolean> {
  const tooFarAhead = new Date(now.getTime() + CLOCK_SKEW)
  const taken = await db
    .updateTable('payment_orders')
    .set({ looked_at: now })
    .where('id', '=', id)
    .where((either) => either.or([either('looked_at', 'is', null), either('looked_at', '<', since), either('looked_at', '>', tooFarAhead)]))
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Records that the gateway had no payment, and when to check again. */
export async function recordLook(db: Db, id: number, nextLookAt: Date): Promise<void> {
  await db
    .updateTable('payment_orders')
    .set(({ eb }) => ({ looks: eb('looks', '+', 1), next_look_at: nextLookAt }))
    .where('id', '=', id)
    .where('state', 'in', UNSETTLED)
    .execute()
}

/** Closes an unpaid payment order. `onLapsed` runs in the same transaction if a payment was authorized but never captured. */
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
      .where('state', 'in', statesBefore(PAYMENT_ORDER_TRANSITIONS, 'closed'))
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
