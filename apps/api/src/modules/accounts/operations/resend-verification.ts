import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { type At, attemptAt, countAttempt, countedWith } from '../../limits/index.ts'
import { emailKey } from '../accounts.ts'
import { emailKeyOfCode } from '../codes-store.ts'
import { queueLetter } from '../letters.ts'
import type { Needs } from '../needs.ts'

/** Requests a new confirmation link, by email or by an earlier link. Whether there is an unconfirmed account is checked in the queue. */
export const resendVerification: Operation<'resendVerification', Pick<Needs, 'db' | 'jobs' | 'clock'>> = async ({ body, ip }, services) => {
  const { email, verification_code: code } = body
  const network: At = ['resend-network', ip]
  if (email === undefined && code === undefined) {
    await countAttempt(services, network)
    throw fault(400, 'Email is required', { field: 'email' })
  }
  // An earlier link proves access to the mailbox that it was sent to.
  const key = email === undefined ? emailKeyOfCode(code ?? '', 'verify-email') : emailKey(email)
  const attempt = attemptAt(services, [network, ['resend-account', key]])
  const known = await (typeof key === 'string' ? countedWith(services.db, attempt).then(() => key) : countedWith(services.db, attempt, key))
  if (known !== null) await queueLetter(services, { letter: 'verify-again', emailKey: known })
  return { success: true, code: 200, message: 'If this address awaits confirmation, we have sent a new link to it' }
}
