import type { Selectable } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { UNDO_LIFE } from './accounts.ts'
import { endCodes } from './codes-store.ts'

export type EmailChange = Selectable<Tables['email_changes']>

interface NewChange {
  userId: number
  oldEmail: string
  oldKey: string
  newEmail: string
  askedAt: Date
  expiresAt: Date
}

/** Stores a pending change of address. Replaces an earlier pending one. */
export async function addChange(trx: Db, change: NewChange): Promise<number> {
  await endPendingChange(trx, change.userId, change.askedAt)
  const { id } = await trx
    .insertInto('email_changes')
    .values({
      user_id: change.userId,
      old_email: change.oldEmail,
      old_email_key: change.oldKey,
      new_email: change.newEmail,
      asked_at: change.askedAt,
      expires_at: change.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A change that was not cancelled, undone or replaced. */
export const openChange = (db: Db, id: number): Promise<EmailChange | undefined> =>
  db.selectFrom('email_changes').selectAll().where('id', '=', id).where('ended_at', 'is', null).executeTakeFirst()

/** Changes that await their confirmation. */
export const pending = (db: Db, now: Date) =>
  db.selectFrom('email_changes').where('confirmed_at', 'is', null).where('ended_at', 'is', null).where('expires_at', '>', now)

const endingPendingChange = (db: Db, userId: number, now: Date) =>
  db
    .updateTable('email_changes')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)

/** Cancels the pending change and its link. */
export async function endPendingChange(db: Db, userId: number, now: Date): Promise<void> {
  await endingPendingChange(db, userId, now).execute()
}

/** The same; returns the user, who has no pending change then. */
export const callOffChange = (db: Db, userId: number, now: Date): Promise<Selectable<Tables['users']> | undefined> =>
  db
    .with('ended', () => endingPendingChange(db, userId, now))
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .executeTakeFirst()

/** Extends a change: its link must be valid for as long as the mail says, even if the mail is sent late. */
export async function prolongChange(db: Db, id: number, expiresAt: Date): Promise<void> {
  await db.updateTable('email_changes').set({ expires_at: expiresAt }).where('id', '=', id).execute()
}

/** Whether an address is reserved, because undoing a change would return it to its previous account. */
export async function isReserved(db: Db, key: string, now: Date, exceptUser?: number): Promise<boolean> {
  let query = db
    .selectFrom('email_changes')
    .select('id')
    .where('old_email_key', '=', key)
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .where('asked_at', '>', new Date(now.getTime() - UNDO_LIFE))
  if (exceptUser !== undefined) query = query.where('user_id', '!=', exceptUser)
  return (await query.executeTakeFirst()) !== undefined
}

export async function isTaken(db: Db, key: string, now: Date, exceptUser: number): Promise<boolean> {
  const holder = await db.selectFrom('users').select('id').where('email_key', '=', key).where('id', '!=', exceptUser).executeTakeFirst()
  return holder !== undefined || (await isReserved(db, key, now, exceptUser))
}

/** Gives an account its confirmed new address. Returns false if another account has taken it. Links sent to the old address end. */
export async function confirmChange(trx: Db, change: EmailChange, key: string, now: Date): Promise<boolean> {
  if (await isTaken(trx, key, now, change.user_id)) return false
  await trx.updateTable('users').set({ email: change.new_email, email_key: key }).where('id', '=', change.user_id).execute()
  await trx.updateTable('email_changes').set({ confirmed_at: now }).where('id', '=', change.id).execute()
  await endCodes(trx, change.user_id, now)
  return true
}

/**
 * Restores the address from before a change, and removes the password, because the attacker who requested the change knew it. Later changes and their
 * links end too.
 */
export async function undoChange(trx: Db, change: EmailChange, now: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email: change.old_email, email_key: change.old_email_key, password_hash: null })
    .where('id', '=', change.user_id)
    .execute()
  await trx
    .updateTable('email_changes')
    .set({ ended_at: now })
    .where('user_id', '=', change.user_id)
    .where('id', '>=', change.id)
    .where('ended_at', 'is', null)
    .execute()
  await trx.deleteFrom('sessions').where('user_id', '=', change.user_id).execute()
  await endCodes(trx, change.user_id, now)
}
