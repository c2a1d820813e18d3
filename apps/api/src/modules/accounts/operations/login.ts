import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { emailKey } from '../accounts.ts'
import { userByEmail } from '../accounts-store.ts'
import { beginSession } from '../begin-session.ts'
import { forgive, limit } from '../limits.ts'
import { checkPassword } from '../passwords.ts'

export const CONFIRM_FIRST = 'Please confirm your email address first: follow the link we have sent you'

export const login: Operation<'login'> = async ({ body, ip }, services) => {
  const key = emailKey(body.email)
  // Counted by account and network together, so that nobody can lock an owner out from elsewhere.
  const account = `${key}@${ip}`
  await limit(services, 'login-network', ip, { count: true })
  await limit(services, 'login-account', account, { count: true })

  const user = await userByEmail(services.db, key)
  const takeBack = () => Promise.all([forgive(services, 'login-network', ip), forgive(services, 'login-account', account)])
  const fits = await checkPassword(user?.password_hash ?? null, body.password).catch(async (error: unknown) => {
    // Never looked at: too many at once.
    await takeBack()
    throw error
  })
  if (!fits || user === undefined) throw fault(401, 'The email or the password is not right')
  await takeBack()
  // Told only to who knows the password, so it gives no account away.
  if (user.email_verified_at === null) throw fault(401, CONFIRM_FIRST)
  return { success: true, code: 200, message: 'Login successful', data: await beginSession(services, user) }
}
