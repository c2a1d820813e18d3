import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { emailKey } from '../accounts.ts'
import { userById } from '../accounts-store.ts'
import { userOfCode } from '../codes-store.ts'
import { queueLetter } from '../letters.ts'
import { limit } from '../../limits/index.ts'
import type { Needs } from '../needs.ts'

/** Requests a new confirmation link, by email or by an earlier link. Whether there is an unconfirmed account is checked in the queue. */
export const resendVerification: Operation<'resendVerification', Pick<Needs, 'db' | 'jobs' | 'clock'>> = async ({ body, ip }, services) => {
  await limit(services, 'resend-network', ip, { count: true })
  if (body.email === undefined && body.verification_code === undefined) throw fault(400, 'Email is required', { field: 'email' })
  const key = body.email === undefined ? await addressOf(services, body.verification_code ?? '') : emailKey(body.email)
  if (key !== null) {
    await limit(services, 'resend-account', key, { count: true })
    await queueLetter(services, { letter: 'verify-again', emailKey: key })
  }
  return { success: true, code: 200, message: 'If this address awaits confirmation, we have sent a new link to it' }
}

/** The address that an earlier link was sent to. The link proves access to that mailbox. */
async function addressOf({ db }: Pick<Needs, 'db'>, code: string): Promise<string | null> {
  const holder = await userOfCode(db, code, 'verify-email')
  const user = holder === undefined ? undefined : await userById(db, holder)
  return user?.email_key ?? null
}
