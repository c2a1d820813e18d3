import type { components } from '@chitra/api-client/schema'
import type { User } from './accounts-store.ts'

/** A user in the contract's form, for its owner. @param pending the address that awaits its confirmation */
export function toUser(user: User, pending: string | null): components['schemas']['User'] {
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
