import type { Operation } from '../../../contract/operation.ts'
import { countAttempt } from '../../limits/index.ts'
import { emailKey } from '../accounts.ts'
import { queueLetter } from '../letters.ts'
import type { Needs } from '../needs.ts'

export const forgotPassword: Operation<'forgotPassword', Pick<Needs, 'db' | 'jobs' | 'clock'>> = async ({ body, ip }, services) => {
  const key = emailKey(body.email)
  await countAttempt(services, ['forgot-network', ip], ['forgot-account', key])
  await queueLetter(services, { letter: 'reset-password', emailKey: key })
  return { success: true, code: 200, data: 'If there is an account with this address, we have sent a link to it' }
}
