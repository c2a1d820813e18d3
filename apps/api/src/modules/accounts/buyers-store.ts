import type { Language } from '@chitra/paths'
import { type Expression, sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import type { Attempt } from '../limits/index.ts'
import { isReserved } from './email-changes-store.ts'
import { letterFor } from './letters-store.ts'
import type { Needs } from './needs.ts'

export interface NewBuyer {
  email: string
  emailKey: string
  passwordHash: string | null
  firstName: string
  lastName: string
  language: Language
  verifiedAt: Date | null
}

/**
 * Adds a buyer, as the common table expression `added`: none if the address is taken, or reserved for its previous owner.
 * @param free a further condition
 */
export const buyerAdded = (db: Db, user: NewBuyer, now: Date, free: Expression<boolean> = sql`true`) => sql`
  added as (
    insert into users (public_id, email, email_key, password_hash, first_name, last_name, role, language, email_verified_at)
    select ${newId()}, ${user.email}, ${user.emailKey}, ${user.passwordHash}::text, ${user.firstName}, ${user.lastName}, 'buyer', ${user.language},
      ${user.verifiedAt}::timestamptz
    where not ${isReserved(db, user.emailKey, now)} and ${free}
    on conflict (email_key) do nothing
    returning *)`

/**
 * Adds a buyer who must confirm the address by a letter.
 * @param again counted if there is an account with this address already
 * @returns false if there is
 * @throws Fault 429 if that was one too many
 */
export async function addUnconfirmed(
  services: Pick<Needs, 'db' | 'jobs'>,
  user: NewBuyer,
  now: Date,
  again: (when: Expression<boolean>) => Attempt,
): Promise<boolean> {
  const { db } = services
  const { counted, exceeded, refusal } = again(sql<boolean>`not exists (select 1 from added)`)
  const letter = await letterFor(services, 'added', { letter: 'verify-email', userId: sql<number>`added.id` })
  const { rows } = await sql<{ added: boolean; exceeded: boolean }>`
    with ${buyerAdded(db, user, now)}, letter as (${letter}), ${counted}
    select exists (select 1 from added) as added, ${exceeded} as exceeded`.execute(db)
  if (rows[0]?.exceeded) throw refusal
  return rows[0]?.added ?? false
}
