import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { deleteCertificates } from '../../licences/index.ts'
import { userById } from '../accounts-store.ts'
import { checkOwnPassword } from '../check-own-password.ts'
import { canBeUndone, closeUser, isSeller } from '../close-account-store.ts'
import { closedMail } from '../mails.ts'
import type { Needs } from '../needs.ts'

/** Closes the caller's account permanently, and mails its owner. */
export const closeAccount: Operation<'closeAccount', Pick<Needs, 'db' | 'files' | 'jobs' | 'clock' | 'shop'>> = async (call, services) => {
  const caller = signedIn(call)
  const { db, clock, jobs, shop } = services
  const user = call.params.id === caller.publicId ? await userById(db, caller.userId) : undefined
  if (user === undefined) throw fault(404, 'There is no such user')
  await checkOwnPassword(services, caller, call.body.password)
  const now = clock.now()
  if (await isSeller(db, user.id)) throw fault(409, 'You sell in this shop. Please write to us to close your account')
  if (await canBeUndone(db, user.id, now))
    throw fault(409, 'Your email address was changed less than seven days ago. Please close your account after that')
  // First: if a file cannot be deleted, the account is still there, and closing it can be tried again.
  await deleteCertificates(services, user.id)
  await db.transaction().execute(async (trx) => {
    await closeUser(trx, user, now)
    await jobs.send('mail', closedMail(shop, user), trx)
  })
  return { success: true, code: 200, message: 'Your account is closed' }
}
