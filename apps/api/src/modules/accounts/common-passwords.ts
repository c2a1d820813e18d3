import ranked from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' }
import { fault } from '../../contract/fault.ts'

/** The 10,000 commonest passwords of leaked collections, commonest first (D-08; the list is that of zxcvbn-ts, MIT). */
const COMMONEST: ReadonlySet<string> = new Set(ranked.slice(0, 10_000))

/** Words that satisfy the sign-up rule with the usual decorations, but are guessed first. */
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

/** True for one of the commonest, in any case, and for a common word followed only by digits and punctuation, such as `Password1!` or `Admin@123`. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  return COMMONEST.has(lower) || STEMS.includes(lower.replace(/[\d!@#$%^&*._-]+$/, ''))
}

/** @throws Fault 400 with a message for a common password */
export function refuseCommon(password: string): void {
  if (isCommonPassword(password)) throw fault(400, 'This password is one of the commonest. Please choose another')
}
