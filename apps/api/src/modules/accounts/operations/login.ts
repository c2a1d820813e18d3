import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { emailKey } from '../accounts.ts'
import { userByEmail } from '../accounts-store.ts'
import { beginSession } from '../begin-session.ts'
import { addKnownNetwork } from '../guesses-store.ts'
import { forgive, limit, networkOf } from '../../limits/index.ts'
import { checkPassword } from '../passwords.ts'
import { slowDown } from '../slow-down.ts'
import type { Needs } from '../needs.ts'

export const CONFIRM_FIRST = 'Please confirm your email address first: follow the link we have sent you'

export const login: Operation<'login', Pick<Needs, 'db' | 'clock'>> = async ({ body, ip }, services) => {
  const key = emailKey(body.email)
  // Counted by account and network together, so that nobody can lock an owner out from elsewhere.
  const account = `${key}@${networkOf(ip)}`
  await limit(services, 'login-network', ip, { count: true })
  await limit(services, 'login-account', account, { count: true })
  const user = await userByEmail(services.db, key)
  const takeGuessBack = await slowDown(services, key, user?.id, ip)
  const takeBack = () => Promise.all([takeGuessBack(), forgive(services, 'login-network', ip), forgive(services, 'login-account', account)])

  const fits = await checkPassword(user?.password_hash ?? null, body.password).catch(async (error: unknown) => {
    // Not checked: too many at once.
    await takeBack()
    throw error
  })
  if (!fits || user === undefined) throw fault(401, 'The email or the password is not right')
  await takeBack()
  // Said only after the right password, so it reveals no account.
  if (user.email_verified_at === null) throw fault(401, CONFIRM_FIRST, { field: 'email' })
  await addKnownNetwork(services.db, user.id, ip, services.clock.now())
  return { success: true, code: 200, message: 'Login successful', data: await beginSession(services, user) }
}
