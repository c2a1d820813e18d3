import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { hashSecret, newId } from '../../platform/ids.ts'

export type User = Selectable<Tables['users']>

export interface NewUser {
  email: string
  emailKey: string
  passwordHash: string
  firstName: string
  lastName: string
}

/** Adds a buyer; null when the address is taken. */
export async function addUser(db: Db, user: NewUser): Promise<User | null> {
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

/** Notes the first login; true when this was it. */
export async function noteFirstLogin(db: Db, userId: number, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set({ first_login_at: now })
    .where('id', '=', userId)
    .where('first_login_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function addSession(db: Db, token: string, userId: number, now: Date): Promise<void> {
  await db
    .insertInto('sessions')
    .values({ token_hash: hashSecret(token), user_id: userId, created_at: now, last_used_at: now })
    .execute()
}

export interface FoundSession {
  token_hash: Buffer
  created_at: Date
  last_used_at: Date
  user_id: number
  public_id: string
  role: 'buyer' | 'seller'
  email: string
}

export const sessionByToken = (db: Db, token: string): Promise<FoundSession | undefined> =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['token_hash', 'sessions.created_at', 'last_used_at', 'user_id', 'public_id', 'role', 'email'])
    .where('token_hash', '=', hashSecret(token))
    .executeTakeFirst()

export async function touchSession(db: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ last_used_at: now }).where('token_hash', '=', tokenHash).execute()
}

export async function removeSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

export async function addCode(
  db: Db,
  code: string,
  row: { userId: number; purpose: Tables['codes']['purpose']; email: string; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('codes')
    .values({
      code_hash: hashSecret(code),
      user_id: row.userId,
      purpose: row.purpose,
      email: row.email,
      expires_at: row.expiresAt,
      used_at: null,
    })
    .execute()
}

/** Uses a code up; undefined when it is unknown, used or too old. Two at once: one of them gets it. */
export async function takeCode(
  db: Db,
  code: string,
  purpose: Tables['codes']['purpose'],
  now: Date,
): Promise<{ userId: number; email: string } | undefined> {
  const row = await db
    .updateTable('codes')
    .set({ used_at: now })
    .where('code_hash', '=', hashSecret(code))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'email'])
    .executeTakeFirst()
  return row && { userId: row.user_id, email: row.email }
}

export async function markVerified(db: Db, userId: number, now: Date): Promise<void> {
  await db.updateTable('users').set({ email_verified_at: now }).where('id', '=', userId).where('email_verified_at', 'is', null).execute()
}

/** How many attempts a bucket has seen in its window; `add` counts one more first. */
export async function countAttempts(db: Db, bucket: string, windowMs: number, now: Date, add: 0 | 1): Promise<number> {
  const windowStart = windowOf(now, windowMs)
  if (add === 0) {
    const row = await db
      .selectFrom('attempts')
      .select('n')
      .where('bucket', '=', bucket)
      .where('window_start', '=', windowStart)
      .executeTakeFirst()
    return row?.n ?? 0
  }
  const { n } = await db
    .insertInto('attempts')
    .values({ bucket, window_start: windowStart, n: 1 })
    .onConflict((conflict) => conflict.columns(['bucket', 'window_start']).doUpdateSet({ n: sql<number>`attempts.n + 1` }))
    .returning('n')
    .executeTakeFirstOrThrow()
  return n
}

/** One attempt fewer in the present window. */
export async function uncountAttempt(db: Db, bucket: string, windowMs: number, now: Date): Promise<void> {
  await db
    .updateTable('attempts')
    .set({ n: sql<number>`greatest(n - 1, 0)` })
    .where('bucket', '=', bucket)
    .where('window_start', '=', windowOf(now, windowMs))
    .execute()
}

/** Windows are aligned to the clock. */
const windowOf = (now: Date, windowMs: number): Date => new Date(Math.floor(now.getTime() / windowMs) * windowMs)

/** Sets a password and ends the user's sessions, but for the one that is kept; open reset links end with it. */
export async function setPassword(db: Db, userId: number, passwordHash: string, now: Date, keptSession: Buffer | null): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
  let ending = db.deleteFrom('sessions').where('user_id', '=', userId)
  if (keptSession !== null) ending = ending.where('token_hash', '!=', keptSession)
  await ending.execute()
  await db
    .updateTable('codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', 'reset-password')
    .where('used_at', 'is', null)
    .execute()
}

export async function setProfile(db: Db, userId: number, profile: { first_name: string; last_name: string; dob?: string }): Promise<void> {
  await db.updateTable('users').set(profile).where('id', '=', userId).execute()
}

/** Gives an account its new, confirmed address; false when somebody else has it by now. Links that went to the old address open nothing any more. */
export async function setEmail(db: Db, userId: number, email: string, key: string, now: Date): Promise<boolean> {
  const taken = await db.selectFrom('users').select('id').where('email_key', '=', key).where('id', '!=', userId).executeTakeFirst()
  if (taken !== undefined) return false
  await db.updateTable('users').set({ email, email_key: key }).where('id', '=', userId).execute()
  await db.updateTable('codes').set({ used_at: now }).where('user_id', '=', userId).where('used_at', 'is', null).execute()
  return true
}
