import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { containing } from '../../platform/database/like.ts'
import type { Tables } from '../../platform/database/tables.ts'

export type Order = Selectable<Tables['orders']>
export type OrderLine = Selectable<Tables['order_lines']>

export interface OrderQuery {
  userId: number
  /** Part of a title; empty for all. */
  search: string
  start: Date | null
  end: Date | null
  limit: number
  /** From 1. */
  page: number
}

/** A page of a buyer's orders, newest first, and the total count. */
export async function ordersOf(
  db: Db,
  { userId, search, start, end, limit, page }: OrderQuery,
): Promise<{ orders: Order[]; count: number }> {
  let query = db.selectFrom('orders').where('user_id', '=', userId)
  if (start !== null) query = query.where('created_at', '>=', start)
  if (end !== null) query = query.where('created_at', '<=', end)
  if (search !== '')
    query = query.where((where) =>
      where.exists(
        where
          .selectFrom('order_lines')
          .select(sql<number>`1`.as('one'))
          .whereRef('order_lines.order_id', '=', 'orders.id')
          .where('name', 'ilike', containing(search)),
      ),
    )
  const [orders, { count }] = await Promise.all([
    query
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    query.select((select) => select.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { orders, count }
}

export interface LinesFound {
  /** The orders of the page's lines, newest first. */
  orders: Order[]
  lines: Map<number, OrderLine[]>
  /** The total number of lines. */
  count: number
  /** Whole paise, of all lines that are not refunded. */
  sums: { subtotal: number; tax: number }
}

/** A page of a buyer's order lines, those of the newest order first: one question for the page, one for how many there are and what they cost. */
export async function linesPage(db: Db, { userId, search, start, end, limit, page }: OrderQuery): Promise<LinesFound> {
  let query = db.selectFrom('order_lines').innerJoin('orders', 'orders.id', 'order_lines.order_id').where('orders.user_id', '=', userId)
  if (start !== null) query = query.where('orders.created_at', '>=', start)
  if (end !== null) query = query.where('orders.created_at', '<=', end)
  if (search !== '') query = query.where('order_lines.name', 'ilike', containing(search))
  const [lines, all] = await Promise.all([
    query
      .selectAll('order_lines')
      .orderBy('orders.created_at', 'desc')
      .orderBy('orders.id', 'desc')
      .orderBy('order_lines.id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    query
      .select([
        sql<number>`count(*)`.as('count'),
        sql<number>`coalesce(sum(order_lines.price) filter (where not refunded), 0)::bigint`.as('subtotal'),
        sql<number>`coalesce(sum(order_lines.tax) filter (where not refunded), 0)::bigint`.as('tax'),
      ])
      .executeTakeFirstOrThrow(),
  ])
  const byOrder = Map.groupBy(lines, (line) => line.order_id)
  const { count, ...sums } = all
  return { orders: await ordersByIds(db, [...byOrder.keys()]), lines: byOrder, count, sums }
}

/** The orders with these ids, in the same order. */
export async function ordersByIds(db: Db, ids: readonly number[]): Promise<Order[]> {
  if (ids.length === 0) return []
  const found = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()
  const byId = new Map(found.map((order) => [order.id, order]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export const orderOfPaymentOrder = (db: Db, paymentOrderId: number): Promise<Order | undefined> =>
  db.selectFrom('orders').selectAll().where('payment_order_id', '=', paymentOrderId).executeTakeFirst()

export const orderByPublicId = (db: Db, userId: number, publicId: string): Promise<Order | undefined> =>
  db.selectFrom('orders').selectAll().where('public_id', '=', publicId).where('user_id', '=', userId).executeTakeFirst()

export const orderById = (db: Db, id: number): Promise<Order> =>
  db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export async function linesOf(db: Db, orderIds: readonly number[]): Promise<Map<number, OrderLine[]>> {
  const byOrder = new Map<number, OrderLine[]>(orderIds.map((id) => [id, []]))
  if (orderIds.length === 0) return byOrder
  for (const line of await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', [...orderIds])
    .orderBy('id')
    .execute())
    byOrder.get(line.order_id)?.push(line)
  return byOrder
}

/** How many lines of each order are not refunded. */
export async function countFiles(db: Db, orderIds: readonly number[]): Promise<Map<number, number>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('order_lines')
    .select(['order_id', sql<number>`count(*)`.as('count')])
    .where('order_id', 'in', [...orderIds])
    .where('refunded', '=', false)
    .groupBy('order_id')
    .execute()
  return new Map(rows.map(({ order_id, count }) => [order_id, count]))
}
