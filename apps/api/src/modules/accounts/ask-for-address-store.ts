import { sql } from 'kysely'
import type { Caller } from '../../contract/operation.ts'
import { after } from '../../platform/database/after.ts'
import { emailKey, VERIFICATION_LIFE } from './accounts.ts'
import { type Profile, profileSet, type UserWithPending } from './accounts-store.ts'
import { pendingChangeEnded } from './email-changes-store.ts'
import { letterFor } from './letters-store.ts'
import type { Needs } from './needs.ts'

/**
 * Sets the profile, and asks for a change of address, which replaces an earlier pending one. Letters go to both addresses: the old one can undo the change, the
 * new one must confirm it.
 */
export async function askForAddress(
  services: Pick<Needs, 'db' | 'jobs'>,
  { userId, email: oldEmail }: Pick<Caller, 'userId' | 'email'>,
  { profile, email }: { profile: Profile; email: string },
  now: Date,
): Promise<UserWithPending | undefined> {
  const changeId = sql<number>`change.id`
  const [notice, confirmation] = [
    await letterFor(services, 'change', { letter: 'address-notice', changeId }),
    await letterFor(services, 'change', { letter: 'new-address', changeId }),
  ]
  const { rows } = await sql<UserWithPending>`
    with ended as (${pendingChangeEnded(sql`select ${userId}::bigint`, now)}),
    change as (
      insert into email_changes (user_id, old_email, old_email_key, new_email, asked_at, expires_at)
      select ${userId}::bigint, ${oldEmail}, ${emailKey(oldEmail)}, ${email}, ${now}::timestamptz, ${new Date(now.getTime() + VERIFICATION_LIFE)}::timestamptz
      where ${after('ended')} returning id),
    person as (${profileSet(services.db, userId, profile).where(after('change')).returningAll()}),
    notice as (${notice}),
    confirmation as (${confirmation})
    select person.*, ${email} as pending_email from person`.execute(services.db)
  return rows[0]
}
