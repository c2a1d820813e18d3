import { inLanguage, type Language, paths } from '@chitra/paths'
import { newSecret } from '../../platform/ids.ts'
import type { Mail } from '../../platform/mail.ts'
import { isClosedAddress, RESET_LIFE, UNDO_LIFE, VERIFICATION_LIFE } from './accounts.ts'
import { accountOf, type User, userByEmail, userById } from './accounts-store.ts'
import { addCode, type NewCode } from './codes-store.ts'
import { openChange, prolongChange } from './email-changes-store.ts'
import { type Letter, priorityOf } from './letter.ts'
import { freshItemsFor } from './creator-updates-store.ts'
import { addressNotice, creatorUpdatesMail, messageMail, newAddressMail, resetMail, verificationMail } from './mails.ts'
import type { Needs } from './needs.ts'

type MailServices = Pick<Needs, 'db' | 'clock' | 'publicUrl' | 'mailer' | 'shop'>

/** Queues a letter; with `trx`, only if the transaction commits. */
export const queueLetter = ({ jobs }: Pick<Needs, 'jobs'>, letter: Letter, trx?: Needs['db']): Promise<void> =>
  jobs.send('mail', { ...letter, priority: priorityOf(letter) }, trx)

/** Sends a queued mail or letter. */
export async function deliver(services: MailServices, data: object): Promise<void> {
  const mail = 'letter' in data ? await write(services, data as Letter) : (data as Mail)
  // An account closed meanwhile has no address.
  if (mail !== null && !isClosedAddress(mail.to)) await services.mailer.deliver(mail)
}

/** The mail for a letter; null if it is no longer needed. */
async function write(services: MailServices, letter: Letter): Promise<Mail | null> {
  switch (letter.letter) {
    case 'verify-email':
      return await verification(services, await userById(services.db, letter.userId))
    case 'verify-again':
      return await verification(services, await userByEmail(services.db, letter.emailKey))
    case 'reset-password':
      return await reset(services, letter.emailKey)
    case 'address-notice':
      return await notice(services, letter.changeId)
    case 'new-address':
      return await confirmation(services, letter.changeId)
    case 'creator-updates':
      return await creatorUpdates(services, letter)
    case 'message':
      return await message(services, letter)
  }
}

/** A page of the shop in the language of a mail. */
const linkTo = ({ publicUrl }: MailServices, path: string, language: Language): string => `${publicUrl}${inLanguage(path, language)}`

const later = ({ clock }: MailServices, milliseconds: number): Date => new Date(clock.now().getTime() + milliseconds)

async function newCode({ db }: MailServices, row: NewCode): Promise<string> {
  const code = newSecret()
  await addCode(db, code, row)
  return code
}

async function verification(services: MailServices, user: User | undefined): Promise<Mail | null> {
  if (user === undefined || user.email_verified_at !== null || user.closed_at !== null) return null
  const { id: userId, email } = user
  const code = await newCode(services, { userId, purpose: 'verify-email', email, expiresAt: later(services, VERIFICATION_LIFE) })
  return verificationMail(services.shop, user, user.first_name, linkTo(services, `${paths.login}?code=${code}`, user.language))
}

/** Runs from the queue, so the time of the answer does not reveal whether there is an account. */
async function reset(services: MailServices, emailKey: string): Promise<Mail | null> {
  const user = await userByEmail(services.db, emailKey)
  if (user === undefined) return null
  const code = await newCode(services, {
    userId: user.id,
    purpose: 'reset-password',
    email: user.email,
    expiresAt: later(services, RESET_LIFE),
  })
  return resetMail(services.shop, user, linkTo(services, `/reset-password/${code}`, user.language))
}

async function notice(services: MailServices, changeId: number): Promise<Mail | null> {
  const change = await openChange(services.db, changeId)
  if (change === undefined) return null
  const { user_id: userId, old_email: email } = change
  const code = await newCode(services, {
    userId,
    purpose: 'undo-email-change',
    email,
    expiresAt: new Date(change.asked_at.getTime() + UNDO_LIFE),
    changeId,
  })
  const { language } = await accountOf(services.db, userId)
  const link = linkTo(services, `/undo-email-change/${code}`, language)
  return addressNotice(services.shop, { email, language }, change.new_email, link)
}

async function confirmation(services: MailServices, changeId: number): Promise<Mail | null> {
  const change = await openChange(services.db, changeId)
  if (change === undefined || change.confirmed_at !== null) return null
  const { user_id: userId, new_email: email } = change
  const expiresAt = later(services, VERIFICATION_LIFE)
  const code = await newCode(services, { userId, purpose: 'change-email', email, expiresAt, changeId })
  await prolongChange(services.db, changeId, expiresAt)
  const { language } = await accountOf(services.db, userId)
  return newAddressMail(services.shop, { email, language }, linkTo(services, `${paths.login}?code=${code}`, language))
}

/** Items in one mail. */
const MAX_ITEMS = 12

/** Checks the user's choice when the mail is sent, because it may have changed since. */
async function creatorUpdates(
  services: MailServices,
  { userId, since, until }: Extract<Letter, { letter: 'creator-updates' }>,
): Promise<Mail | null> {
  const user = await userById(services.db, userId)
  if (user?.creator_updates !== true) return null
  const items = await freshItemsFor(services.db, userId, { since: new Date(since), until: new Date(until) }, MAX_ITEMS)
  if (items.length === 0) return null
  const links = items.map(({ public_id: id, name, seller }) => ({ name, seller, link: linkTo(services, `/image/${id}`, user.language) }))
  return creatorUpdatesMail(services.shop, user, links, linkTo(services, paths.editProfile, user.language))
}

async function message(services: MailServices, { userId, subject, text }: Extract<Letter, { letter: 'message' }>): Promise<Mail | null> {
  const user = await userById(services.db, userId)
  return user?.mail_messages === true
    ? messageMail(services.shop, user, { subject, text }, linkTo(services, paths.editProfile, user.language))
    : null
}
