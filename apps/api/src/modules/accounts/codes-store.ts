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

export interface TakenCode {
  userId: number
  email: string
  changeId: number | null
}

/** Consumes a code; undefined when it is unknown, used or expired. Of two simultaneous callers one gets it. */
export async function takeCode(db: Db, code: string, purpose: Purpose, now: Date): Promise<TakenCode | undefined> {
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

/** Whether a code can still be used. */
export async function isCodeGood(db: Db, code: string, purpose: Purpose, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('codes')
    .select('user_id')
    .where('code_hash', '=', hashSecret(code))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** The user of a stored code, even an expired one, to send another to the same mailbox. */
export async function holderOfCode(db: Db, code: string, purpose: Purpose): Promise<number | undefined> {
  const row = await db
    .selectFrom('codes')
    .select('user_id')
    .where('code_hash', '=', hashSecret(code))
    .where('purpose', '=', purpose)
    .executeTakeFirst()
  return row?.user_id
}

/**
 * Ends every link mailed to a user, except those that undo a change of address: they went to the old address, and an attacker could otherwise end them
 * by changing the password.
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
