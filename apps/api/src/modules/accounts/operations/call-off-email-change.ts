import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { endPendingChange } from '../email-changes-store.ts'
import { userById } from '../accounts-store.ts'
import { toUser } from '../user-view.ts'
import type { Needs } from '../needs.ts'

/** Cancels a pending change of address; without one, nothing changes. */
export const callOffEmailChange: Operation<'callOffEmailChange', Pick<Needs, 'db' | 'clock'>> = async (call, services) => {
  const caller = signedIn(call)
  const user = call.params.id === caller.publicId ? await userById(services.db, caller.userId) : undefined
  if (user === undefined) throw fault(404, 'There is no such user')
  await endPendingChange(services.db, caller.userId, services.clock.now())
  return { success: true, code: 200, message: 'Your email address stays as it is', data: { user: await toUser(services, user) } }
}
