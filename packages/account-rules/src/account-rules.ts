/** Account rules shared by forms and server (docs/requirements.md, AUTH and PROF). Pure. */

const NAME = /^[\p{L}\p{M}]+(?:[ .'’-]?[\p{L}\p{M}]+)*$/u

/** Letters of any script, with single spaces, points, apostrophes or hyphens between them: `D'Arcy`, `Anne-Marie`, `आशा राव` (AUTH-02). */
export const isName = (name: string): boolean => NAME.test(name)

/** In characters, the same as in openapi.yaml. */
const MAX_NAME_LENGTH = 100

/** Reduces a name from elsewhere to what is allowed: `R2 D2!` becomes `R D`, `J. O'Neill` becomes `J O'Neill`. May be empty. */
export const asName = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M} .'’-]+/gu, '')
    .replace(/[ .'’-]{2,}/g, ' ')
    .slice(0, MAX_NAME_LENGTH)
    .replace(/^[ .'’-]+|[ .'’-]+$/g, '')

/** Splits a full name into its first word and all others, so that nothing of a longer name is lost (AUTH-05). */
export function namesOf(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...others] = fullName.trim().split(/\s+/)
  return { firstName, lastName: others.join(' ') }
}

/** Whether first and last name are valid; the last name may be missing. */
export function isFullName(fullName: string): boolean {
  const { firstName, lastName } = namesOf(fullName)
  return isName(firstName) && (lastName === '' || isName(lastName))
}

const SIGN_UP_RULES = [/[a-z]/, /[A-Z]/, /\d/, /[!@#$%^&*]/]

/** At least eight characters, with a lower-case and an upper-case letter, a digit and one of !@#$%^&* (AUTH-04). */
export const isSignUpPassword = (password: string): boolean => password.length >= 8 && SIGN_UP_RULES.every((rule) => rule.test(password))

/** The earliest date of birth, `yyyy-MM-dd` (PROF-06). */
export const FIRST_BIRTHDAY = '1950-01-01'
