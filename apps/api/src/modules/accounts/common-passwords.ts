import ranked from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' }
import { fault } from '../../contract/fault.ts'

/** The 10,000 most common leaked passwords (D-08; from zxcvbn-ts, MIT). */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(ranked.slice(0, 10_000))

/** Words that attackers try first with the usual suffixes, which satisfy the sign-up rule. */
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

/** Whether a password is in the list, in any case, or a common word followed only by digits and punctuation, such as `Password1!`. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  return COMMON_PASSWORDS.has(lower) || STEMS.includes(lower.replace(/[\d!@#$%^&*._-]+$/, ''))
}

/** @throws Fault 400 for a common password */
export function refuseCommon(password: string): void {
  if (isCommonPassword(password)) throw fault(400, 'This password is too common. Please choose another')
}
