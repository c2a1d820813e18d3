import { type Selectable, sql } from 'kysely'
import { after } from '../../platform/database/after.ts'
import type { Db } from '../../platform/database/database.ts'
import { type Dehydrated, withTimes } from '../../platform/database/from-json.ts'
import { inTurn } from '../../platform/database/in-turn.ts'
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

/** A payment order with the order that was made of it, if there is one. */
export type WithOrder = PaymentOrder & { order: ListedOrder | null }

const withOrder = (db: Db, gatewayOrderId: string) =>
  db.selectFrom('payment_orders').selectAll().select(orderAsJson(db).as('order')).where('gateway_order_id', '=', gatewayOrderId)

type Row = Awaited<ReturnType<ReturnType<typeof withOrder>['execute']>>[number]

const toWithOrder = ({ order, ...row }: Row): WithOrder => ({ ...row, order: order && withTimes(order, 'created_at') })

export async function paymentOrderWithOrder(db: Db, gatewayOrderId: string): Promise<WithOrder | undefined> {
  const row = await withOrder(db, gatewayOrderId).executeTakeFirst()
  return row && toWithOrder(row)
}

/**
 * The same, and claims the next call to the gateway about it if it is unpaid and belongs to this buyer. `isClaimed` is false if there was a call since `since`: one a
 * little later than `now`, too, since two requests may come to the database in another order than that in which they read the clock. What is farther ahead is
 * from a clock that has been put back.
 */
export async function claimLook(
  db: Db,
  { userId, gatewayOrderId, since }: { userId: number; gatewayOrderId: string; since: Date },
  now: Date,
): Promise<(WithOrder & { isClaimed: boolean }) | undefined> {
  const tooFarAhead = new Date(now.getTime() + CLOCK_SKEW)
  const claimed = db
    .updateTable('payment_orders')
    .set({ looked_at: now })
    .where('gateway_order_id', '=', gatewayOrderId)
    .where('user_id', '=', userId)
    .where('state', '!=', 'paid')
    .where((either) => either.or([either('looked_at', 'is', null), either('looked_at', '<', since), either('looked_at', '>', tooFarAhead)]))
    .returning('id')
  const found = withOrder(db, gatewayOrderId).select(sql<boolean>`exists (select 1 from claimed)`.as('is_claimed'))
  const [row] = (await sql<Row & { is_claimed: boolean }>`with claimed as (${claimed}) ${found}`.execute(db)).rows
  if (row === undefined) return undefined
  const { is_claimed: isClaimed, ...one } = row
  return { ...toWithOrder(one), isClaimed }
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
 * previous cart is superseded, but still becomes paid if money arrives for it. One in state `creating` is closed instead: the browser never received its
 * gateway id, so nobody can pay it. Two simultaneous tabs get the same payment order, because one of them has its turn after the other.
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
  const recent = sql<Date | null>`(
    select created_at from payment_orders where user_id = ${userId} and created_at > ${quota.since}::timestamptz
    order by created_at desc limit 1 offset ${quota.max - 1}::bigint)`
  const seen = db
    .selectFrom('users')
    .leftJoin('payment_orders as current', (join) =>
      join.onRef('current.user_id', '=', 'users.id').on('current.cart_key', '=', due.cartKey).on('current.state', 'in', CURRENT),
    )
    .where('users.id', '=', userId)
    .select(['users.id as owner_id', 'users.list_version', 'current.id as current_id', recent.as('too_many_since')])
    .select(
      sql<'added' | 'too many'>`case when current.id is null and ${recent} is not null then 'too many' else 'added' end`.as('outcome'),
    )
  const add = sql`
    found as (
      update payment_orders set updated_at = ${now}::timestamptz, looks = 0, next_look_at = ${now}::timestamptz from seen, turn
      where payment_orders.id = seen.current_id and payment_orders.state in ('creating', 'open') returning payment_orders.*),
    superseded as (
      update payment_orders set state = case state when 'creating' then 'closed' else 'superseded' end, updated_at = ${now}::timestamptz from seen, turn
      where payment_orders.user_id = seen.owner_id and seen.current_id is null and payment_orders.state in ('creating', 'open') returning payment_orders.id),
    made as (${newPaymentOrder(due, now)})`
  const made = {
    order: sql<Dehydrated<PaymentOrder> | null>`(select to_json(one) from (select * from found union all select * from made) as one)`,
    isMade: sql<boolean>`exists (select 1 from made)`,
  }
  for (;;) {
    const ensured = await inTurn(db, 'users', { seen, add, made })
    if (ensured === undefined) throw new Error('a payment order without a buyer')
    const { outcome, too_many_since, order, isMade } = ensured
    if (outcome === 'too many' && too_many_since !== null) return { tooManySince: too_many_since }
    // Null if it was paid just now.
    if (order !== null) return { order: withTimes(order, 'created_at', 'updated_at', 'looked_at', 'next_look_at'), made: isMade }
  }
}

/** Inserts one for whoever has the turn, once the one before is superseded. */
const newPaymentOrder = ({ cartKey, amount, subtotal, tax, taxPercent, description, lines, buyer }: Quote, now: Date) => sql`
  insert into payment_orders (public_id, user_id, state, cart_key, amount, subtotal, tax, tax_percent, description, lines, buyer, next_look_at, created_at, updated_at)
  select ${newId(20)}, seen.owner_id, 'creating', ${cartKey}, ${amount}::int, ${subtotal}::int, ${tax}::int, ${taxPercent}::int, ${description},
    ${JSON.stringify(lines)}::jsonb, ${buyer === null ? null : JSON.stringify(buyer)}::jsonb, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
  from seen, turn where seen.current_id is null and ${after('superseded')}
  on conflict do nothing
  returning *`

/** Stores the gateway's order id, unless one is stored or the payment order was closed meanwhile. Returns the row as it is afterwards. */
export async function openPaymentOrder(db: Db, id: number, gatewayOrderId: string, now: Date): Promise<PaymentOrder> {
  const opened = db
    .updateTable('payment_orders')
    .set({ gateway_order_id: gatewayOrderId, state: 'open', updated_at: now })
    .where('id', '=', id)
    .where('state', 'in', statesBefore(PAYMENT_ORDER_TRANSITIONS, 'open'))
    .returningAll()
  return await db
    .with('opened', () => opened)
    .selectFrom('opened')
    .selectAll()
    .unionAll(
      db
        .selectFrom('payment_orders')
        .selectAll()
        .where('id', '=', id)
        .where(sql<boolean>`not exists (select 1 from opened)`),
    )
    .executeTakeFirstOrThrow()
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
