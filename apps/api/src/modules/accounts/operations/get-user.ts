import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { userById } from '../accounts-store.ts'
import { toUser } from '../user-view.ts'

export const getUser: Operation<'getUser'> = async (call, { db }) => {
  const caller = signedIn(call)
  const user = call.params.id === caller.publicId ? await userById(db, caller.userId) : undefined
  if (user === undefined) throw fault(404, 'There is no such user')
  return { success: true, code: 200, data: { user: toUser(user) } }
}
