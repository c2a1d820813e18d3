import { isName, isSignUpPassword } from '@chitra/account-rules'
import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { emailKey } from '../accounts.ts'
import { addUser } from '../accounts-store.ts'
import { refuseCommon } from '../common-passwords.ts'
import { queueLetter } from '../letters.ts'
import { limit } from '../../limits/index.ts'
import { hashPassword } from '../passwords.ts'
import type { Needs } from '../needs.ts'

const PASSWORD_RULE = 'Password should be eight characters, at least one letter, one number and one special character'

export const signUp: Operation<'signUp', Pick<Needs, 'db' | 'jobs' | 'clock'>> = async ({ body, language, ip }, services) => {
  await limit(services, 'sign-up-network', ip, { count: true })
  const key = emailKey(body.email)
  await limit(services, 'sign-up-account', key, { count: false })
  const firstName = body.firstName.trim()
  const lastName = (body.lastName ?? '').trim()
  if (!isName(firstName) || (lastName !== '' && !isName(lastName))) throw fault(400, 'Enter valid full name')
  if (!isSignUpPassword(body.password)) throw fault(400, PASSWORD_RULE)
  refuseCommon(body.password)

  const passwordHash = await hashPassword(body.password)
  const now = services.clock.now()
  const isNew = await services.db.transaction().execute(async (trx) => {
    const added = await addUser(trx, { email: body.email.trim(), emailKey: key, passwordHash, firstName, lastName, language }, now)
    if (added === null) return false
    await queueLetter(services, { letter: 'verify-email', userId: added.id }, trx)
    return true
  })
  if (!isNew) {
    // Counted only when the address is taken: otherwise anyone could block someone else's sign-up (D-09).
    await limit(services, 'sign-up-account', key, { count: true })
    throw fault(409, 'Email address already exists!!')
  }
  return {
    success: true,
    code: 200,
    message:
      'The verification list has been sent to your registered email id. Please go to your email and click on the verification link to proceed.',
  }
}
