import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { namesFor } from '../accounts.ts'
import { addByIdentity } from '../identities-store.ts'
import { identityOf } from '../identity/social.ts'
import { queueLetter } from '../letters.ts'
import { limit } from '../../limits/index.ts'
import type { Needs } from '../needs.ts'

export const socialSignUp: Operation<'socialSignUp', Pick<Needs, 'db' | 'social' | 'jobs' | 'clock'>> = async (
  { body, language, ip, headers },
  services,
) => {
  await limit(services, 'social-network', ip, { count: true })
  const identity = await identityOf(services.social, body, headers['cookie'] as string | undefined)
  const { email } = identity
  if (email === null) throw fault(400, 'No email address came with this sign-in. Please sign up with your email address')
  const now = services.clock.now()
  await services.db.transaction().execute(async (trx) => {
    const names = namesFor(body, identity)
    const user = await addByIdentity(trx, { ...identity, ...names, email, language }, now)
    if (user === null) throw fault(409, 'Email address already exists!!')
    if (user.email_verified_at === null) await queueLetter(services, { letter: 'verify-email', userId: user.id }, trx)
  })
  return {
    success: true,
    code: 200,
    message: identity.emailVerified
      ? 'Registration is successfull'
      : 'Registration is successfull. Please follow the link that we have sent to your email address',
  }
}
