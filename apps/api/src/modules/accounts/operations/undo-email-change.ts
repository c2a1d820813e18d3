import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { attemptAt, countedWith } from '../../limits/index.ts'
import { undoChange } from '../links-store.ts'
import type { Needs } from '../needs.ts'

/** Returns an account to its old address (D-12): ends all sessions and mails a link to set a new password. */
export const undoEmailChange: Operation<'undoEmailChange', Pick<Needs, 'db' | 'jobs' | 'clock'>> = async ({ body, ip }, services) => {
  const attempt = attemptAt(services, [['verify-network', ip]])
  await countedWith(services.db, attempt)
  if (!(await undoChange(services, attempt, body.code, services.clock.now()))) throw fault(400, 'This link has expired or was already used')
  return { success: true, code: 200, message: 'Your email address is unchanged. We have sent it a link to set a new password' }
}
