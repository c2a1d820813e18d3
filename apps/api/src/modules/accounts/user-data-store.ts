import { jsonArrayFrom, jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../platform/database/database.ts'
import { withTimes } from '../../platform/database/from-json.ts'
import { saidBy, toBuyer } from '../billing/index.ts'
import { papersOfUser } from '../invoices/index.ts'
import { licencesToCertify } from '../licences/index.ts'
import { orderFromExport, ordersToExport, refundsToExport } from '../orders/index.ts'
import { boardFromJson, boardsToExport } from './board-data-store.ts'

/** A user's stored data, table by table, without secrets or other users' data, and what the files of papers and licences are made from; as a value of a query. */
export const dataToExport = (db: Db, userId: number) =>
  jsonBuildObject({
    profile: jsonObjectFrom(
      db
        .selectFrom('users')
        .select(['public_id as id', 'first_name', 'last_name', 'email', 'dob', 'role', 'email_verified_at', 'first_login_at', 'created_at'])
        .select(['mail_messages', 'creator_updates', 'language'])
        .where('id', '=', userId),
    ).$notNull(),
    billing: saidBy(userId),
    sessions: jsonArrayFrom(db.selectFrom('sessions').select(['created_at', 'last_used_at']).where('user_id', '=', userId)),
    signInsByOthers: jsonArrayFrom(db.selectFrom('identities').select(['provider', 'subject', 'created_at']).where('user_id', '=', userId)),
    changesOfAddress: jsonArrayFrom(
      db
        .selectFrom('email_changes')
        .select(['old_email', 'new_email', 'asked_at', 'confirmed_at', 'ended_at'])
        .where('user_id', '=', userId),
    ),
    cart: jsonArrayFrom(
      db
        .selectFrom('cart_entries')
        .innerJoin('items', 'items.id', 'item_id')
        .select(['items.public_id as item', 'items.name', 'cart_entries.created_at'])
        .where('user_id', '=', userId),
    ),
    wishList: jsonArrayFrom(
      db
        .selectFrom('wish_entries')
        .innerJoin('items', 'items.id', 'item_id')
        .select(['items.public_id as item', 'items.name', 'wish_entries.created_at'])
        .where('user_id', '=', userId),
    ),
    boards: jsonArrayFrom(boardsToExport(db, userId)),
    downloads: jsonArrayFrom(
      db
        .selectFrom('download_counts')
        .innerJoin('items', 'items.id', 'item_id')
        .select(['items.public_id as item', 'items.name', 'day'])
        .where('user_id', '=', userId),
    ),
    visits: jsonArrayFrom(
      db.selectFrom('visits').select(['address', 'country', 'state', 'keyword', 'created_at']).where('user_id', '=', userId),
    ),
    refunds: jsonArrayFrom(refundsToExport(db, userId)),
    orders: jsonArrayFrom(ordersToExport(db, userId)),
    papers: jsonArrayFrom(papersOfUser(db, userId)),
    licences: licencesToCertify(db, userId),
  })

type Read = NonNullable<ReturnType<typeof dataToExport>['expressionType']>

/** The data as an export says it, table by table. */
export const userData = (read: Omit<Read, 'licences'>) => ({
  profile: withTimes(read.profile, 'email_verified_at', 'first_login_at', 'created_at'),
  billing: toBuyer(read.billing),
  sessions: read.sessions.map((one) => withTimes(one, 'created_at', 'last_used_at')),
  signInsByOthers: read.signInsByOthers.map((one) => withTimes(one, 'created_at')),
  changesOfAddress: read.changesOfAddress.map((one) => withTimes(one, 'asked_at', 'confirmed_at', 'ended_at')),
  cart: read.cart.map((one) => withTimes(one, 'created_at')),
  wishList: read.wishList.map((one) => withTimes(one, 'created_at')),
  boards: read.boards.map(boardFromJson),
  downloads: read.downloads,
  visits: read.visits.map((one) => withTimes(one, 'created_at')),
  refunds: read.refunds.map((one) => withTimes(one, 'asked_at', 'answered_at')),
  orders: read.orders.map(orderFromExport),
  papers: read.papers.map(({ order, number, facts }) => ({ order, number, facts })),
})

export type UserData = ReturnType<typeof userData>
