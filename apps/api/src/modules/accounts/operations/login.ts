import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { emailKey } from '../accounts.ts'
import { userByEmail } from '../accounts-store.ts'
import { beginSession } from '../begin-session.ts'
import { addKnownNetwork } from '../guesses-store.ts'
import { forgive, limit, networkOf } from '../../limits/index.ts'
import { checkPassword } from '../passwords.ts'
import { throttleGuesses } from '../throttle-guesses.ts'
import type { Needs } from '../needs.ts'

export const CONFIRM_FIRST = 'Please confirm your email address first: follow the link we have sent you'

export const login: Operation<'login', Pick<Needs, 'db' | 'clock'>> = async ({ body, ip, log }, services) => {
  const key = emailKey(body.email)
  // Counted by account and network together: otherwise anyone could lock the owner out from elsewhere.
  const account = `${key}@${networkOf(ip)}`
  await limit(services, 'login-network', ip, { count: true })
  await limit(services, 'login-account', account, { count: true })
  const user = await userByEmail(services.db, key)
  const undoGuess = await throttleGuesses(services, key, user?.id, ip)
  const undoCounts = () => Promise.all([undoGuess(), forgive(services, 'login-network', ip), forgive(services, 'login-account', account)])

  const isCorrect = await checkPassword(user?.password_hash ?? null, body.password).catch(async (error: unknown) => {
    // The queue is full and the password was not checked.
    await undoCounts()
    throw error
  })
  if (!isCorrect || user === undefined) throw fault(401, 'Wrong email or password.')
  await undoCounts()
  // Reported only after a correct password, so it does not reveal the account.
  if (user.email_verified_at === null) throw fault(401, CONFIRM_FIRST, { field: 'email' })
  await addKnownNetwork(services.db, user.id, ip, services.clock.now())
  return { success: true, code: 200, message: 'Login successful', data: await beginSession(services, user, { log, way: 'password' }) }
}
