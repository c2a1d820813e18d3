import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { hashSecret } from '../../platform/ids.ts'

export type Purpose = Tables['codes']['purpose']

export interface NewCode {
  userId: number
  purpose: Purpose
  email: string
  expiresAt: Date
  /** The change of address that it confirms or undoes. */
  changeId?: number
}

export async function addCode(db: Db, code: string, row: NewCode): Promise<void> {
  await db
    .insertInto('codes')
    .values({
      code_hash: hashSecret(code),
      user_id: row.userId,
      purpose: row.purpose,
      email: row.email,
      expires_at: row.expiresAt,
      used_at: null,
      email_change_id: row.changeId ?? null,
    })
    .execute()
}

export interface ConsumedCode {
  userId: number
  email: string
  changeId: number | null
}

/** Consumes a code. Returns undefined if it is unknown, used or expired; only one of two simultaneous callers gets it. */
export async function consumeCode(db: Db, code: string, purpose: Purpose, now: Date): Promise<ConsumedCode | undefined> {
  const row = await db
    .updateTable('codes')
    .set({ used_at: now })
    .where('code_hash', '=', hashSecret(code))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'email', 'email_change_id'])
    .executeTakeFirst()
  return row && { userId: row.user_id, email: row.email, changeId: row.email_change_id }
}

/** Whether a code can still be used, as a value of a query. */
export function isCodeGood(db: Db, code: string, purpose: Purpose, now: Date) {
  const good = db
    .selectFrom('codes')
    .select('user_id')
    .where('code_hash', '=', hashSecret(code))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
  return sql<boolean>`exists ${good}`
}

/** The user of a stored code, even a used or expired one. */
export async function userOfCode(db: Db, code: string, purpose: Purpose): Promise<number | undefined> {
  const row = await db
    .selectFrom('codes')
    .select('user_id')
    .where('code_hash', '=', hashSecret(code))
    .where('purpose', '=', purpose)
    .executeTakeFirst()
  return row?.user_id
}

/**
 * Ends every link mailed to a user, except those that undo a change of address: otherwise, an attacker could end them by changing the password.
 */
export async function endCodes(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '!=', 'undo-email-change')
    .where('used_at', 'is', null)
    .execute()
}
