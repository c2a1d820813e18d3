import { type InferResult, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../platform/database/database.ts'
import { withTimes } from '../../platform/database/from-json.ts'
import { papersOfOrders } from '../invoices/index.ts'
import { licencesOfLinesToCertify } from '../licences/index.ts'
import { downloadableBy } from '../entitlements/index.ts'
import type { Asked } from './asked.ts'

/**
 * A user's order lines that are asked for, with what is stored of their items. Refunded lines are among them: they were asked for rightly, and are
 * left out later.
 * @param user the public id
 */
const linesAsked = (db: Db, user: string, { orders, items }: Asked) =>
  db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .innerJoin('items', 'items.id', 'order_lines.item_id')
    .innerJoin('sellers', 'sellers.id', 'items.seller_id')
    .select([
      'order_lines.id',
      'order_lines.order_id',
      'orders.public_id as order_public_id',
      'orders.created_at as ordered_at',
      'order_lines.name',
      'order_lines.refunded',
      'items.id as item_id',
      'items.public_id as item_public_id',
      'items.file_ext',
      'items.original_key',
      'items.original_sha256',
      'users.id as user_id',
      downloadableBy(sql.ref<number>('users.id')).as('downloadable'),
    ])
    .where('users.public_id', '=', user)
    .where((where) =>
      where.or([
        ...(orders.length === 0 ? [] : [where('orders.public_id', 'in', [...orders])]),
        ...(items.length === 0 ? [] : [where('items.public_id', 'in', [...items])]),
      ]),
    )

export type Line = InferResult<ReturnType<typeof linesAsked>>[number]

/** What an archive is made from, in one round trip: the lines that are asked for, their orders' papers, and their licences, each oldest first. */
export async function findSold(db: Db, user: string, asked: Asked) {
  const { lines, papers, licences } = await db
    .with('asked', () => linesAsked(db, user, asked))
    .selectNoFrom((read) => [
      jsonArrayFrom(read.selectFrom('asked').selectAll().orderBy('ordered_at').orderBy('order_id').orderBy('id')).as('lines'),
      jsonArrayFrom(papersOfOrders(db, sql<number>`(select order_id from asked)`)).as('papers'),
      licencesOfLinesToCertify(db, sql<number>`(select id from asked)`).as('licences'),
    ])
    .executeTakeFirstOrThrow()
  return {
    lines: lines.map((line): Line => withTimes(line, 'ordered_at')),
    papers: papers.map((paper) => withTimes(paper, 'issued_at')),
    licences,
  }
}

export type Sold = Awaited<ReturnType<typeof findSold>>
