import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { newId } from '../../platform/ids.ts'
import { statesBefore } from '../../platform/transitions.ts'
import { PAYMENT_ORDER_TRANSITIONS } from './payment-states.ts'
import type { Quote } from './payments.ts'

export type PaymentOrder = Selectable<Tables['payment_orders']>

/** Handed out for the buyer's cart as it is: there is one of these at most for each buyer (the index `payment_orders_open`). */
const CURRENT = ['creating', 'open'] as const
/** Nobody has paid them yet, and somebody still may. */
const UNSETTLED = [...CURRENT, 'superseded'] as const

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

export type Ensured = { order: PaymentOrder; made: boolean } | { tooManySince: Date }

/**
 * The open payment order for this cart; made, in state `creating`, when there is none. A buyer has one cart and so one open payment order: one for another
 * cart is superseded, and paid all the same when its money comes. The buyer's lock gives two tabs at once the same one.
 * One that is handed out again is young again: the reconciler looks after it for five days from then.
 * @param quota how many new ones a buyer may have since a moment; past it, the oldest of them is told
 */
export async function ensurePaymentOrder(
  db: Db,
  userId: number,
  due: Quote,
  now: Date,
  quota: { most: number; since: Date },
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
      .limit(quota.most)
      .execute()
    const oldest = recent.at(quota.most - 1)
    if (oldest !== undefined) return { tooManySince: oldest.created_at }
    await supersede(trx, userId, now)
    return { order: await addPaymentOrder(trx, userId, due, now), made: true }
  })
}

/** Nobody has seen the id of one that the gateway has not answered for: it cannot be paid any more. */
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
  { cartKey, amount, subtotal, tax, taxPercent, description, lines }: Quote,
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
      next_look_at: now,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Notes the gateway's order id; the first one noted stays, and one that was closed meanwhile gets none: nobody has seen its id. */
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
 * Takes one page of the unpaid ones to look after, those that have waited longest first, and notes that they are looked at: nobody else who asks meanwhile
 * gets them. `handedOut`: those handed out before; `dueBy`: those whose next look is due by then (null: all); `unseenSince`: those that nobody has looked at
 * since then.
 */
export async function takeUnsettled(
  db: Db,
  { handedOut, dueBy, unseenSince, now, backAt }: { handedOut: Date; dueBy: Date | null; unseenSince: Date; now: Date; backAt: Date },
): Promise<PaymentOrder[]> {
  const waiting = db
    .selectFrom('payment_orders')
    .select('id')
    .where('state', 'in', UNSETTLED)
    .where('updated_at', '<=', handedOut)
    .where((either) =>
      // One from the future was noted by a clock that has been set back since.
      either.or([
        either('looked_at', 'is', null),
        either('looked_at', '<', unseenSince),
        either('looked_at', '>', new Date(now.getTime() + CLOCKS_APART)),
      ]),
    )
    .orderBy('next_look_at')
    .orderBy('id')
    .limit(LOOKS_AT_ONCE)
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

/** How many are taken at once: those of a process that dies wait for their next look. */
const LOOKS_AT_ONCE = 20
/** Milliseconds that the clocks of two processes may differ. */
const CLOCKS_APART = 60_000

/** Notes that the gateway is asked now; false when somebody has asked since `since`. */
export async function takeLook(db: Db, id: number, since: Date, now: Date): Promise<boolean> {
  const taken = await db
    .updateTable('payment_orders')
    .set({ looked_at: now })
    .where('id', '=', id)
    .where((either) => either.or([either('looked_at', 'is', null), either('looked_at', '<', since), either('looked_at', '>', now)]))
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Notes that the gateway was asked and knew of no money. */
export async function noteLook(db: Db, id: number, nextLookAt: Date): Promise<void> {
  await db
    .updateTable('payment_orders')
    .set(({ eb }) => ({ looks: eb('looks', '+', 1), next_look_at: nextLookAt }))
    .where('id', '=', id)
    .where('state', 'in', UNSETTLED)
    .execute()
}

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
