import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import type { Db } from '../../../platform/database/database.ts'
import { markVerified, setPassword, userById } from '../accounts-store.ts'
import { takeCode } from '../codes-store.ts'
import { refuseCommon } from '../common-passwords.ts'
import { addKnownNetwork } from '../guesses-store.ts'
import { forgetAccess } from '../identities-store.ts'
import { forgive, limit } from '../../limits/index.ts'
import { hashPassword } from '../passwords.ts'
import type { Needs } from '../needs.ts'

export const LINK_NOT_VALID = 'This link is not valid any more. Please ask for a new one'

export const resetPassword: Operation<'resetPassword', Pick<Needs, 'db' | 'clock'>> = async ({ params, body, ip }, services) => {
  await limit(services, 'verify-network', ip, { count: true })
  refuseCommon(body.password)
  const passwordHash = await hashPassword(body.password)
  const now = services.clock.now()
  const isSet = await services.db.transaction().execute(async (trx) => {
    const taken = await takeCode(trx, params.token, 'reset-password', now)
    if (taken === undefined) throw fault(400, LINK_NOT_VALID)
    return await takeOver(trx, taken.userId, { passwordHash, ip, now })
  })
  await forgive(services, 'verify-network', ip)
  if (!isSet) return { success: false, code: 200, message: 'This account has been closed' }
  return { success: true, code: 200, message: 'Successfully changed password' }
}

/** Hands an account to the person who can read its mail. False when it was closed. */
async function takeOver(
  trx: Db,
  userId: number,
  { passwordHash, ip, now }: { passwordHash: string; ip: string; now: Date },
): Promise<boolean> {
  const user = await userById(trx, userId)
  // What was attached before the email was confirmed may be somebody else's (TA-03).
  if (user?.email_verified_at === null) await forgetAccess(trx, userId, now)
  if (!(await setPassword(trx, userId, passwordHash, now, null))) return false
  await markVerified(trx, userId, now)
  // Lets an owner in while others guess: their network is not slowed down (TA-07).
  await addKnownNetwork(trx, userId, ip, now)
  return true
}
