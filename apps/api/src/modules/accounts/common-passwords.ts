import ranked from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' }
import { fault } from '../../contract/fault.ts'

/** The 10,000 commonest passwords of leaked collections, commonest first (safety.md D-08; the list is that of zxcvbn-ts, MIT). */
const COMMONEST: ReadonlySet<string> = new Set(ranked.slice(0, 10_000))

/** Words that fit the sign-up rule once the usual ornaments are added, and are guessed first all the same. */
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

/** True for one of the commonest, however it is written, and for a stem followed by digits and signs alone, such as `Password1!` or `Admin@123`. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  return COMMONEST.has(lower) || STEMS.includes(lower.replace(/[\d!@#$%^&*._-]+$/, ''))
}

/** @throws Fault 400, in words, for a password that is guessed first */
export function refuseCommon(password: string): void {
  if (isCommonPassword(password)) throw fault(400, 'This password is one of the commonest. Please choose another')
}
