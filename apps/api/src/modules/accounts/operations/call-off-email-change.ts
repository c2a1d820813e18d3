import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { callOffChange } from '../email-changes-store.ts'
import { toUser } from '../user-view.ts'
import type { Needs } from '../needs.ts'

/** Cancels a pending change of address; without one, nothing changes. */
export const callOffEmailChange: Operation<'callOffEmailChange', Pick<Needs, 'db' | 'clock'>> = async (call, services) => {
  const caller = signedIn(call)
  const user = call.params.id === caller.publicId ? await callOffChange(services.db, caller.userId, services.clock.now()) : undefined
  if (user === undefined) throw fault(404, 'There is no such user')
  return { success: true, code: 200, message: 'Your email address stays as it is', data: { user: toUser(user, null) } }
}
