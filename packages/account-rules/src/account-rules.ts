/** The rules of accounts that the forms and the server share (docs/requirements.md, AUTH and PROF). Pure. */

const NAME = /^[\p{L}\p{M}]+(?:[ .'’-]?[\p{L}\p{M}]+)*$/u

/** Letters of any script, with single spaces, points, apostrophes or hyphens between them: `D'Arcy`, `Anne-Marie`, `आशा राव` (AUTH-02). */
export const isName = (name: string): boolean => NAME.test(name)

/** Characters; openapi.yaml says the same. */
const LONGEST_NAME = 100

/** What a name may keep of a text from elsewhere: of `R2 D2!` it is `R D`, of `J. O'Neill` it is `J O'Neill`. Empty when nothing is left. */
export const asName = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M} .'’-]+/gu, '')
    .replace(/[ .'’-]{2,}/g, ' ')
    .slice(0, LONGEST_NAME)
    .replace(/^[ .'’-]+|[ .'’-]+$/g, '')

/** The first word of a full name, and all that follow it: nothing of a longer name is lost (AUTH-05). */
export function namesOf(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...others] = fullName.trim().split(/\s+/)
  return { firstName, lastName: others.join(' ') }
}

/** Whether the names of a full name are such as an account takes; a last name may be missing. */
export function isFullName(fullName: string): boolean {
  const { firstName, lastName } = namesOf(fullName)
  return isName(firstName) && (lastName === '' || isName(lastName))
}

const SIGN_UP_RULES = [/[a-z]/, /[A-Z]/, /\d/, /[!@#$%^&*]/]

/** Eight characters and more, with a lower-case and an upper-case letter, a digit and one of !@#$%^&* (AUTH-04). */
export const isSignUpPassword = (password: string): boolean => password.length >= 8 && SIGN_UP_RULES.every((rule) => rule.test(password))

/** The earliest date of birth, `yyyy-MM-dd` (PROF-06). */
export const FIRST_BIRTHDAY = '1950-01-01'
