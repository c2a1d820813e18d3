import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { markVerified, setPassword, takeCode, userById } from '../accounts-store.ts'
import { refuseCommon } from '../common-passwords.ts'
import { forgetAccess } from '../identities-store.ts'
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
    const user = await userById(trx, taken.userId)
    // Whatever was attached before the address was confirmed may be somebody else's (TA-03).
    if (user?.email_verified_at === null) await forgetAccess(trx, taken.userId, now)
    await setPassword(trx, taken.userId, passwordHash, now, null)
    // Whoever could read the mail owns the address.
    await markVerified(trx, taken.userId, now)
  })
  return { success: true, code: 200, message: 'Successfully changed password' }
}
