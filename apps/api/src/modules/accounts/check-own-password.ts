import type { Expression } from 'kysely'
import { fault } from '../../contract/fault.ts'
import type { Caller } from '../../contract/operation.ts'
import type { Sentence } from '../../contract/said.ts'
import { type Attempt, attemptAt, countedWith } from '../limits/index.ts'
import type { Needs } from './needs.ts'
import { checkPassword } from './passwords.ts'
import { passwordWith } from './passwords-store.ts'

const WRONG_PASSWORD = 'The current password is wrong'
const NO_PASSWORD = 'Your account has no password yet. Set one with "Forgot your password?" on the login page'

/**
 * Checks the caller's password before a sensitive change.
 * @param wanted a value of a query, to be read before
 * @param missing the message if no password was given
 * @returns what was wanted, and the attempt, which is still counted
 * @throws Fault 400, because the session is valid: 401 would log the user out
 */
export async function checkOwnPassword<Wanted = null>(
  services: Pick<Needs, 'db' | 'clock'>,
  caller: Caller,
  { password, wanted, missing = WRONG_PASSWORD }: { password: string; wanted?: Expression<Wanted>; missing?: Sentence },
): Promise<{ wanted: Wanted; attempt: Attempt }> {
  const attempt = attemptAt(services, [['change-account', caller.publicId]])
  const found = await countedWith(services.db, attempt, passwordWith(caller.userId, wanted))
  if (found?.hash === null) throw fault(400, NO_PASSWORD, { field: 'password' })
  if (password === '') throw fault(400, missing, { field: 'password' })
  if (!(await checkPassword(found?.hash ?? null, password)) || found === null) throw fault(400, WRONG_PASSWORD, { field: 'password' })
  return { wanted: found.wanted, attempt }
}
