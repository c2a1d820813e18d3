import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { deleteCertificates } from '../../licences/index.ts'
import { forgive } from '../../limits/index.ts'
import { checkOwnPassword } from '../check-own-password.ts'
import { closeUser, closing } from '../close-account-store.ts'
import { closedMail } from '../mails.ts'
import type { Needs } from '../needs.ts'

/** Closes the caller's account permanently, and mails its owner. */
export const closeAccount: Operation<'closeAccount', Pick<Needs, 'db' | 'files' | 'jobs' | 'clock' | 'shop'>> = async (call, services) => {
  const caller = signedIn(call)
  const { db, clock, shop, files } = services
  if (call.params.id !== caller.publicId) throw fault(404, 'There is no such user')
  const now = clock.now()
  const { wanted, attempt } = await checkOwnPassword(services, caller, {
    password: call.body.password,
    wanted: closing(caller.userId, now),
  })
  const refuse = async (message: Parameters<typeof fault>[1]) => {
    await forgive(db, attempt)
    throw fault(409, message)
  }
  if (wanted.isSeller) return await refuse('You sell in this shop. Please write to us to close your account')
  if (wanted.canBeUndone)
    return await refuse('Your email address was changed less than seven days ago. Please close your account after that')
  // First: if a file cannot be deleted, the account is still there, and closing it can be tried again.
  await deleteCertificates(files, wanted.certificates)
  await closeUser(services, caller.userId, wanted.user, closedMail(shop, wanted.user), now)
  return { success: true, code: 200, message: 'Your account is closed' }
}
