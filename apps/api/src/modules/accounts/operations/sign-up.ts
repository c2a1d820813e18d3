import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { newSecret } from '../../../platform/ids.ts'
import { emailKey, isName, isSignUpPassword, VERIFICATION_LIFE } from '../accounts.ts'
import { addCode, addUser } from '../accounts-store.ts'
import { refuseCommon } from '../common-passwords.ts'
import { limit } from '../limits.ts'
import { verificationMail } from '../mails.ts'
import { hashPassword } from '../passwords.ts'

const PASSWORD_RULE = 'Password should be eight characters, at least one letter, one number and one special character'

export const signUp: Operation<'signUp'> = async ({ body, ip }, services) => {
  await limit(services, 'sign-up-network', ip, { count: true })
  const key = emailKey(body.email)
  await limit(services, 'sign-up-account', key, { count: false })
  const firstName = body.firstName.trim()
  const lastName = (body.lastName ?? '').trim()
  if (!isName(firstName) || (lastName !== '' && !isName(lastName))) throw fault(400, 'Enter valid full name')
  if (!isSignUpPassword(body.password)) throw fault(400, PASSWORD_RULE)
  refuseCommon(body.password)

  const passwordHash = await hashPassword(body.password)
  const code = newSecret()
  const now = services.clock.now()
  const isNew = await services.db.transaction().execute(async (trx) => {
    const added = await addUser(trx, { email: body.email.trim(), emailKey: key, passwordHash, firstName, lastName })
    if (added === null) return false
    await addCode(trx, code, {
      userId: added.id,
      purpose: 'verify-email',
      email: added.email,
      expiresAt: new Date(now.getTime() + VERIFICATION_LIFE),
    })
    await services.jobs.send('mail', verificationMail(added.email, added.first_name, `${services.publicUrl}/login?code=${code}`), trx)
    return true
  })
  if (!isNew) {
    // Counted here alone, so that nobody keeps an address without an account from getting one (D-09).
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
