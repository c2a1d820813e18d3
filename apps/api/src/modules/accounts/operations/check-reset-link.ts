import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { isCodeGood } from '../codes-store.ts'
import { attemptAt, countedWith, forgive } from '../../limits/index.ts'
import { LINK_NOT_VALID } from './reset-password.ts'
import type { Needs } from '../needs.ts'

/** Lets the page report a used or expired link before the user types a password. */
export const checkResetLink: Operation<'checkResetLink', Pick<Needs, 'db' | 'clock'>> = async ({ body, ip }, services) => {
  const good = isCodeGood(body.token, 'reset-password', services.clock.now())
  const attempt = attemptAt(services, [['verify-network', ip]])
  if (!(await countedWith(services.db, attempt, good))) throw fault(400, LINK_NOT_VALID)
  await forgive(services.db, attempt)
  return { success: true, code: 200 }
}
