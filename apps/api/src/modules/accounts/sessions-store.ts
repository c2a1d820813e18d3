import type { Language } from '@chitra/paths'
import { sql } from 'kysely'
import { after } from '../../platform/database/after.ts'
import type { Db } from '../../platform/database/database.ts'
import { hashSecret } from '../../platform/ids.ts'
import { pending } from './email-changes-store.ts'

/** A session that has been started. */
export interface Started {
  /** Whether it is the account's first one. */
  isFirst: boolean
  /** The address that awaits its confirmation. */
  pendingEmail: string | null
}

/** What starts a session for the user whose id is in the table `opened`, as common table expressions, and the columns that say it. */
export const sessionStart = (db: Db, token: string, now: Date) => ({
  started: sql`
    first as (
      update users set first_login_at = ${now}::timestamptz from opened where users.id = opened.id and users.first_login_at is null returning users.id),
    session as (
      insert into sessions (token_hash, user_id, created_at, last_used_at)
      select ${hashSecret(token)}::bytea, opened.id, ${now}::timestamptz, ${now}::timestamptz from opened where ${after('first')} returning user_id)`,
  columns: sql`exists (select 1 from first) as "isFirst",
    (${pending(db, now)
      .select('new_email')
      .where('user_id', '=', sql<number>`(select id from opened)`)
      .limit(1)}) as "pendingEmail"`,
})

export interface FoundSession {
  token_hash: Buffer
  created_at: Date
  last_used_at: Date
  user_id: number
  public_id: string
  role: 'buyer' | 'seller'
  email: string
  language: Language
}

export const sessionByToken = (db: Db, token: string): Promise<FoundSession | undefined> =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['token_hash', 'sessions.created_at', 'last_used_at', 'user_id', 'public_id', 'role', 'email', 'language'])
    .where('token_hash', '=', hashSecret(token))
    .executeTakeFirst()

export async function touchSession(db: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ last_used_at: now }).where('token_hash', '=', tokenHash).execute()
}

export async function removeSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** Ends the sessions of one account, or of all. Returns how many there were. */
export async function countAndEndSessions(db: Db, userId?: number): Promise<number> {
  const ending = db.deleteFrom('sessions')
  const { numDeletedRows } = await (userId === undefined ? ending : ending.where('user_id', '=', userId)).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
