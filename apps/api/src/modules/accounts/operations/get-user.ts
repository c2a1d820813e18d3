import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { userById } from '../accounts-store.ts'
import { toUser } from '../user-view.ts'
import type { Needs } from '../needs.ts'

export const getUser: Operation<'getUser', Pick<Needs, 'db' | 'clock'>> = async (call, services) => {
  const caller = signedIn(call)
  const user = call.params.id === caller.publicId ? await userById(services.db, caller.userId) : undefined
  if (user === undefined) throw fault(404, 'There is no such user')
  return { success: true, code: 200, data: { user: await toUser(services, user) } }
}
