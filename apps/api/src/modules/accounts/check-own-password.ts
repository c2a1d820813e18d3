import { fault } from '../../contract/fault.ts'
import type { Caller } from '../../contract/operation.ts'
import type { Sentence } from '../../contract/said.ts'
import { userById } from './accounts-store.ts'
import { forgive, limit } from '../limits/index.ts'
import { checkPassword } from './passwords.ts'
import type { Needs } from './needs.ts'

const WRONG_PASSWORD = 'The current password is wrong'
const NO_PASSWORD = 'Your account has no password yet. Set one with "Forgot your password?" on the login page'

/**
 * Checks the caller's password before a sensitive change.
 * @param missing the message if no password was given
 * @throws Fault 400, because the session is valid: 401 would log the user out
 */
export async function checkOwnPassword(
  services: Pick<Needs, 'db' | 'clock'>,
  caller: Caller,
  password: string,
  missing: Sentence = WRONG_PASSWORD,
): Promise<void> {
  await limit(services, 'change-account', caller.publicId, { count: true })
  const user = await userById(services.db, caller.userId)
  if (user?.password_hash === null) throw fault(400, NO_PASSWORD, { field: 'password' })
  if (password === '') throw fault(400, missing, { field: 'password' })
  if (!(await checkPassword(user?.password_hash ?? null, password))) throw fault(400, WRONG_PASSWORD, { field: 'password' })
  await forgive(services, 'change-account', caller.publicId)
}
