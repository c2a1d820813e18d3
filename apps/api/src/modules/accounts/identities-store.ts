import type { Language } from '@chitra/paths'
import type { Db } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import type { User } from './accounts-store.ts'
import { emailKey } from './accounts.ts'
import { endCodes } from './codes-store.ts'
import { isReserved } from './email-changes-store.ts'
import type { Identity } from './identity/provider.ts'

export const userByIdentity = (db: Db, { provider, subject }: Pick<Identity, 'provider' | 'subject'>): Promise<User | undefined> =>
  db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .selectAll('users')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()

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
 * Creates an account for a provider's identity. Returns null if the address or the identity already has an account.
 * A verified identity takes over an unconfirmed account, because its creator may not own the address (TA-03).
 * Must run in a transaction.
 */
export async function addByIdentity(trx: Db, given: NewIdentity, now: Date): Promise<User | null> {
  if ((await userByIdentity(trx, given)) !== undefined) return null
  const key = emailKey(given.email)
  if (await isReserved(trx, key, now)) return null
  const holder = await trx.selectFrom('users').selectAll().where('email_key', '=', key).forUpdate().executeTakeFirst()
  if (holder !== undefined && (holder.email_verified_at !== null || !given.emailVerified)) return null
  if (holder !== undefined) await revokeAccess(trx, holder.id, now)
  const person = { first_name: given.firstName, last_name: given.lastName, language: given.language }
  const verified = given.emailVerified ? now : null
  const user =
    holder === undefined
      ? await trx
          .insertInto('users')
          .values({
            public_id: newId(),
            email: given.email,
            email_key: key,
            password_hash: null,
            ...person,
            dob: null,
            role: 'buyer',
            email_verified_at: verified,
            first_login_at: null,
          })
          .onConflict((conflict) => conflict.column('email_key').doNothing())
          .returningAll()
          .executeTakeFirst()
      : await trx
          .updateTable('users')
          .set({ ...person, password_hash: null, email_verified_at: verified })
          .where('id', '=', holder.id)
          .returningAll()
          .executeTakeFirst()
  if (user === undefined) return null
  await trx
    .insertInto('identities')
    .values({ provider: given.provider, subject: given.subject, user_id: user.id, created_at: now })
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
    .execute()
  return user
}

/** Revokes the sessions, links and identities of an unconfirmed account. */
export async function revokeAccess(trx: Db, userId: number, now: Date): Promise<void> {
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute()
  await trx.deleteFrom('identities').where('user_id', '=', userId).execute()
  await endCodes(trx, userId, now)
}
