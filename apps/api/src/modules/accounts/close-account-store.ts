import { type RawBuilder, sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import { after } from '../../platform/database/after.ts'
import type { Mail } from '../../platform/mail.ts'
import { billingDeleted } from '../billing/index.ts'
import { certificateHashesOf, usesDeleted } from '../licences/index.ts'
import { reasonsDeleted } from '../orders/index.ts'
import { answersDeleted } from '../repeats/index.ts'
import { closedAddress, UNDO_LIFE } from './accounts.ts'
import type { User } from './accounts-store.ts'
import type { Needs } from './needs.ts'

/** What decides whether an account can be closed, and what is deleted with it; as a value of a query over `users`. */
export const closing = (userId: number, now: Date) =>
  jsonBuildObject({
    user: sql<Pick<User, 'public_id' | 'email' | 'email_key' | 'language'>>`(select to_json(closed) from (
      select public_id, email, email_key, language from users where id = ${userId}) as closed)`,
    /** Whether it sells items in the catalogue. */
    isSeller: sql<boolean>`exists (select 1 from sellers where user_id = ${userId})`,
    /** Whether a change of address can still be undone. Closing the account would prevent that. */
    canBeUndone: sql<boolean>`exists (
      select 1 from email_changes where user_id = ${userId} and ended_at is null and asked_at > ${new Date(now.getTime() - UNDO_LIFE)}::timestamptz)`,
    certificates: certificateHashesOf(userId),
  })

/** Tables of which everything of an account is deleted, besides those that have an order. */
const WHOLE = ['sessions', 'identities', 'known_networks', 'cart_entries', 'wish_entries', 'boards', 'free_downloads', 'visits'] as const

/**
 * Deletes an account's personal data, and queues its last mail. Orders, payments and download counts are kept for accounting, with only the account's id.
 */
export async function closeUser(
  { db, jobs }: Pick<Needs, 'db' | 'jobs'>,
  userId: number,
  { public_id, email_key }: Pick<User, 'public_id' | 'email_key'>,
  mail: Mail,
  now: Date,
): Promise<void> {
  const email = closedAddress(public_id)
  const others: RawBuilder<unknown>[] = [
    ...WHOLE.map((table) => sql`delete from ${sql.table(table)} where user_id = ${userId}`),
    reasonsDeleted(userId),
    answersDeleted(userId),
    ...billingDeleted(userId),
    usesDeleted(userId),
    await jobs.insertion('mail', sql<object>`${JSON.stringify(mail)}::jsonb`, 'person'),
  ]
  await sql`
    with attempts_deleted as (delete from attempts where position(${email_key} in bucket) > 0 returning 1),
    guesses_deleted as (delete from guesses where account = ${email_key} and ${after('attempts_deleted')} returning 1),
    codes_deleted as (delete from codes where user_id = ${userId} and ${after('guesses_deleted')} returning 1),
    changes_deleted as (delete from email_changes where user_id = ${userId} and ${after('codes_deleted')} returning 1),
    person as (
      update users set email = ${email}, email_key = ${email.toLowerCase()}, password_hash = null, first_name = 'Closed', last_name = 'account', dob = null,
        mail_messages = false, creator_updates = false, language = 'en', closed_at = ${now}::timestamptz
      where id = ${userId} and ${after('changes_deleted')} returning id),
    ${sql.join(others.map((part, index) => sql`${sql.ref(`part_${index}`)} as (${part})`))}
    select id from person`.execute(db)
}
