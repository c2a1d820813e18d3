import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { billingOf } from '../billing-store.ts'
import type { Needs } from '../needs.ts'

export const getBilling: Operation<'getBilling', Pick<Needs, 'db'>> = async (call, { db }) => {
  const caller = signedIn(call)
  if (call.params.id !== caller.publicId) throw fault(404, 'There is no such user')
  return { success: true, code: 200, data: { billing: await billingOf(db, caller.userId) } }
}
