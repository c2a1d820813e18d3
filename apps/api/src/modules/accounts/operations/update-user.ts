import { isName } from '@chitra/account-rules'
import { fault } from '../../../contract/fault.ts'
import type { Call, Caller, Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { emailKey, isBirthday } from '../accounts.ts'
import { type Profile, setProfile } from '../accounts-store.ts'
import { checkOwnPassword } from '../check-own-password.ts'
import { askForAddress } from '../ask-for-address-store.ts'
import { isTaken } from '../email-changes-store.ts'
import { toUser } from '../user-view.ts'
import type { Needs } from '../needs.ts'

type Body = Call<'updateUser'>['body']

export const updateUser: Operation<'updateUser', Pick<Needs, 'db' | 'jobs' | 'clock'>> = async (call, services) => {
  const caller = signedIn(call)
  if (call.params.id !== caller.publicId) throw fault(404, 'There is no such user')
  const now = services.clock.now()
  const profile = profileOf(call.body, now)
  const email = call.body.email.trim()
  const asks = emailKey(email) !== emailKey(caller.email)
  if (asks) await allowNewAddress(services, caller, email, call.body.password)
  const user = await (asks
    ? askForAddress(services, caller, { profile, email }, now)
    : setProfile(services.db, caller.userId, profile, now))
  if (user === undefined) throw fault(404, 'There is no such user')
  return { success: true, code: 200, message: 'Your profile has been updated!', data: { user: toUser(user, user.pending_email) } }
}

function profileOf({ firstName, lastName = '', dob, mailMessages, creatorUpdates }: Body, now: Date): Profile {
  const names = { first_name: firstName.trim(), last_name: lastName.trim() }
  if (!isName(names.first_name) || (names.last_name !== '' && !isName(names.last_name))) throw fault(400, 'Enter Valid Full Name')
  if (dob !== undefined && dob !== '' && !isBirthday(dob, now))
    throw fault(400, 'The date of birth must be between 1950-01-01 and today', { field: 'dob' })
  return {
    ...names,
    // An empty value deletes the date.
    ...(dob === undefined ? {} : { dob: dob === '' ? null : dob }),
    ...(mailMessages === undefined ? {} : { mail_messages: mailMessages === 'true' }),
    ...(creatorUpdates === undefined ? {} : { creator_updates: creatorUpdates === 'true' }),
  }
}

/** Checks a change of address. It requires the password, because a stolen session must not be enough to take over the account (D-12). Each counts. */
async function allowNewAddress(
  services: Pick<Needs, 'db' | 'clock'>,
  caller: Caller,
  email: string,
  password: string | undefined,
): Promise<void> {
  const { db, clock } = services
  const { wanted: isTakenByOther } = await checkOwnPassword(services, caller, {
    password: password ?? '',
    wanted: isTaken(db, emailKey(email), clock.now(), caller.userId),
    missing: 'Please enter your current password to change your email address',
  })
  if (isTakenByOther) throw fault(409, 'Email address already exists!!')
}
