import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { namesFor } from '../accounts.ts'
import { addByIdentity } from '../identities-store.ts'
import { identityOf } from '../identity/social.ts'
import { countAttempt } from '../../limits/index.ts'
import type { Needs } from '../needs.ts'

export const socialSignUp: Operation<'socialSignUp', Pick<Needs, 'db' | 'social' | 'jobs' | 'clock'>> = async (
  { body, language, ip, headers },
  services,
) => {
  await countAttempt(services, ['social-network', ip])
  const identity = await identityOf(services.social, body, headers['cookie'] as string | undefined)
  const { email } = identity
  if (email === null) throw fault(400, 'No email address came with this sign-in. Please sign up with your email address')
  const isNew = await addByIdentity(services, { ...identity, ...namesFor(body, identity), email, language }, services.clock.now())
  if (!isNew) throw fault(409, 'Email address already exists!!')
  return {
    success: true,
    code: 200,
    message: identity.emailVerified
      ? 'Registration is successfull'
      : 'Registration is successfull. Please follow the link that we have sent to your email address',
  }
}
