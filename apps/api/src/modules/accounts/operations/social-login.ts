import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { newSecret } from '../../../platform/ids.ts'
import { toSession } from '../session-view.ts'
import { startSessionByIdentity } from '../identities-store.ts'
import { identityOf } from '../identity/social.ts'
import { countAttempt } from '../../limits/index.ts'
import { CONFIRM_FIRST } from './login.ts'
import type { Needs } from '../needs.ts'

export const socialLogin: Operation<'socialLogin', Pick<Needs, 'db' | 'social' | 'clock'>> = async (
  { body, ip, headers, log },
  services,
) => {
  await countAttempt(services, ['social-network', ip])
  const identity = await identityOf(services.social, body, headers['cookie'] as string | undefined)
  const token = newSecret()
  const found = await startSessionByIdentity(services.db, identity, token, services.clock.now())
  // The caller has proven this identity, so the message reveals no one else's account.
  if (found === undefined) throw fault(401, 'There is no account for this sign-in yet. Please sign up first')
  if (found.user.email_verified_at === null) throw fault(401, CONFIRM_FIRST)
  return {
    success: true,
    code: 200,
    message: 'Login successful',
    data: toSession(found.user, { token, ...found }, { log, way: identity.provider }),
  }
}
