import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { markVerified, takeCode } from '../accounts-store.ts'
import { limit } from '../limits.ts'

export const verifyEmail: Operation<'verifyEmail'> = async ({ body, ip }, services) => {
  await limit(services, 'verify-network', ip, { count: true })
  const now = services.clock.now()
  await services.db.transaction().execute(async (trx) => {
    const taken = await takeCode(trx, body.verification_code, 'verify-email', now)
    if (taken === undefined) throw fault(400, 'This verification link is not valid any more')
    await markVerified(trx, taken.userId, now)
  })
  return { success: true, code: 200, message: 'Email has verified successfully' }
}
