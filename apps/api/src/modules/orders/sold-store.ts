import type { Selectable } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { newId } from '../../platform/ids.ts'
import { statesBefore } from '../../platform/transitions.ts'
import { ORDER_TRANSITIONS } from './order-states.ts'
import type { Order } from './orders-store.ts'

type SoldColumns =
  | 'item_id'
  | 'name'
  | 'description'
  | 'price'
  | 'tax'
  | 'seller_id'
  | 'seller_name'
  | 'licence_version'
  | 'tax_percent'
  | 'again'
export interface Sold {
  order: Pick<
    Order,
    'user_id' | 'payment_order_id' | 'gateway_order_id' | 'gateway_payment_id' | 'amount' | 'subtotal' | 'tax' | 'created_at'
  >
  lines: readonly Pick<Selectable<Tables['order_lines']>, SoldColumns>[]
}

/** An order that was made just now. */
export interface NewOrder {
  id: number
  publicId: string
}

/** Inserts an order with its lines. */
export async function addOrder(trx: Db, { order, lines }: Sold): Promise<NewOrder> {
  const publicId = newId()
  const { id } = await trx
    .insertInto('orders')
    .values({ public_id: publicId, ...order })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('order_lines')
    .values(lines.map((line) => ({ order_id: id, ...line })))
    .execute()
  return { id, publicId }
}

/** The amounts of an order line. */
export interface PaidLine {
  id: number
  orderId: number
  itemId: number
  /** Whole paise, including tax. */
  paid: number
  refunded: boolean
  /** The cart's entry that asked for another licence; null for a first one. */
  again: string | null
}

/** The lines of the buyer's orders that contain one of the items, and all other lines of the buyer for the items in those orders. */
export async function overlappingLines(trx: Db, userId: number, itemIds: readonly number[]): Promise<PaidLine[]> {
  const ofBuyer = () =>
    trx.selectFrom('order_lines').innerJoin('orders', 'orders.id', 'order_lines.order_id').where('orders.user_id', '=', userId)
  const sharing = ofBuyer()
    .select('order_lines.order_id')
    .where('order_lines.item_id', 'in', [...itemIds])
  const items = trx.selectFrom('order_lines as shared').select('shared.item_id').where('shared.order_id', 'in', sharing)
  const rows = await ofBuyer()
    .select(['order_lines.id', 'order_id', 'item_id', 'price', 'order_lines.tax', 'refunded', 'again'])
    .where('order_lines.item_id', 'in', items)
    .execute()
  return rows.map(({ id, order_id, item_id, price, tax, refunded, again }) => ({
    id,
    orderId: order_id,
    itemId: item_id,
    paid: price + tax,
    refunded,
    again,
  }))
}

/** The wishes for another licence, among these, that an order has and that are not refunded. */
export async function wishesSold(trx: Db, wishes: readonly string[]): Promise<ReadonlySet<string>> {
  if (wishes.length === 0) return new Set()
  const rows = await trx
    .selectFrom('order_lines')
    .select('again')
    .where('again', 'in', [...wishes])
    .where('refunded', '=', false)
    .execute()
  return new Set(rows.flatMap(({ again }) => again ?? []))
}

/** Marks orders and all their lines as refunded (TM-15). */
export async function markOrdersRefunded(trx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('orders')
    .set({ status: 'refunded' })
    .where('id', 'in', [...ids])
    .where('status', 'in', statesBefore(ORDER_TRANSITIONS, 'refunded'))
    .execute()
  await trx
    .updateTable('order_lines')
    .set({ refunded: true })
    .where('order_id', 'in', [...ids])
    .execute()
}

export async function markLinesRefunded(trx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('order_lines')
    .set({ refunded: true })
    .where('id', 'in', [...ids])
    .execute()
}
