import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { newSecret } from '../../../platform/ids.ts'
import { emailKey, isBirthday, isName, VERIFICATION_LIFE } from '../accounts.ts'
import { addCode, setProfile, userByEmail, userById } from '../accounts-store.ts'
import { limit } from '../limits.ts'
import { addressNotice, newAddressMail } from '../mails.ts'
import { toUser } from '../user-view.ts'

export const updateUser: Operation<'updateUser'> = async (call, services) => {
  const caller = signedIn(call)
  const { db, jobs, clock, publicUrl } = services
  if (call.params.id !== caller.publicId) throw fault(404, 'There is no such user')
  const [firstName, lastName] = [call.body.firstName.trim(), call.body.lastName.trim()]
  if (!isName(firstName) || !isName(lastName)) throw fault(400, 'Enter Valid Full Name')
  const { dob } = call.body
  const now = clock.now()
  if (dob !== undefined && !isBirthday(dob, now)) throw fault(400, 'The date of birth must lie between 1950-01-01 and today')
  const key = emailKey(call.body.email)
  const changesEmail = key !== emailKey(caller.email)
  if (changesEmail) {
    await limit(services, 'change-account', caller.publicId, { count: true })
    if ((await userByEmail(db, key)) !== undefined) throw fault(409, 'Email address already exists!!')
  }
  await setProfile(db, caller.userId, { first_name: firstName, last_name: lastName, ...(dob === undefined ? {} : { dob }) })
  if (changesEmail) {
    const code = newSecret()
    const email = call.body.email.trim()
    await addCode(db, code, {
      userId: caller.userId,
      purpose: 'change-email',
      email,
      expiresAt: new Date(now.getTime() + VERIFICATION_LIFE),
    })
    await jobs.send('mail', newAddressMail(email, `${publicUrl}/login?code=${code}`))
    await jobs.send('mail', addressNotice(caller.email, email))
  }
  const user = await userById(db, caller.userId)
  if (user === undefined) throw fault(404, 'There is no such user')
  return { success: true, code: 200, message: 'Your profile has been updated!', data: { user: toUser(user) } }
}
