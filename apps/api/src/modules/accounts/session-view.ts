import type { components } from '@chitra/api-client/schema'
import type { Call } from '../../contract/operation.ts'
import type { User } from './accounts-store.ts'
import type { Started } from './sessions-store.ts'
import { toUser } from './user-view.ts'

/**
 * A session that has been started, for its owner. Logs by which way. The first one of an account is answered with `newUser`, later ones with `user` (AUTH-17).
 */
export function toSession(
  user: User,
  { token, isFirst, pendingEmail }: Started & { token: string },
  { log, way }: { log: Pick<Call<'login'>['log'], 'info'>; way: 'password' | 'google' | 'facebook' },
): components['schemas']['Session'] {
  log.info({ user: user.public_id, way }, 'signed in')
  const shown = toUser(user, pendingEmail)
  return { token, role: user.role, ...(isFirst ? { newUser: shown } : { user: shown }) }
}
