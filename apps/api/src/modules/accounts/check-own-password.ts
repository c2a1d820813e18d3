import { fault } from '../../contract/fault.ts'
import type { Caller } from '../../contract/operation.ts'
import { userById } from './accounts-store.ts'
import { forgive, limit } from '../limits/index.ts'
import { checkPassword } from './passwords.ts'
import type { Needs } from './needs.ts'

const NOT_RIGHT = 'The current password is not right'
const NONE_YET = 'Your account has no password yet. Ask for one with "Forgot your password?" at the login'

/**
 * Checks the caller's password before something irreversible. Refuses with 400, never 401, because the session is valid and stays.
 * @param missing what to say when none was given
 */
export async function checkOwnPassword(
  services: Pick<Needs, 'db' | 'clock'>,
  caller: Caller,
  password: string,
  missing = NOT_RIGHT,
): Promise<void> {
  await limit(services, 'change-account', caller.publicId, { count: true })
  const user = await userById(services.db, caller.userId)
  if (user?.password_hash === null) throw fault(400, NONE_YET, { field: 'password' })
  if (password === '') throw fault(400, missing, { field: 'password' })
  if (!(await checkPassword(user?.password_hash ?? null, password))) throw fault(400, NOT_RIGHT, { field: 'password' })
  await forgive(services, 'change-account', caller.publicId)
}
