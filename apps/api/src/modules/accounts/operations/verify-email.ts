import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import type { Db } from '../../../platform/database/database.ts'
import { emailKey } from '../accounts.ts'
import { markVerified } from '../accounts-store.ts'
import { consumeCode } from '../codes-store.ts'
import { confirmChange, openChange } from '../email-changes-store.ts'
import { forgive, limit } from '../../limits/index.ts'
import type { Needs } from '../needs.ts'

/** Confirms the address of a new account, or a changed address (PROF-05), depending on the code. */
export const verifyEmail: Operation<'verifyEmail', Pick<Needs, 'db' | 'clock'>> = async ({ body, ip }, services) => {
  await limit(services, 'verify-network', ip, { count: true })
  const now = services.clock.now()
  const code = body.verification_code
  await services.db.transaction().execute(async (trx) => {
    const confirmed = (await consumeCode(trx, code, 'verify-email', now))?.userId ?? (await confirmNewAddress(trx, code, now))
    if (confirmed === undefined) throw fault(400, 'This link has expired or was already used')
    await markVerified(trx, confirmed, now)
  })
  await forgive(services, 'verify-network', ip)
  return { success: true, code: 200, message: 'Email has verified successfully' }
}

async function confirmNewAddress(trx: Db, code: string, now: Date): Promise<number | undefined> {
  const consumed = await consumeCode(trx, code, 'change-email', now)
  const change = consumed?.changeId == null ? undefined : await openChange(trx, consumed.changeId)
  if (change === undefined || change.confirmed_at !== null) return undefined
  return (await confirmChange(trx, change, emailKey(change.new_email), now)) ? change.user_id : undefined
}
