import { newSecret } from '../../platform/ids.ts'
import type { Mail } from '../../platform/mail.ts'
import { isClosedAddress, RESET_LIFE, UNDO_LIFE, VERIFICATION_LIFE } from './accounts.ts'
import { type User, userByEmail, userById } from './accounts-store.ts'
import { addCode, type NewCode } from './codes-store.ts'
import { openChange, prolongChange } from './email-changes-store.ts'
import { freshItemsFor } from './creator-updates-store.ts'
import { addressNotice, creatorUpdatesMail, messageMail, newAddressMail, resetMail, verificationMail } from './mails.ts'
import type { Needs } from './needs.ts'

/**
 * A queued mail with a code: its recipient and purpose. The code is generated when it is sent, so that a reader of the queue or of a database copy cannot
 * use it. A mail that is sent again gets a new code; the first one expires.
 */
export type Letter =
  | { letter: 'verify-email'; userId: number }
  | { letter: 'verify-again'; emailKey: string }
  | { letter: 'reset-password'; emailKey: string }
  | { letter: 'address-notice'; changeId: number }
  | { letter: 'new-address'; changeId: number }
  /** Times as ISO 8601. */
  | { letter: 'creator-updates'; userId: number; since: string; until: string }
  | { letter: 'message'; userId: number; subject: string; text: string }

type Desk = Pick<Needs, 'db' | 'clock' | 'publicUrl' | 'mailer' | 'shop'>

/** Queues a letter; with `trx`, only if it commits. */
export const queueLetter = ({ jobs }: Pick<Needs, 'jobs'>, letter: Letter, trx?: Needs['db']): Promise<void> =>
  jobs.send('mail', { ...letter, priority: letter.letter === 'address-notice' ? 1 : 0 }, trx)

/** Sends a queued mail, or a letter, whose code is generated now. */
export async function deliver(desk: Desk, data: object): Promise<void> {
  const mail = 'letter' in data ? await write(desk, data as Letter) : (data as Mail)
  // An account closed meanwhile has no address.
  if (mail !== null && !isClosedAddress(mail.to)) await desk.mailer.deliver(mail)
}

/** The mail for a letter; null if it is no longer needed. */
async function write(desk: Desk, letter: Letter): Promise<Mail | null> {
  switch (letter.letter) {
    case 'verify-email':
      return await verification(desk, await userById(desk.db, letter.userId))
    case 'verify-again':
      return await verification(desk, await userByEmail(desk.db, letter.emailKey))
    case 'reset-password':
      return await reset(desk, letter.emailKey)
    case 'address-notice':
      return await notice(desk, letter.changeId)
    case 'new-address':
      return await confirmation(desk, letter.changeId)
    case 'creator-updates':
      return await creatorUpdates(desk, letter)
    case 'message':
      return await message(desk, letter)
  }
}

const later = ({ clock }: Desk, milliseconds: number): Date => new Date(clock.now().getTime() + milliseconds)

async function newCode({ db }: Desk, row: NewCode): Promise<string> {
  const code = newSecret()
  await addCode(db, code, row)
  return code
}

async function verification(desk: Desk, user: User | undefined): Promise<Mail | null> {
  if (user === undefined || user.email_verified_at !== null || user.closed_at !== null) return null
  const { id: userId, email } = user
  const code = await newCode(desk, { userId, purpose: 'verify-email', email, expiresAt: later(desk, VERIFICATION_LIFE) })
  return verificationMail(desk.shop, email, user.first_name, `${desk.publicUrl}/login?code=${code}`)
}

/** Whether there is an account changes nothing that the asker could time: this runs from the queue. */
async function reset(desk: Desk, emailKey: string): Promise<Mail | null> {
  const user = await userByEmail(desk.db, emailKey)
  if (user === undefined) return null
  const code = await newCode(desk, { userId: user.id, purpose: 'reset-password', email: user.email, expiresAt: later(desk, RESET_LIFE) })
  return resetMail(desk.shop, user.email, `${desk.publicUrl}/reset-password/${code}`)
}

async function notice(desk: Desk, changeId: number): Promise<Mail | null> {
  const change = await openChange(desk.db, changeId)
  if (change === undefined) return null
  const { user_id: userId, old_email: email } = change
  const code = await newCode(desk, {
    userId,
    purpose: 'undo-email-change',
    email,
    expiresAt: new Date(change.asked_at.getTime() + UNDO_LIFE),
    changeId,
  })
  return addressNotice(desk.shop, email, change.new_email, `${desk.publicUrl}/undo-email-change/${code}`)
}

async function confirmation(desk: Desk, changeId: number): Promise<Mail | null> {
  const change = await openChange(desk.db, changeId)
  if (change === undefined || change.confirmed_at !== null) return null
  const { user_id: userId, new_email: email } = change
  const expiresAt = later(desk, VERIFICATION_LIFE)
  const code = await newCode(desk, { userId, purpose: 'change-email', email, expiresAt, changeId })
  await prolongChange(desk.db, changeId, expiresAt)
  return newAddressMail(desk.shop, email, `${desk.publicUrl}/login?code=${code}`)
}

/** The most items linked in one mail. */
const MOST_ITEMS = 12

/** Checks the switch when the mail is sent, so that turning it off meanwhile counts. */
async function creatorUpdates(desk: Desk, { userId, since, until }: Extract<Letter, { letter: 'creator-updates' }>): Promise<Mail | null> {
  const user = await userById(desk.db, userId)
  if (user?.creator_updates !== true) return null
  const items = await freshItemsFor(desk.db, userId, { since: new Date(since), until: new Date(until) }, MOST_ITEMS)
  if (items.length === 0) return null
  const links = items.map(({ public_id: id, name, seller }) => ({ name, seller, link: `${desk.publicUrl}/image/${id}` }))
  return creatorUpdatesMail(desk.shop, user.email, links, `${desk.publicUrl}/editProfile`)
}

async function message(desk: Desk, { userId, subject, text }: Extract<Letter, { letter: 'message' }>): Promise<Mail | null> {
  const user = await userById(desk.db, userId)
  return user?.mail_messages === true ? messageMail(desk.shop, user.email, { subject, text }, `${desk.publicUrl}/editProfile`) : null
}
