import { fault } from '../../contract/fault.ts'

/**
 * Passwords that fit the sign-up rule and are guessed first all the same: a common stem with the usual ornaments.
 * The full list of the 10,000 commonest comes with the password forms (safety.md D-08).
 */
const STEMS = [
  'password',
  'passw0rd',
  'p@ssword',
  'p@ssw0rd',
  'welcome',
  'admin',
  'qwerty',
  'letmein',
  'iloveyou',
  'india',
  'abcd',
  'abc',
  'test',
  'chitra',
  'monkey',
  'dragon',
  'football',
  'cricket',
  'krishna',
  'ganesh',
  'sairam',
]

/** True for a stem followed by digits and signs alone, such as `Password1!` or `Admin@123`. */
function isCommonPassword(password: string): boolean {
  const bare = password.toLowerCase().replace(/[\d!@#$%^&*._-]+$/, '')
  return STEMS.includes(bare) || STEMS.includes(password.toLowerCase())
}

/** @throws Fault 400, in words, for a password that is guessed first */
export function refuseCommon(password: string): void {
  if (isCommonPassword(password)) throw fault(400, 'This password is one of the commonest. Please choose another')
}
