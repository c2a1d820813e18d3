import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { userWithPending } from '../accounts-store.ts'
import { toUser } from '../user-view.ts'
import type { Needs } from '../needs.ts'

export const getUser: Operation<'getUser', Pick<Needs, 'db' | 'clock'>> = async (call, { db, clock }) => {
  const caller = signedIn(call)
  const user = call.params.id === caller.publicId ? await userWithPending(db, caller.userId, clock.now()) : undefined
  if (user === undefined) throw fault(404, 'There is no such user')
  return { success: true, code: 200, data: { user: toUser(user, user.pending_email) } }
}
