import type { components } from '@chitra/api-client/schema'
import type { User } from './accounts-store.ts'
import { pendingEmail } from './email-changes-store.ts'
import type { Needs } from './needs.ts'

/** A user in the contract's form, for its owner. */
export const toUser = async ({ db, clock }: Pick<Needs, 'db' | 'clock'>, user: User): Promise<components['schemas']['User']> =>
  toUserWith(user, await pendingEmail(db, user.id, clock.now()))

/** @param pending the address that awaits its confirmation */
export function toUserWith(user: User, pending: string | null): components['schemas']['User'] {
  return {
    _id: user.public_id,
    firstName: user.first_name,
    lastName: user.last_name,
    email: user.email,
    pendingEmail: pending,
    dob: user.dob,
    profilePic: null,
    role: user.role,
    mailMessages: user.mail_messages,
    creatorUpdates: user.creator_updates,
  }
}
