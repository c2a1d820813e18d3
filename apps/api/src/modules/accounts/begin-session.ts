import type { components } from '@chitra/api-client/schema'
import { newSecret } from '../../platform/ids.ts'
import { noteFirstLogin, type User } from './accounts-store.ts'
import { addSession } from './sessions-store.ts'
import { toUser } from './user-view.ts'
import type { Needs } from './needs.ts'

/** Starts a session, for every way to log in; the first one answers `newUser`, later ones `user` (AUTH-17). */
export async function beginSession(services: Pick<Needs, 'db' | 'clock'>, user: User): Promise<components['schemas']['Session']> {
  const { db, clock } = services
  const token = newSecret()
  const now = clock.now()
  await addSession(db, token, user.id, now)
  const first = await noteFirstLogin(db, user.id, now)
  const shown = await toUser(services, user)
  return { token, role: user.role, ...(first ? { newUser: shown } : { user: shown }) }
}
