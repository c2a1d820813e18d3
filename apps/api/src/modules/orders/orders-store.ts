import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
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

const likely = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** A page of a buyer's orders, newest first, and how many there are. */
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
          .where('name', 'ilike', likely(search)),
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
