import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { setPassword } from '../accounts-store.ts'
import { checkOwnPassword } from '../check-own-password.ts'
import { refuseCommon } from '../common-passwords.ts'
import { hashPassword } from '../passwords.ts'
import type { Needs } from '../needs.ts'

export const changePassword: Operation<'changePassword', Pick<Needs, 'db' | 'clock'>> = async (call, services) => {
  const caller = signedIn(call)
  await checkOwnPassword(services, caller, call.body.password)
  refuseCommon(call.body.newPassword)
  const passwordHash = await hashPassword(call.body.newPassword)
  await services.db.transaction().execute((trx) => setPassword(trx, caller.userId, passwordHash, services.clock.now(), caller.tokenHash))
  return { success: true, code: 200, message: 'Password Changed Successfully' }
}
