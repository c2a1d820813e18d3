import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { consumeCode } from '../codes-store.ts'
import { isTaken, openChange, undoChange } from '../email-changes-store.ts'
import { queueLetter } from '../letters.ts'
import { forgive, limit } from '../../limits/index.ts'
import type { Needs } from '../needs.ts'

const NOT_VALID = 'This link has expired or was already used'

/** Returns an account to its old address (D-12): ends all sessions and mails a link to set a new password. */
export const undoEmailChange: Operation<'undoEmailChange', Pick<Needs, 'db' | 'jobs' | 'clock'>> = async ({ body, ip }, services) => {
  await limit(services, 'verify-network', ip, { count: true })
  const now = services.clock.now()
  await services.db.transaction().execute(async (trx) => {
    const consumed = await consumeCode(trx, body.code, 'undo-email-change', now)
    const change = consumed?.changeId == null ? undefined : await openChange(trx, consumed.changeId)
    if (change === undefined || (await isTaken(trx, change.old_email_key, now, change.user_id))) throw fault(400, NOT_VALID)
    await undoChange(trx, change, now)
    await queueLetter(services, { letter: 'reset-password', emailKey: change.old_email_key }, trx)
  })
  await forgive(services, 'verify-network', ip)
  return { success: true, code: 200, message: 'Your email address is unchanged. We have sent it a link to set a new password' }
}
