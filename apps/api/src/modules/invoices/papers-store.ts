import { monthInIndia } from '@chitra/gst/financial-year.ts'
import { type Expression, type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { PaperFacts } from './facts.ts'

export type Paper = Selectable<Tables['papers']>

const SALES = ['invoice', 'receipt'] as const
const REFUNDS = ['credit-note', 'refund-receipt'] as const

export const addPaper = async (trx: Db, orderId: number, facts: PaperFacts): Promise<number> =>
  (
    await trx
      .insertInto('papers')
      .values({
        order_id: orderId,
        kind: facts.kind,
        number: facts.number,
        total: facts.total,
        facts: JSON.stringify(facts),
        issued_at: new Date(facts.issuedAt),
        sha256: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

/** The invoice or receipt of an order; undefined for one from before the shop wrote papers. */
export const paperOfSale = (db: Db, orderId: number): Promise<Paper | undefined> =>
  db.selectFrom('papers').selectAll().where('order_id', '=', orderId).where('kind', 'in', SALES).executeTakeFirst()

/** What the credit notes of an order say, oldest first. */
export async function creditsOf(db: Db, orderId: number): Promise<PaperFacts[]> {
  const rows = await db
    .selectFrom('papers')
    .select('facts')
    .where('order_id', '=', orderId)
    .where('kind', 'in', REFUNDS)
    .orderBy('id')
    .execute()
  return rows.map(({ facts }) => facts)
}

export const paperById = (db: Db, id: number): Promise<Paper> =>
  db.selectFrom('papers').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** A paper as a list of orders names it. */
export type NamedPaper = Pick<Paper, 'kind' | 'number' | 'total'> & { issued_at: string }

/** The papers of a row of `orders`, oldest first, as a value of its query. */
export const papersOfRow = sql<NamedPaper[]>`(
  select coalesce(json_agg(json_build_object('kind', kind, 'number', number, 'total', total, 'issued_at', issued_at) order by id), '[]')
  from papers where papers.order_id = orders.id)`

/** All papers of orders, with what they say, oldest first, within another query. */
export const papersOfOrders = (db: Db, orderIds: Expression<number>) =>
  db.selectFrom('papers').selectAll().where('order_id', 'in', orderIds).orderBy('id')

/** A paper of one of a user's orders, by its number; without one, its invoice or receipt. */
export function paperOfUser(
  db: Db,
  { userId, order, number }: { userId: number; order: string; number: string | undefined },
): Promise<Paper | undefined> {
  const papers = db
    .selectFrom('papers')
    .innerJoin('orders', 'orders.id', 'order_id')
    .selectAll('papers')
    .where('orders.public_id', '=', order)
    .where('orders.user_id', '=', userId)
  return (number === undefined ? papers.where('kind', 'in', SALES) : papers.where('number', '=', number)).executeTakeFirst()
}

/** A paper with what its file is made from, and the public id of its order. */
export type ArchivedPaper = Pick<Paper, 'id' | 'number' | 'facts' | 'sha256'> & { order: string }

/** All papers of a user's orders, oldest first, for a query of its own or within another. */
export const papersOfUser = (db: Db, userId: number) =>
  db
    .selectFrom('papers')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['papers.id', 'number', 'facts', 'sha256', 'orders.public_id as order'])
    .where('orders.user_id', '=', userId)
    .orderBy('papers.id')

/** Says which file is the paper, unless one is; returns the one that is. */
export async function setPaperFile(db: Db, id: number, sha256: string): Promise<string> {
  await db.updateTable('papers').set({ sha256 }).where('id', '=', id).where('sha256', 'is', null).execute()
  return (await paperById(db, id)).sha256 ?? sha256
}

/**
 * Orders of a month in India, and their sums in whole paise; without those paid in the sandbox, whose papers are specimens. Orders from before the shop wrote papers count.
 * @param month as `2026-11`
 */
export async function orderSumsOfMonth(db: Db, month: string): Promise<{ count: number; tax: number; total: number }> {
  const { from, to } = monthInIndia(month)
  return await db
    .selectFrom('orders')
    .leftJoin('papers', (join) => join.onRef('papers.order_id', '=', 'orders.id').on('papers.kind', 'in', SALES))
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`coalesce(sum(orders.tax), 0)::bigint`.as('tax'),
      sql<number>`coalesce(sum(orders.amount), 0)::bigint`.as('total'),
    ])
    .where('orders.created_at', '>=', from)
    .where('orders.created_at', '<', to)
    .where(sql<boolean>`papers.facts ->> 'isSpecimen' is distinct from 'true'`)
    .executeTakeFirstOrThrow()
}

/** What the papers of a month in India say, in the order of their numbers. @param month as `2026-11` */
export async function papersOfMonth(db: Db, month: string): Promise<PaperFacts[]> {
  const { from, to } = monthInIndia(month)
  const rows = await db
    .selectFrom('papers')
    .select('facts')
    .where('issued_at', '>=', from)
    .where('issued_at', '<', to)
    .orderBy('kind')
    .orderBy('number')
    .execute()
  return rows.map(({ facts }) => facts)
}
