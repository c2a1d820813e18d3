import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { checkOwnPassword } from '../check-own-password.ts'
import { refuseCommon } from '../common-passwords.ts'
import type { Needs } from '../needs.ts'
import { hashPassword } from '../passwords.ts'
import { setPassword } from '../passwords-store.ts'

export const changePassword: Operation<'changePassword', Pick<Needs, 'db' | 'clock'>> = async (call, services) => {
  const caller = signedIn(call)
  const { password, newPassword } = call.body
  refuseCommon(newPassword)
  const { attempt } = await checkOwnPassword(services, caller, { password })
  const { userId, tokenHash: keptSession } = caller
  await setPassword(services.db, attempt, { userId, passwordHash: await hashPassword(newPassword), keptSession }, services.clock.now())
  return { success: true, code: 200, message: 'Password Changed Successfully' }
}
