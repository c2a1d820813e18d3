import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { attemptAt, countedWith } from '../../limits/index.ts'
import { refuseCommon } from '../common-passwords.ts'
import { takeOver } from '../links-store.ts'
import type { Needs } from '../needs.ts'
import { hashPassword } from '../passwords.ts'

export const LINK_NOT_VALID = 'This link has expired or was already used. Please ask for a new one'

export const resetPassword: Operation<'resetPassword', Pick<Needs, 'db' | 'clock'>> = async ({ params, body, ip }, services) => {
  const { db, clock } = services
  const attempt = attemptAt(services, [['verify-network', ip]])
  await countedWith(db, attempt)
  refuseCommon(body.password)
  const passwordHash = await hashPassword(body.password)
  const outcome = await takeOver(db, attempt, { code: params.token, passwordHash, address: ip }, clock.now())
  if (outcome === 'no code') throw fault(400, LINK_NOT_VALID)
  if (outcome === 'closed') return { success: false, code: 200, message: 'This account has been closed' }
  return { success: true, code: 200, message: 'Successfully changed password' }
}
