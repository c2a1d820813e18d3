import type { Expression } from 'kysely'
import { isName, isSignUpPassword } from '@chitra/account-rules'
import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { emailKey } from '../accounts.ts'
import { addUnconfirmed } from '../buyers-store.ts'
import { refuseCommon } from '../common-passwords.ts'
import { attemptAt, countedWith } from '../../limits/index.ts'
import { hashPassword } from '../passwords.ts'
import type { Needs } from '../needs.ts'

const PASSWORD_RULE = 'Password should be eight characters, at least one letter, one number and one special character'

export const signUp: Operation<'signUp', Pick<Needs, 'db' | 'jobs' | 'clock'>> = async ({ body, language, ip }, services) => {
  const key = emailKey(body.email)
  const again = (when?: Expression<boolean>) => attemptAt(services, [['sign-up-account', key]], when)
  const { reached, refusal } = again()
  if (await countedWith(services.db, attemptAt(services, [['sign-up-network', ip]]), reached)) throw refusal
  const firstName = body.firstName.trim()
  const lastName = (body.lastName ?? '').trim()
  if (!isName(firstName) || (lastName !== '' && !isName(lastName))) throw fault(400, 'Enter valid full name')
  if (!isSignUpPassword(body.password)) throw fault(400, PASSWORD_RULE)
  refuseCommon(body.password)

  const passwordHash = await hashPassword(body.password)
  const buyer = { email: body.email.trim(), emailKey: key, passwordHash, firstName, lastName, language, verifiedAt: null }
  // Counted only when the address is taken: otherwise anyone could block someone else's sign-up (D-09).
  if (!(await addUnconfirmed(services, buyer, services.clock.now(), again))) throw fault(409, 'Email address already exists!!')
  return {
    success: true,
    code: 200,
    message:
      'The verification list has been sent to your registered email id. Please go to your email and click on the verification link to proceed.',
  }
}
