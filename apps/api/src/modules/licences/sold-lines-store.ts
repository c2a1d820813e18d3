import type { Buyer } from '@chitra/gst/parties.ts'
import type { Language } from '@chitra/paths'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

/** A line of an order, with all that its licence says. */
export interface SoldLine {
  id: number
  itemId: number
  userId: number
  name: string
  creator: string
  licenceVersion: string
  order: { id: string; paymentId: string }
  paidAt: Date
  buyer: Buyer | null
  accountName: string
  /** Of the certificate. */
  language: Language
  /** As the order's invoice says; null for an order without one. */
  isSpecimen: boolean | null
  item: { publicId: string; file: { name: string; file_ext: string }; bytes: number; sha256: string }
}

const soldLines = (db: Db) =>
  db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .innerJoin('payment_orders', 'payment_orders.id', 'orders.payment_order_id')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .innerJoin('items', 'items.id', 'order_lines.item_id')
    .leftJoin('papers', (join) => join.onRef('papers.order_id', '=', 'orders.id').on('papers.kind', 'in', ['invoice', 'receipt']))
    .select([
      'order_lines.id',
      'order_lines.item_id',
      'order_lines.name',
      'order_lines.seller_name',
      'order_lines.licence_version',
      'orders.user_id',
      'orders.public_id as order_public_id',
      'orders.gateway_payment_id',
      'orders.created_at',
      'payment_orders.buyer',
      'users.first_name',
      'users.last_name',
      'users.language',
      'items.public_id as item_public_id',
      'items.file_ext',
      'items.original_bytes',
      'items.original_sha256',
    ])
    .select(sql<boolean | null>`(papers.facts -> 'isSpecimen')::boolean`.as('is_specimen'))
    .orderBy('order_lines.id')

type Row = Awaited<ReturnType<ReturnType<typeof soldLines>['execute']>>[number]

const toLine = (row: Row): SoldLine => ({
  id: row.id,
  itemId: row.item_id,
  userId: row.user_id,
  name: row.name,
  creator: row.seller_name,
  licenceVersion: row.licence_version,
  order: { id: row.order_public_id, paymentId: row.gateway_payment_id },
  paidAt: row.created_at,
  buyer: row.buyer,
  isSpecimen: row.is_specimen,
  accountName: `${row.first_name} ${row.last_name}`.trim(),
  language: row.language,
  item: {
    publicId: row.item_public_id,
    file: { name: row.name, file_ext: row.file_ext },
    bytes: row.original_bytes,
    sha256: row.original_sha256,
  },
})

export const linesOfOrder = async (db: Db, orderId: number): Promise<SoldLine[]> =>
  (await soldLines(db).where('order_lines.order_id', '=', orderId).execute()).map(toLine)

/** Some lines that have no licence: sold before the shop issued any, or by an older release beside this one. */
export const linesWithoutLicence = async (db: Db, limit: number): Promise<SoldLine[]> =>
  (
    await soldLines(db)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('licences').select('licences.id').whereRef('licences.order_line_id', '=', 'order_lines.id'))),
      )
      .limit(limit)
      .execute()
  ).map(toLine)
