import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { beginSession } from '../begin-session.ts'
import { userByIdentity } from '../identities-store.ts'
import { identityOf } from '../identity/social.ts'
import { limit } from '../../limits/index.ts'
import { CONFIRM_FIRST } from './login.ts'
import type { Needs } from '../needs.ts'

export const socialLogin: Operation<'socialLogin', Pick<Needs, 'db' | 'social' | 'clock'>> = async (
  { body, ip, headers, log },
  services,
) => {
  await limit(services, 'social-network', ip, { count: true })
  const identity = await identityOf(services.social, body, headers['cookie'] as string | undefined)
  const user = await userByIdentity(services.db, identity)
  // The caller has proven this identity, so the message reveals no one else's account.
  if (user === undefined) throw fault(401, 'There is no account for this sign-in yet. Please sign up first')
  if (user.email_verified_at === null) throw fault(401, CONFIRM_FIRST)
  return {
    success: true,
    code: 200,
    message: 'Login successful',
    data: await beginSession(services, user, { log, way: identity.provider }),
  }
}
