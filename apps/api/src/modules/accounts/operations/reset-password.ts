import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import type { Db } from '../../../platform/database/database.ts'
import { markVerified, setPassword, userById } from '../accounts-store.ts'
import { consumeCode } from '../codes-store.ts'
import { refuseCommon } from '../common-passwords.ts'
import { addKnownNetwork } from '../guesses-store.ts'
import { revokeAccess } from '../identities-store.ts'
import { forgive, limit } from '../../limits/index.ts'
import { hashPassword } from '../passwords.ts'
import type { Needs } from '../needs.ts'

export const LINK_NOT_VALID = 'This link has expired or was already used. Please ask for a new one'

export const resetPassword: Operation<'resetPassword', Pick<Needs, 'db' | 'clock'>> = async ({ params, body, ip }, services) => {
  await limit(services, 'verify-network', ip, { count: true })
  refuseCommon(body.password)
  const passwordHash = await hashPassword(body.password)
  const now = services.clock.now()
  const isSet = await services.db.transaction().execute(async (trx) => {
    const consumed = await consumeCode(trx, params.token, 'reset-password', now)
    if (consumed === undefined) throw fault(400, LINK_NOT_VALID)
    return await takeOver(trx, consumed.userId, { passwordHash, ip, now })
  })
  await forgive(services, 'verify-network', ip)
  if (!isSet) return { success: false, code: 200, message: 'This account has been closed' }
  return { success: true, code: 200, message: 'Successfully changed password' }
}

/** Gives an account to the person who can read its mail. Returns false if it was closed. */
async function takeOver(
  trx: Db,
  userId: number,
  { passwordHash, ip, now }: { passwordHash: string; ip: string; now: Date },
): Promise<boolean> {
  const user = await userById(trx, userId)
  // Sessions and identities from before the email was confirmed may belong to someone else (TA-03).
  if (user?.email_verified_at === null) await revokeAccess(trx, userId, now)
  if (!(await setPassword(trx, userId, passwordHash, now, null))) return false
  await markVerified(trx, userId, now)
  // A known network is not slowed down by the guesses of others (TA-07).
  await addKnownNetwork(trx, userId, ip, now)
  return true
}
