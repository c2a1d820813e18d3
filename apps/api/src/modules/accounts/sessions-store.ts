import type { Language } from '@chitra/paths'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { hashSecret } from '../../platform/ids.ts'
import { pending } from './email-changes-store.ts'

/** Starts a session. @returns whether it is the account's first one, and the address that awaits its confirmation */
export const addSession = (db: Db, token: string, userId: number, now: Date): Promise<{ isFirst: boolean; pendingEmail: string | null }> =>
  db
    .with('session', (all) =>
      all.insertInto('sessions').values({ token_hash: hashSecret(token), user_id: userId, created_at: now, last_used_at: now }),
    )
    .with('first', (all) =>
      all.updateTable('users').set({ first_login_at: now }).where('id', '=', userId).where('first_login_at', 'is', null).returning('id'),
    )
    .selectNoFrom([
      sql<boolean>`exists (select 1 from first)`.as('isFirst'),
      pending(db, now).select('new_email').where('user_id', '=', userId).limit(1).as('pendingEmail'),
    ])
    .executeTakeFirstOrThrow()

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

export async function endSessions(db: Db, userId: number, kept: Buffer | null): Promise<void> {
  let ending = db.deleteFrom('sessions').where('user_id', '=', userId)
  if (kept !== null) ending = ending.where('token_hash', '!=', kept)
  await ending.execute()
}

/** Ends the sessions of one account, or of all. Returns how many there were. */
export async function countAndEndSessions(db: Db, userId?: number): Promise<number> {
  const ending = db.deleteFrom('sessions')
  const { numDeletedRows } = await (userId === undefined ? ending : ending.where('user_id', '=', userId)).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
