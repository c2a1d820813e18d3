import { asName, FIRST_BIRTHDAY } from '@chitra/account-rules'

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

/** Whether `day` is a valid date, as `yyyy-MM-dd`, from 1950-01-01 to today. */
export const isBirthday = (day: string, now: Date): boolean => isDay(day) && day >= FIRST_BIRTHDAY && day <= latestToday(now)

/** The most advanced time zone, 14 hours ahead: a buyer's today may be tomorrow in UTC. */
const latestToday = (now: Date): string => new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10)

/** False for days that do not exist, such as 2001-02-29. */
function isDay(day: string): boolean {
  const at = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === day
}

/** Wrong passwords for an account, from networks that its owner has not used, before there is a wait. */
export const FREE_GUESSES = 20
/** The longest wait between two of them. */
export const MAX_WAIT = 5 * MINUTE
/** After this long without one, the count restarts. */
export const GUESS_RESET = DAY

/** Milliseconds to wait after this many wrong passwords: 1 s, 2 s, 4 s … up to MAX_WAIT. */
export const waitAfter = (guesses: number): number =>
  guesses < FREE_GUESSES ? 0 : Math.min(2 ** Math.min(guesses - FREE_GUESSES, 20) * 1000, MAX_WAIT)

/** Addresses that differ only in case or Unicode normal form belong to the same account. */
export const emailKey = (email: string): string => email.normalize('NFC').trim().toLowerCase()

/** The undeliverable domain (RFC 2606) that replaces the email of a closed account. */
const CLOSED = '@closed.invalid'
export const closedAddress = (publicId: string): string => `${publicId}${CLOSED}`
export const isClosedAddress = (email: string): boolean => email.endsWith(CLOSED)

/** The names of a new account: the visitor's, else the provider's, else "Friend". */
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
