import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { beginSession } from '../begin-session.ts'
import { userByIdentity } from '../identities-store.ts'
import { identityOf } from '../identity/social.ts'
import { limit } from '../limits.ts'
import { CONFIRM_FIRST } from './login.ts'

export const socialLogin: Operation<'socialLogin'> = async ({ body, ip, headers }, services) => {
  await limit(services, 'social-network', ip, { count: true })
  const identity = await identityOf(services.social, body, headers['cookie'] as string | undefined)
  const user = await userByIdentity(services.db, identity)
  // Said to who has proved to be this identity, so it gives nobody else's account away.
  if (user === undefined) throw fault(401, 'There is no account for this sign-in yet. Please sign up first')
  if (user.email_verified_at === null) throw fault(401, CONFIRM_FIRST)
  return { success: true, code: 200, message: 'Login successful', data: await beginSession(services, user) }
}
