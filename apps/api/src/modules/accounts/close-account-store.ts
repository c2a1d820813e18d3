import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { deleteBilling } from '../billing/index.ts'
import { deleteUses } from '../licences/index.ts'
import { deleteReasons } from '../orders/index.ts'
import { deleteAnswersOf } from '../repeats/index.ts'
import { closedAddress, UNDO_LIFE } from './accounts.ts'
import type { User } from './accounts-store.ts'

/**
 * Deletes an account's personal data, in the caller's transaction. Orders, payments and download counts are kept for accounting, with only the
 * account's id.
 */
export async function closeUser(trx: Db, user: Pick<User, 'id' | 'public_id' | 'email_key'>, now: Date): Promise<void> {
  for (const table of [
    'sessions',
    'identities',
    'codes',
    'email_changes',
    'known_networks',
    'cart_entries',
    'wish_entries',
    'boards',
    'free_downloads',
  ] as const)
    await trx.deleteFrom(table).where('user_id', '=', user.id).execute()
  await trx.deleteFrom('visits').where('user_id', '=', user.id).execute()
  await trx.deleteFrom('guesses').where('account', '=', user.email_key).execute()
  await trx
    .deleteFrom('attempts')
    .where(sql<boolean>`position(${user.email_key} in bucket) > 0`)
    .execute()
  await deleteReasons(trx, user.id)
  await deleteAnswersOf(trx, user.id)
  await deleteBilling(trx, user.id)
  await deleteUses(trx, user.id)
  const email = closedAddress(user.public_id)
  await trx
    .updateTable('users')
    .set({
      email,
      email_key: email.toLowerCase(),
      password_hash: null,
      first_name: 'Closed',
      last_name: 'account',
      dob: null,
      mail_messages: false,
      creator_updates: false,
      language: 'en',
      closed_at: now,
    })
    .where('id', '=', user.id)
    .execute()
}

/** Whether an account sells items in the catalogue. */
export const isSeller = async (db: Db, userId: number): Promise<boolean> =>
  (await db.selectFrom('sellers').select('id').where('user_id', '=', userId).executeTakeFirst()) !== undefined

/** Whether a change of address can still be undone. Closing the account would prevent that. */
export async function canBeUndone(db: Db, userId: number, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('email_changes')
    .select('id')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('asked_at', '>', new Date(now.getTime() - UNDO_LIFE))
    .executeTakeFirst()
  return row !== undefined
}
