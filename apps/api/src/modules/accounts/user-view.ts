import type { components } from '@chitra/api-client/schema'
import type { User } from './accounts-store.ts'

/** A stored user as the contract shows it to its owner. */
export function toUser(user: User): components['schemas']['User'] {
  return {
    _id: user.public_id,
    firstName: user.first_name,
    lastName: user.last_name,
    email: user.email,
    dob: user.dob,
    profilePic: null,
    role: user.role,
  }
}
