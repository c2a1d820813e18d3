import type { Language } from '@chitra/paths'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { pending } from './email-changes-store.ts'

export type User = Selectable<Tables['users']>

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

export interface Profile {
  first_name: string
  last_name: string
  dob?: string | null
  mail_messages?: boolean
  creator_updates?: boolean
}

/** A statement that sets a user's profile, to be refined by the caller. */
export const profileSet = (db: Db, userId: number, profile: Profile) => db.updateTable('users').set(profile).where('id', '=', userId)

export const setProfile = (db: Db, userId: number, profile: Profile, now: Date): Promise<UserWithPending | undefined> =>
  profileSet(db, userId, profile).returningAll().returning(pendingOfRow(db, now)).executeTakeFirst()

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
