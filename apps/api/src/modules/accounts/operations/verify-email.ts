import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { attemptAt, countedWith } from '../../limits/index.ts'
import { changeToConfirm, confirmAddress } from '../links-store.ts'
import type { Needs } from '../needs.ts'

/** Confirms the address of a new account, or a changed address (PROF-05), depending on the code. */
export const verifyEmail: Operation<'verifyEmail', Pick<Needs, 'db' | 'clock'>> = async ({ body, ip }, services) => {
  const { db, clock } = services
  const code = body.verification_code
  const attempt = attemptAt(services, [['verify-network', ip]])
  const change = await countedWith(db, attempt, changeToConfirm(code, clock.now()))
  if (!(await confirmAddress(db, attempt, { code, change }, clock.now()))) throw fault(400, 'This link has expired or was already used')
  return { success: true, code: 200, message: 'Email has verified successfully' }
}
