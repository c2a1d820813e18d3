import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { emailKey } from '../accounts.ts'
import { markVerified, setEmail, takeCode } from '../accounts-store.ts'
import { limit } from '../limits.ts'

/** Confirms the address of a new account, or a changed one (PROF-05): the code knows which. */
export const verifyEmail: Operation<'verifyEmail'> = async ({ body, ip }, services) => {
  await limit(services, 'verify-network', ip, { count: true })
  const now = services.clock.now()
  await services.db.transaction().execute(async (trx) => {
    const first = await takeCode(trx, body.verification_code, 'verify-email', now)
    const changed = first ?? (await takeCode(trx, body.verification_code, 'change-email', now))
    if (changed === undefined) throw fault(400, 'This verification link is not valid any more')
    if (first === undefined && !(await setEmail(trx, changed.userId, changed.email, emailKey(changed.email), now)))
      throw fault(400, 'This verification link is not valid any more')
    await markVerified(trx, changed.userId, now)
  })
  return { success: true, code: 200, message: 'Email has verified successfully' }
}
