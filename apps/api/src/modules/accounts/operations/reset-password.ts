import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { markVerified, setPassword, takeCode } from '../accounts-store.ts'
import { refuseCommon } from '../common-passwords.ts'
import { limit } from '../limits.ts'
import { hashPassword } from '../passwords.ts'

export const resetPassword: Operation<'resetPassword'> = async ({ params, body, ip }, services) => {
  await limit(services, 'verify-network', ip, { count: true })
  refuseCommon(body.password)
  const passwordHash = await hashPassword(body.password)
  const now = services.clock.now()
  await services.db.transaction().execute(async (trx) => {
    const taken = await takeCode(trx, params.token, 'reset-password', now)
    if (taken === undefined) throw fault(400, 'This link is not valid any more. Please ask for a new one')
    await setPassword(trx, taken.userId, passwordHash, now, null)
    // Whoever could read the mail owns the address.
    await markVerified(trx, taken.userId, now)
  })
  return { success: true, code: 200, message: 'Successfully changed password' }
}
