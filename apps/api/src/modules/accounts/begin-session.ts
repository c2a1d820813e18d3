import type { components } from '@chitra/api-client/schema'
import { newSecret } from '../../platform/ids.ts'
import type { Services } from '../../services.ts'
import { addSession, noteFirstLogin, type User } from './accounts-store.ts'
import { toUser } from './user-view.ts'

/** Opens a session, the same for every way to sign in; the first one answers `newUser`, later ones `user` (AUTH-17). */
export async function beginSession({ db, clock }: Pick<Services, 'db' | 'clock'>, user: User): Promise<components['schemas']['Session']> {
  const token = newSecret()
  const now = clock.now()
  await addSession(db, token, user.id, now)
  const first = await noteFirstLogin(db, user.id, now)
  return { token, role: user.role, ...(first ? { newUser: toUser(user) } : { user: toUser(user) }) }
}
