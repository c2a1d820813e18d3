import type { components } from '@chitra/api-client/schema'
import type { User } from './accounts-store.ts'
import { pendingEmail } from './email-changes-store.ts'
import type { Needs } from './needs.ts'

/** Converts a user to the contract's form, for its owner. */
export async function toUser({ db, clock }: Pick<Needs, 'db' | 'clock'>, user: User): Promise<components['schemas']['User']> {
  return {
    _id: user.public_id,
    firstName: user.first_name,
    lastName: user.last_name,
    email: user.email,
    pendingEmail: await pendingEmail(db, user.id, clock.now()),
    dob: user.dob,
    profilePic: null,
    role: user.role,
    mailMessages: user.mail_messages,
    creatorUpdates: user.creator_updates,
  }
}
