import type { Operation } from '../../../contract/operation.ts'
import { emailKey } from '../accounts.ts'
import { limit } from '../limits.ts'

export const forgotPassword: Operation<'forgotPassword'> = async ({ body, ip }, services) => {
  const key = emailKey(body.email)
  await limit(services, 'forgot-network', ip, { count: true })
  await limit(services, 'forgot-account', key, { count: true })
  await services.jobs.send('reset-link', { emailKey: key })
  return { success: true, code: 200, data: 'If there is an account with this address, a link is on its way to it' }
}
