import type { Db } from '../../platform/database/database.ts'
import { billingOf } from '../billing/index.ts'
import { orderDataOf } from '../orders/index.ts'
import { boardDataOf } from './board-data-store.ts'

/** A user's stored data, table by table, without secrets or other users' data. */
export async function userDataOf(db: Db, userId: number) {
  return {
    profile: await db
      .selectFrom('users')
      .select(['public_id as id', 'first_name', 'last_name', 'email', 'dob', 'role', 'email_verified_at', 'first_login_at', 'created_at'])
      .select(['mail_messages', 'creator_updates', 'language'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow(),
    billing: await billingOf(db, userId),
    sessions: await db.selectFrom('sessions').select(['created_at', 'last_used_at']).where('user_id', '=', userId).execute(),
    signInsByOthers: await db
      .selectFrom('identities')
      .select(['provider', 'subject', 'created_at'])
      .where('user_id', '=', userId)
      .execute(),
    changesOfAddress: await db
      .selectFrom('email_changes')
      .select(['old_email', 'new_email', 'asked_at', 'confirmed_at', 'ended_at'])
      .where('user_id', '=', userId)
      .execute(),
    cart: await db
      .selectFrom('cart_entries')
      .innerJoin('items', 'items.id', 'item_id')
      .select(['items.public_id as item', 'items.name', 'cart_entries.created_at'])
      .where('user_id', '=', userId)
      .execute(),
    wishList: await db
      .selectFrom('wish_entries')
      .innerJoin('items', 'items.id', 'item_id')
      .select(['items.public_id as item', 'items.name', 'wish_entries.created_at'])
      .where('user_id', '=', userId)
      .execute(),
    boards: await boardDataOf(db, userId),
    downloads: await db
      .selectFrom('download_counts')
      .innerJoin('items', 'items.id', 'item_id')
      .select(['items.public_id as item', 'items.name', 'day'])
      .where('user_id', '=', userId)
      .execute(),
    visits: await db
      .selectFrom('visits')
      .select(['address', 'country', 'state', 'keyword', 'created_at'])
      .where('user_id', '=', userId)
      .execute(),
    ...(await orderDataOf(db, userId)),
  }
}

export type UserData = Awaited<ReturnType<typeof userDataOf>>
