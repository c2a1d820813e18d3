/** The rules of an account that would hold on paper. Sources: specification §5, safety.md D-08 to D-12. */

/** Milliseconds. */
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
export const SESSION_IDLE = 7 * DAY
export const SESSION_ABSOLUTE = 30 * DAY
export const VERIFICATION_LIFE = DAY
export const RESET_LIFE = HOUR

/** The earliest date of birth (specification §9). */
const FIRST_BIRTHDAY = '1950-01-01'

/** From 1950-01-01 to today; `yyyy-MM-dd` compares as text. */
export const isBirthday = (day: string, now: Date): boolean => day >= FIRST_BIRTHDAY && day <= now.toISOString().slice(0, 10)

/** Two addresses that differ in case or Unicode form alone are one account. */
export const emailKey = (email: string): string => email.normalize('NFC').trim().toLowerCase()

const NAME = /^[\p{L}\p{M}]+(?:[ .'’-]?[\p{L}\p{M}]+)*$/u

/** Letters of any script, with single spaces between words (AUTH-02). */
export const isName = (name: string): boolean => NAME.test(name)

/** A provider's name for somebody, cut to what a name may have here; what is left of `R2 D2!` is `R D`. */
const asName = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M} .'’-]+/gu, '')
    .replace(/[ .'’-]+/g, ' ')
    .trim()
    .slice(0, 100)

/** The names of a new account: those the visitor gave, else the provider's. An account without any is a Friend's. */
export function namesFor(
  given: { firstName?: string | undefined; lastName?: string | undefined },
  provided: { firstName: string; lastName: string },
): { firstName: string; lastName: string } {
  const firstName = asName(given.firstName ?? '') || asName(provided.firstName)
  return { firstName: firstName === '' ? 'Friend' : firstName, lastName: asName(given.lastName ?? '') || asName(provided.lastName) }
}

const SIGN_UP_RULES = [/[a-z]/, /[A-Z]/, /\d/, /[!@#$%^&*]/]

/** Eight signs and more, with a lower-case and an upper-case letter, a digit and one of !@#$%^&* (specification §5). */
export const isSignUpPassword = (password: string): boolean => password.length >= 8 && SIGN_UP_RULES.every((rule) => rule.test(password))

export function isSessionAlive(session: { created_at: Date; last_used_at: Date }, now: Date): boolean {
  return now.getTime() - session.last_used_at.getTime() < SESSION_IDLE && now.getTime() - session.created_at.getTime() < SESSION_ABSOLUTE
}
