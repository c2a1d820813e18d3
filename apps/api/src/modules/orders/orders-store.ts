import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../platform/database/database.ts'
import { containing } from '../../platform/database/like.ts'
import { withTimes } from '../../platform/database/from-json.ts'
import { pageWith } from '../../platform/database/page-with.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { type NamedPaper, papersOfRow } from '../invoices/index.ts'
import { type AskedRefund, refundOfRow } from './refund-requests-store.ts'

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

/** A line with what a list says of its item as it is now, and the code of its licence, without hyphens. */
export type SoldLine = Awaited<ReturnType<ReturnType<typeof soldLines>['execute']>>[number]

const soldLines = (db: Db) =>
  db
    .selectFrom('order_lines')
    .innerJoin('items', 'items.id', 'order_lines.item_id')
    .innerJoin('categories', 'categories.id', 'items.category_id')
    .innerJoin('sellers', 'sellers.id', 'items.seller_id')
    .leftJoin('licences', 'licences.order_line_id', 'order_lines.id')
    .selectAll('order_lines')
    .select([
      'items.public_id as item_public_id',
      'items.name as item_name',
      'items.file_ext as item_file_ext',
      'categories.public_id as item_category',
      'sellers.public_id as seller_public_id',
      'sellers.has_picture as seller_has_picture',
      'licences.code as licence_code',
    ])

/** An order with all that a list says of it. */
export type ListedOrder = Order & {
  /** Lines that are not refunded. */
  files: number
  papers: NamedPaper[]
  request: AskedRefund | null
  lines: SoldLine[]
}

const withoutLines = (db: Db) =>
  db
    .selectFrom('orders')
    .selectAll('orders')
    .select([
      sql<number>`(select count(*) from order_lines where order_lines.order_id = orders.id and not refunded)`.as('files'),
      papersOfRow.as('papers'),
      refundOfRow.as('request'),
    ])

const listed = (db: Db) =>
  withoutLines(db).select(
    jsonArrayFrom(soldLines(db).where('order_lines.order_id', '=', sql.ref<number>('orders.id')).orderBy('order_lines.id')).as('lines'),
  )

/** The order of a row of `payment_orders`, as a value of its query, with its time as a text; null if there is none. */
export const orderAsJson = (db: Db) =>
  jsonObjectFrom(listed(db).where('orders.payment_order_id', '=', sql.ref<number>('payment_orders.id')))

/** A page of a buyer's orders, newest first, and the total count. */
export async function ordersOf(
  db: Db,
  { userId, search, start, end, limit, page }: OrderQuery,
): Promise<{ orders: ListedOrder[]; count: number }> {
  const narrow = <Row>(all: SelectQueryBuilder<Tables, 'orders', Row>) => {
    let found = all.where('orders.user_id', '=', userId)
    if (start !== null) found = found.where('orders.created_at', '>=', start)
    if (end !== null) found = found.where('orders.created_at', '<=', end)
    if (search === '') return found
    return found.where((where) =>
      where.exists(
        where
          .selectFrom('order_lines')
          .select(sql<number>`1`.as('one'))
          .where('order_lines.order_id', '=', sql.ref<number>('orders.id'))
          .where('name', 'ilike', containing(search)),
      ),
    )
  }
  const orders = narrow(listed(db))
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
  const count = narrow(db.selectFrom('orders').select(sql<number>`count(*)`.as('count')))
  const { rows, whole } = await pageWith(db, orders, { count: sql<number>`${count}` })
  return { orders: rows, count: whole.count }
}

export interface LinesFound {
  /** The orders of the page's lines, newest first, each with those of its lines that are on the page. */
  orders: ListedOrder[]
  /** The total number of lines. */
  count: number
  /** Whole paise, of all lines that are not refunded. */
  sums: { subtotal: number; tax: number }
}

interface LinesSummed {
  count: number
  subtotal: number
  tax: number
}

/** A page of a buyer's order lines, those of the newest order first. */
export async function linesPage(db: Db, { userId, search, start, end, limit, page }: OrderQuery): Promise<LinesFound> {
  const narrow = <Row>(all: SelectQueryBuilder<Tables, 'order_lines', Row>) => {
    let found = all.innerJoin('orders', 'orders.id', 'order_lines.order_id').where('orders.user_id', '=', userId)
    if (start !== null) found = found.where('orders.created_at', '>=', start)
    if (end !== null) found = found.where('orders.created_at', '<=', end)
    if (search !== '') found = found.where('order_lines.name', 'ilike', containing(search))
    return found
  }
  const lines = narrow(soldLines(db))
    .select(jsonObjectFrom(withoutLines(db).where('orders.id', '=', sql.ref<number>('order_lines.order_id'))).as('order'))
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .orderBy('order_lines.id')
    .limit(limit)
    .offset((page - 1) * limit)
  const summed = narrow(
    db.selectFrom('order_lines').select(
      sql<LinesSummed>`json_build_object('count', count(*),
        'subtotal', coalesce(sum(order_lines.price) filter (where not refunded), 0), 'tax', coalesce(sum(order_lines.tax) filter (where not refunded), 0))`.as(
        'summed',
      ),
    ),
  )
  const { rows, whole } = await pageWith(db, lines, { summed: sql<LinesSummed>`${summed}` })
  const { count, ...sums } = whole.summed
  const ofOrders = [...Map.groupBy(rows, (line) => line.order_id).values()]
  return {
    orders: ofOrders.flatMap((lines) => (lines[0]?.order ? [{ ...withTimes(lines[0].order, 'created_at'), lines }] : [])),
    count,
    sums,
  }
}

export const orderOfPaymentOrder = (db: Db, paymentOrderId: number): Promise<ListedOrder | undefined> =>
  listed(db).where('orders.payment_order_id', '=', paymentOrderId).executeTakeFirst()

/** A buyer's order, as a value of a query, with its time as a text; null if there is none. */
export const ownOrderAsJson = (db: Db, userId: number, publicId: string) =>
  jsonObjectFrom(listed(db).where('orders.public_id', '=', publicId).where('orders.user_id', '=', userId))
