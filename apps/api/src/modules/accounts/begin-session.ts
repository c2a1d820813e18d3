import type { components } from '@chitra/api-client/schema'
import type { Call } from '../../contract/operation.ts'
import { newSecret } from '../../platform/ids.ts'
import type { User } from './accounts-store.ts'
import { addSession } from './sessions-store.ts'
import { toUser } from './user-view.ts'
import type { Needs } from './needs.ts'

/** Starts a session and logs by which way. The first one of an account is answered with `newUser`, later ones with `user` (AUTH-17). */
export async function beginSession(
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  user: User,
  { log, way }: { log: Pick<Call<'login'>['log'], 'info'>; way: 'password' | 'google' | 'facebook' },
): Promise<components['schemas']['Session']> {
  const token = newSecret()
  const now = clock.now()
  const { isFirst, pendingEmail } = await addSession(db, token, user.id, now)
  log.info({ user: user.public_id, way }, 'signed in')
  const shown = toUser(user, pendingEmail)
  return { token, role: user.role, ...(isFirst ? { newUser: shown } : { user: shown }) }
}
