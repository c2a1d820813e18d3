import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { setPassword, userById } from '../accounts-store.ts'
import { refuseCommon } from '../common-passwords.ts'
import { forgive, limit } from '../limits.ts'
import { checkPassword, hashPassword } from '../passwords.ts'

export const changePassword: Operation<'changePassword'> = async (call, services) => {
  const { userId, publicId, tokenHash } = signedIn(call)
  await limit(services, 'change-account', publicId, { count: true })
  const user = await userById(services.db, userId)
  // Not a 401: the session is good, and the buyer stays signed in.
  if (!(await checkPassword(user?.password_hash ?? null, call.body.password))) throw fault(400, 'The current password is not right')
  await forgive(services, 'change-account', publicId)
  refuseCommon(call.body.newPassword)
  const passwordHash = await hashPassword(call.body.newPassword)
  await services.db.transaction().execute((trx) => setPassword(trx, userId, passwordHash, services.clock.now(), tokenHash))
  return { success: true, code: 200, message: 'Password Changed Successfully' }
}
