import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { newSecret } from '../../../platform/ids.ts'
import type { Services } from '../../../services.ts'
import { namesFor, VERIFICATION_LIFE } from '../accounts.ts'
import { addCode, type User } from '../accounts-store.ts'
import { addByIdentity } from '../identities-store.ts'
import { identityOf } from '../identity/social.ts'
import { limit } from '../limits.ts'
import { verificationMail } from '../mails.ts'

const REGISTERED = 'Registration is successfull'

export const socialSignUp: Operation<'socialSignUp'> = async ({ body, ip, headers }, services) => {
  await limit(services, 'social-network', ip, { count: true })
  const identity = await identityOf(services.social, body, headers['cookie'] as string | undefined)
  const { email } = identity
  if (email === null) throw fault(400, 'No email address came with this sign-in. Please sign up with your email address')
  const now = services.clock.now()
  await services.db.transaction().execute(async (trx) => {
    const names = namesFor(body, identity)
    const user = await addByIdentity(trx, { ...identity, ...names, email }, now)
    if (user === null) throw fault(409, 'Email address already exists!!')
    if (user.email_verified_at === null) await askForConfirmation(services, trx, user, now)
  })
  return {
    success: true,
    code: 200,
    message: identity.emailVerified ? REGISTERED : `${REGISTERED}. Please follow the link that we have sent to your email address`,
  }
}

async function askForConfirmation({ jobs, publicUrl }: Services, trx: Services['db'], user: User, now: Date): Promise<void> {
  const code = newSecret()
  await addCode(trx, code, {
    userId: user.id,
    purpose: 'verify-email',
    email: user.email,
    expiresAt: new Date(now.getTime() + VERIFICATION_LIFE),
  })
  await jobs.send('mail', verificationMail(user.email, user.first_name, `${publicUrl}/login?code=${code}`), trx)
}
