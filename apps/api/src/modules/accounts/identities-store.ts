import type { Language } from '@chitra/paths'
import { sql } from 'kysely'
import { after } from '../../platform/database/after.ts'
import type { Db } from '../../platform/database/database.ts'
import { emailKey } from './accounts.ts'
import type { User } from './accounts-store.ts'
import { buyerAdded } from './buyers-store.ts'
import { codesEnded } from './codes-store.ts'
import { isReserved } from './email-changes-store.ts'
import type { Identity } from './identity/provider.ts'
import { letterFor } from './letters-store.ts'
import type { Needs } from './needs.ts'
import { sessionStart, type Started } from './sessions-store.ts'

/** Starts a session for the account of a provider's identity if its address is confirmed. Returns undefined if there is no such account. */
export async function startSessionByIdentity(
  db: Db,
  { provider, subject }: Pick<Identity, 'provider' | 'subject'>,
  token: string,
  now: Date,
): Promise<(Started & { user: User }) | undefined> {
  const { started, columns } = sessionStart(db, token, now)
  const { rows } = await sql<User & Started>`
    with owner as materialized (
      select users.* from identities inner join users on users.id = identities.user_id where provider = ${provider} and subject = ${subject}),
    opened as (select id from owner where email_verified_at is not null),
    ${started}
    select owner.*, ${columns} from owner`.execute(db)
  const [row] = rows
  if (row === undefined) return undefined
  const { isFirst, pendingEmail, ...user } = row
  return { user, isFirst, pendingEmail }
}

export interface NewIdentity {
  provider: Identity['provider']
  subject: string
  email: string
  /** As stated by the provider. */
  emailVerified: boolean
  firstName: string
  lastName: string
  language: Language
}

/**
 * Creates an account for a provider's identity. Returns false if the address or the identity already has an account.
 * A verified identity takes over an unconfirmed account, because its creator may not own the address (TA-03). One that is not verified gets a letter.
 */
export async function addByIdentity(services: Pick<Needs, 'db' | 'jobs'>, given: NewIdentity, now: Date): Promise<boolean> {
  const { db } = services
  const { provider, subject, email, emailVerified, firstName, lastName, language } = given
  const key = emailKey(email)
  const buyer = { email, emailKey: key, passwordHash: null, firstName, lastName, language, verifiedAt: emailVerified ? now : null }
  const isNew = sql<boolean>`not exists (select 1 from identities where provider = ${provider} and subject = ${subject})`
  const letter = await letterFor(services, 'unconfirmed', { letter: 'verify-email', userId: sql<number>`unconfirmed.id` })
  const { rows } = await sql<{ done: boolean }>`
    with holder as materialized (
      select id from users
      where email_key = ${key} and email_verified_at is null and ${emailVerified}::boolean and ${isNew} and not ${isReserved(db, key, now)}),
    links as (${codesEnded(sql`select id from holder`, now)}),
    taken_over as (
      update users set first_name = ${firstName}, last_name = ${lastName}, language = ${language}, password_hash = null, email_verified_at = ${now}::timestamptz
      from holder where users.id = holder.id and users.email_verified_at is null and ${after('links')} returning users.id),
    sessions_ended as (delete from sessions where user_id in (select id from taken_over)),
    identities_ended as (delete from identities where user_id in (select id from taken_over)),
    ${buyerAdded(db, buyer, now, isNew)},
    unconfirmed as (select id from added where email_verified_at is null),
    letter as (${letter}),
    person as (select id from added union all select id from taken_over),
    identity as (
      insert into identities (provider, subject, user_id, created_at)
      select ${provider}, ${subject}, person.id, ${now}::timestamptz from person
      on conflict (provider, subject) do nothing)
    select exists (select 1 from person) as done`.execute(db)
  return rows[0]?.done ?? false
}
