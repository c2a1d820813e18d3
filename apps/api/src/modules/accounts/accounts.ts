import { asName, FIRST_BIRTHDAY } from '@chitra/account-rules'

/** The pure rules of accounts (docs/requirements.md, AUTH, PROF, D-08 to D-12). */

/** Milliseconds. */
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
export const SESSION_IDLE = 7 * DAY
export const SESSION_ABSOLUTE = 30 * DAY
export const VERIFICATION_LIFE = DAY
export const RESET_LIFE = HOUR
/** How long the old address can undo a change of address. */
export const UNDO_LIFE = 7 * DAY

/** A day of the calendar from 1950-01-01 to today; `yyyy-MM-dd` compares as text. */
export const isBirthday = (day: string, now: Date): boolean => isDay(day) && day >= FIRST_BIRTHDAY && day <= latestToday(now)

/** The most advanced time zone, 14 hours ahead: a buyer's today may be tomorrow in UTC. */
const latestToday = (now: Date): string => new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10)

/** False for days that do not exist, such as 2001-02-29. */
function isDay(day: string): boolean {
  const at = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === day
}

/** Free wrong passwords for an account, from networks that its owner has not used, before a wait. */
export const FREE_GUESSES = 20
/** The longest wait between two of them. */
export const LONGEST_WAIT = 5 * MINUTE
/** After this long without one, the count restarts. */
export const GUESSES_FORGOTTEN = DAY

/** Milliseconds to wait after so many wrong passwords: 1 s, 2 s, 4 s … up to the longest. */
export const waitAfter = (guesses: number): number =>
  guesses < FREE_GUESSES ? 0 : Math.min(2 ** Math.min(guesses - FREE_GUESSES, 20) * 1000, LONGEST_WAIT)

/** Two addresses that differ in case or Unicode form alone are one account. */
export const emailKey = (email: string): string => email.normalize('NFC').trim().toLowerCase()

/** Replaces the email of a closed account; undeliverable (RFC 2606). */
const CLOSED = '@closed.invalid'
export const closedAddress = (publicId: string): string => `${publicId}${CLOSED}`
export const isClosedAddress = (email: string): boolean => email.endsWith(CLOSED)

/** The names of a new account: those the visitor gave, else the provider's. An account without any is a Friend's. */
export function namesFor(
  given: { firstName?: string | undefined; lastName?: string | undefined },
  provided: { firstName: string; lastName: string },
): { firstName: string; lastName: string } {
  const firstName = asName(given.firstName ?? '') || asName(provided.firstName)
  return { firstName: firstName === '' ? 'Friend' : firstName, lastName: asName(given.lastName ?? '') || asName(provided.lastName) }
}

export function isSessionAlive(session: { created_at: Date; last_used_at: Date }, now: Date): boolean {
  return now.getTime() - session.last_used_at.getTime() < SESSION_IDLE && now.getTime() - session.created_at.getTime() < SESSION_ABSOLUTE
}
