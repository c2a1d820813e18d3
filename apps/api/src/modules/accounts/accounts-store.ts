import type { Language } from '@chitra/paths'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { newId } from '../../platform/ids.ts'
import { endCodes } from './codes-store.ts'
import { endPendingChange, isReserved, pending } from './email-changes-store.ts'
import { endSessions } from './sessions-store.ts'

export type User = Selectable<Tables['users']>

export interface NewUser {
  email: string
  emailKey: string
  passwordHash: string
  firstName: string
  lastName: string
  language: Language
}

/** Adds a buyer. Returns null if the address is taken, or reserved for its previous owner. */
export async function addUser(db: Db, user: NewUser, now: Date): Promise<User | null> {
  if (await isReserved(db, user.emailKey, now)) return null
  const added = await db
    .insertInto('users')
    .values({
      public_id: newId(),
      email: user.email,
      email_key: user.emailKey,
      password_hash: user.passwordHash,
      first_name: user.firstName,
      last_name: user.lastName,
      dob: null,
      role: 'buyer',
      email_verified_at: null,
      first_login_at: null,
      language: user.language,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returningAll()
    .executeTakeFirst()
  return added ?? null
}

export const userByEmail = (db: Db, emailKey: string): Promise<User | undefined> =>
  db.selectFrom('users').selectAll().where('email_key', '=', emailKey).executeTakeFirst()

export const userById = (db: Db, id: number): Promise<User | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()

/** A user, and the address that awaits its confirmation. */
export type UserWithPending = User & { pending_email: string | null }

const pendingOfRow = (db: Db, now: Date) =>
  pending(db, now)
    .select('new_email')
    .where('user_id', '=', sql<number>`users.id`)
    .limit(1)
    .as('pending_email')

export const userWithPending = (db: Db, id: number, now: Date): Promise<UserWithPending | undefined> =>
  db.selectFrom('users').selectAll().select(pendingOfRow(db, now)).where('id', '=', id).executeTakeFirst()

/** For papers and mails. */
export async function accountOf(db: Db, id: number): Promise<{ name: string; email: string; language: Language }> {
  const user = await db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email', 'language'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { name: `${user.first_name} ${user.last_name}`.trim(), email: user.email, language: user.language }
}

export async function setLanguage(db: Db, userId: number, language: Language): Promise<void> {
  await db.updateTable('users').set({ language }).where('id', '=', userId).execute()
}

export async function markVerified(db: Db, userId: number, now: Date): Promise<void> {
  await db.updateTable('users').set({ email_verified_at: now }).where('id', '=', userId).where('email_verified_at', 'is', null).execute()
}

/**
 * Sets a password. Ends the user's sessions except `keptSession`, all mailed links except those that undo a change of address, and a pending change of
 * address. Returns false if the account was closed.
 */
export async function setPassword(db: Db, userId: number, passwordHash: string, now: Date, keptSession: Buffer | null): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  await endSessions(db, userId, keptSession)
  await endCodes(db, userId, now)
  await endPendingChange(db, userId, now)
  return result.numUpdatedRows > 0n
}

export interface Profile {
  first_name: string
  last_name: string
  dob?: string | null
  mail_messages?: boolean
  creator_updates?: boolean
}

export const setProfile = (db: Db, userId: number, profile: Profile, now: Date): Promise<UserWithPending | undefined> =>
  db.updateTable('users').set(profile).where('id', '=', userId).returningAll().returning(pendingOfRow(db, now)).executeTakeFirst()

/** Users who have enabled messages by mail. */
export async function messageRecipients(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('mail_messages', '=', true)
    .where('closed_at', 'is', null)
    .where('email_verified_at', 'is not', null)
    .execute()
  return rows.map(({ id }) => id)
}
