import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { takeCode } from '../codes-store.ts'
import { isTaken, openChange, undoChange } from '../email-changes-store.ts'
import { queueLetter } from '../letters.ts'
import { forgive, limit } from '../../limits/index.ts'
import type { Needs } from '../needs.ts'

const NOT_VALID = 'This link is not valid any more'

/** The old address takes the account back (D-12): all sessions end, and a link to set a new password is mailed. */
export const undoEmailChange: Operation<'undoEmailChange', Pick<Needs, 'db' | 'jobs' | 'clock'>> = async ({ body, ip }, services) => {
  await limit(services, 'verify-network', ip, { count: true })
  const now = services.clock.now()
  await services.db.transaction().execute(async (trx) => {
    const taken = await takeCode(trx, body.code, 'undo-email-change', now)
    const change = taken?.changeId == null ? undefined : await openChange(trx, taken.changeId)
    if (change === undefined || (await isTaken(trx, change.old_email_key, now, change.user_id))) throw fault(400, NOT_VALID)
    await undoChange(trx, change, now)
    await queueLetter(services, { letter: 'reset-password', emailKey: change.old_email_key }, trx)
  })
  await forgive(services, 'verify-network', ip)
  return { success: true, code: 200, message: 'Your email address stays as it was. A link to a new password is on its way to it' }
}
