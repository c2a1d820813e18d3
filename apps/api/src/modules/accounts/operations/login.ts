import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { newSecret } from '../../../platform/ids.ts'
import { attemptAt, networkOf } from '../../limits/index.ts'
import { emailKey } from '../accounts.ts'
import { toSession } from '../session-view.ts'
import { startSession, uncountGuess } from '../guesses-store.ts'
import type { Needs } from '../needs.ts'
import { checkPassword } from '../passwords.ts'
import { throttledGuess } from '../throttle-guesses.ts'

export const CONFIRM_FIRST = 'Please confirm your email address first: follow the link we have sent you'

export const login: Operation<'login', Pick<Needs, 'db' | 'clock'>> = async ({ body, ip, log }, services) => {
  const { db, clock } = services
  const account = emailKey(body.email)
  // Counted by account and network together: otherwise anyone could lock the owner out from elsewhere.
  const attempt = attemptAt(services, [
    ['login-network', ip],
    ['login-account', `${account}@${networkOf(ip)}`],
  ])
  const { user, isCounted } = await throttledGuess(services, attempt, { account, address: ip })
  const uncount = () => uncountGuess(db, attempt, account, { isCounted })
  const isCorrect = await checkPassword(user?.password_hash ?? null, body.password).catch(async (error: unknown) => {
    // The queue is full and the password was not checked.
    await uncount()
    throw error
  })
  if (!isCorrect || user === undefined) throw fault(401, 'Wrong email or password.')
  if (user.email_verified_at === null) {
    await uncount()
    // Reported only after a correct password, so it does not reveal the account.
    throw fault(401, CONFIRM_FIRST, { field: 'email' })
  }
  const token = newSecret()
  const started = await startSession(db, attempt, { account, isCounted, userId: user.id, address: ip, token }, clock.now())
  return { success: true, code: 200, message: 'Login successful', data: toSession(user, { token, ...started }, { log, way: 'password' }) }
}
