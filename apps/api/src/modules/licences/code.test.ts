import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatCode, newCode, readCode } from './code.ts'
import { shortenName } from './shorten-name.ts'

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const code = fc.constant(null).map(newCode)

describe('a code', () => {
  it('is read as it is printed, in small letters, with spaces, and with O, I and L for digits', () => {
    fc.assert(
      fc.property(code, (made) => {
        expect(made).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/)
        const printed = formatCode(made)
        expect(printed).toMatch(/^\w{4}-\w{4}-\w{4}$/)
        for (const typed of [
          printed,
          made,
          printed.toLowerCase(),
          ` ${printed.replaceAll('-', ' ')} `,
          made.replaceAll('0', 'o').replaceAll('1', 'l'),
        ])
          expect(readCode(typed)).toBe(made)
      }),
    )
  })

  it('is refused with any one digit wrong', () => {
    fc.assert(
      fc.property(code, fc.nat(11), fc.integer({ min: 1, max: 31 }), (made, at, by) => {
        const wrong = DIGITS[(DIGITS.indexOf(made[at] ?? '') + by) % 32]
        expect(readCode(made.slice(0, at) + wrong + made.slice(at + 1))).toBeNull()
      }),
    )
  })

  it.each(['', '7K3M', 'x'.repeat(32), '7K3M-Q9TX-2WV!', '७०३४-७०३४-७०३४'])('is not %j', (typed) => {
    expect(readCode(typed)).toBeNull()
  })
})

it.each([
  ['Asha Rao', 'Asha R.'],
  ['  Asha   Lakshmi Rao ', 'Asha L. R.'],
  ['Asha', 'Asha'],
  ['प्रियंका कुमार', 'प्रियंका कु.'],
  ['', ''],
])('shortens %j to %j', (name, short) => {
  expect(shortenName(name)).toBe(short)
})
