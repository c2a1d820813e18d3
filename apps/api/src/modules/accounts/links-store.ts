import { sql } from 'kysely'
import { after } from '../../platform/database/after.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Attempt } from '../limits/index.ts'
import { emailKey } from './accounts.ts'
import { codeConsumed, codesEnded, isUsable } from './codes-store.ts'
import { isTaken, pendingChangeEnded } from './email-changes-store.ts'
import { networkKnown } from './guesses-store.ts'
import { letterFor } from './letters-store.ts'
import type { Needs } from './needs.ts'

// What a mailed link does: each is one statement, which consumes the code, and uncounts the attempt if it was good.

/** A change of address that a link confirms. */
export interface ToConfirm {
  id: number
  newEmail: string
}

/** The change that awaits its confirmation by this code, as a value of a query. */
export const changeToConfirm = (code: string, now: Date) => sql<ToConfirm | null>`(
  select json_build_object('id', changes.id, 'newEmail', changes.new_email)
  from email_changes as changes inner join codes on codes.email_change_id = changes.id
  where ${isUsable(code, now)} and codes.purpose = 'change-email' and changes.ended_at is null and changes.confirmed_at is null)`

/**
 * Confirms the address of a new account, or a changed one.
 * @param change what `changeToConfirm` has read
 * @returns false if the code cannot be used, or another account has taken the address
 */
export async function confirmAddress(
  db: Db,
  attempt: Attempt,
  { code, change }: { code: string; change: ToConfirm | null },
  now: Date,
): Promise<boolean> {
  const key = emailKey(change?.newEmail ?? '')
  const { rows } = await sql<{ done: boolean }>`
    with ${codeConsumed(
      code,
      now,
      sql`(purpose = 'verify-email' or (purpose = 'change-email' and exists (
        select 1 from email_changes as changes where changes.id = codes.email_change_id and changes.id = ${change?.id ?? null}::bigint
          and not ${isTaken(db, key, now, sql<number>`changes.user_id`)})))`,
    )},
    links as (${codesEnded(sql`select user_id from consumed where purpose = 'change-email'`, now, code)}),
    confirmed as (
      update email_changes set confirmed_at = ${now}::timestamptz from consumed
      where id = consumed.email_change_id and confirmed_at is null and ended_at is null and ${after('links')} returning id),
    person as (
      update users set email_verified_at = coalesce(email_verified_at, ${now}::timestamptz),
        email = case purpose when 'change-email' then ${change?.newEmail ?? ''} else email end,
        email_key = case purpose when 'change-email' then ${key} else email_key end
      from consumed where users.id = consumed.user_id and (purpose = 'verify-email' or exists (select 1 from confirmed)) returning users.id),
    ${attempt.uncounted(sql`exists (select 1 from person)`)}
    select exists (select 1 from person) as done`.execute(db)
  return rows[0]?.done ?? false
}

/**
 * Gives an account to the person who can read its mail: sets a password, and ends the account's sessions, other links, and a pending change of address.
 * @returns what became of it
 */
export async function takeOver(
  db: Db,
  attempt: Attempt,
  { code, passwordHash, address }: { code: string; passwordHash: string; address: string },
  now: Date,
): Promise<'set' | 'closed' | 'no code'> {
  const { rows } = await sql<{ outcome: 'set' | 'closed' | 'no code' }>`
    with ${codeConsumed(code, now, sql`purpose = 'reset-password'`)},
    links as (${codesEnded(sql`select user_id from consumed`, now, code)}),
    change as (${pendingChangeEnded(sql`select user_id from consumed where ${after('links')}`, now)}),
    person as (
      update users set password_hash = ${passwordHash}, email_verified_at = coalesce(email_verified_at, ${now}::timestamptz)
      from consumed where users.id = consumed.user_id and users.closed_at is null and ${after('change')} returning users.id),
    sessions_ended as (delete from sessions where user_id in (select id from person)),
    -- Identities from before the email was confirmed may belong to someone else (TA-03).
    identities_ended as (
      delete from identities where user_id in (select person.id from person inner join users on users.id = person.id and users.email_verified_at is null)),
    -- A known network is not slowed down by the guesses of others (TA-07).
    ${networkKnown(sql`person as owner`, address, now)},
    ${attempt.uncounted(sql`exists (select 1 from consumed)`)}
    select case when exists (select 1 from person) then 'set' when exists (select 1 from consumed) then 'closed' else 'no code' end as outcome`.execute(
    db,
  )
  return rows[0]?.outcome ?? 'no code'
}

/**
 * Restores the address from before a change, and removes the password, because the attacker who requested the change knew it. Later changes and their links
 * end too, as do all sessions; a letter brings a link for a new password.
 * @returns false if the code cannot be used
 */
export async function undoChange(services: Pick<Needs, 'db' | 'jobs'>, attempt: Attempt, code: string, now: Date): Promise<boolean> {
  const { db } = services
  const letter = await letterFor(services, 'person', { letter: 'reset-password', emailKey: sql<string>`person.email_key` })
  const { rows } = await sql<{ done: boolean }>`
    with change as materialized (
      select changes.* from email_changes as changes inner join codes on codes.email_change_id = changes.id
      where ${isUsable(code, now)} and codes.purpose = 'undo-email-change' and changes.ended_at is null
        and not ${isTaken(db, sql<string>`changes.old_email_key`, now, sql<number>`changes.user_id`)}),
    ${codeConsumed(code, now, sql`purpose = 'undo-email-change' and email_change_id in (select id from change)`)},
    links as (${codesEnded(sql`select user_id from consumed`, now)}),
    ended as (
      update email_changes set ended_at = ${now}::timestamptz from change, consumed
      where email_changes.user_id = consumed.user_id and email_changes.id >= change.id and email_changes.ended_at is null and ${after('links')}
      returning email_changes.id),
    person as (
      update users set email = change.old_email, email_key = change.old_email_key, password_hash = null
      from change, ended where users.id = change.user_id and ended.id = change.id returning users.id, users.email_key),
    sessions_ended as (delete from sessions where user_id in (select id from person)),
    letter as (${letter}),
    ${attempt.uncounted(sql`exists (select 1 from person)`)}
    select exists (select 1 from person) as done`.execute(db)
  return rows[0]?.done ?? false
}
