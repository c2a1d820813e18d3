import type { Services } from '../../services.ts'
import { RESET_LIFE } from './accounts.ts'
import { addCode, userByEmail } from './accounts-store.ts'
import { newSecret } from '../../platform/ids.ts'
import { resetMail } from './mails.ts'

/** The work behind a request for a new password, done from the queue: whether there is an account changes nothing that the asker could time. */
export async function sendResetLink(
  { db, jobs, clock, publicUrl }: Pick<Services, 'db' | 'jobs' | 'clock' | 'publicUrl'>,
  emailKey: string,
): Promise<void> {
  const user = await userByEmail(db, emailKey)
  if (user === undefined) return
  const code = newSecret()
  await addCode(db, code, {
    userId: user.id,
    purpose: 'reset-password',
    email: user.email,
    expiresAt: new Date(clock.now().getTime() + RESET_LIFE),
  })
  await jobs.send('mail', resetMail(user.email, `${publicUrl}/reset-password/${code}`))
}
