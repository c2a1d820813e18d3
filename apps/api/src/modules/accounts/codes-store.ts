import { type Expression, type RawBuilder, sql } from 'kysely'
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

/** Whether a row of `codes` is that of this code, which can still be used. */
export const isUsable = (code: string, now: Date) =>
  sql<boolean>`codes.code_hash = ${hashSecret(code)}::bytea and codes.used_at is null and codes.expires_at > ${now}::timestamptz`

/** Consumes a code, as the common table expression `consumed` with its `user_id`; only one of two simultaneous callers gets it. @param which condition */
export const codeConsumed = (code: string, now: Date, which: Expression<boolean>) => sql`
  consumed as (
    update codes set used_at = ${now}::timestamptz where ${isUsable(code, now)} and ${which}
    returning codes.user_id, codes.purpose, codes.email_change_id)`

/** Whether a code can still be used, as a value of a query. */
export const isCodeGood = (code: string, purpose: Purpose, now: Date) =>
  sql<boolean>`exists (select 1 from codes where ${isUsable(code, now)} and purpose = ${purpose})`

/** The key of the address of the user to whom a code was sent, even a used or expired one; as a value of a query. */
export const emailKeyOfCode = (code: string, purpose: Purpose) =>
  sql<
    string | null
  >`(select email_key from users where id = (select user_id from codes where code_hash = ${hashSecret(code)}::bytea and purpose = ${purpose}))`

/**
 * Ends every link mailed to the users of a query, except those that undo a change of address: otherwise, an attacker could end them by changing the password.
 * @param kept one that the same statement consumes
 */
export const codesEnded = (users: RawBuilder<unknown>, now: Date, kept?: string) => sql`
  update codes set used_at = ${now}::timestamptz
  where user_id in (${users}) and purpose <> 'undo-email-change' and used_at is null
    and code_hash is distinct from ${kept === undefined ? null : hashSecret(kept)}::bytea
  returning user_id`
