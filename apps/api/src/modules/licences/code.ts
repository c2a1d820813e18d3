import { randomInt } from 'node:crypto'

/** Crockford's base 32: no letters that are mistaken for digits or for each other. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Without the check digit: 55 bits. */
const RANDOM = 11
const LENGTH = RANDOM + 1
const GROUP = 4

/** A new code without hyphens: eleven random digits, and one that tells a code that was misread or mistyped. */
export function newCode(): string {
  const digits = Array.from({ length: RANDOM }, () => randomInt(DIGITS.length))
  return [...digits, checkOf(digits)].map((digit) => DIGITS[digit]).join('')
}

/**
 * Luhn's check digit for base 32: tells each single wrong digit, and nearly all pairs that were swapped.
 * @param digits each from 0 to 31
 */
function checkOf(digits: readonly number[]): number {
  const base = DIGITS.length
  const sum = digits.toReversed().reduce((total, digit, index) => {
    const value = index % 2 === 0 ? digit * 2 : digit
    return total + Math.floor(value / base) + (value % base)
  }, 0)
  return (base - (sum % base)) % base
}

/** A code as somebody typed it (small letters, spaces, O for 0, I or L for 1), without hyphens; null if it is none. */
export function readCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  const digits = Array.from(code, (letter) => DIGITS.indexOf(letter))
  if (digits.length !== LENGTH || digits.includes(-1)) return null
  return checkOf(digits.slice(0, RANDOM)) === digits[RANDOM] ? code : null
}

/** In groups of four, as it is printed and read aloud. */
export const formatCode = (code: string): string => code.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? code
