import { isStateCode, type StateCode } from './states.ts'

/** Digits of the check character: base 36. */
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** State, PAN, the number of the registration in the State, Z, the check character. */
const FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

/** The fifteenth character for the first fourteen: each is weighed 1 or 2 in turn, and the digits of the products in base 36 are added up. */
export function checkCharacter(first14: string): string {
  const sum = Array.from(first14, (sign, index) => SIGNS.indexOf(sign) * (index % 2 === 0 ? 1 : 2)).reduce(
    (total, product) => total + Math.floor(product / SIGNS.length) + (product % SIGNS.length),
    0,
  )
  return SIGNS.charAt((SIGNS.length - (sum % SIGNS.length)) % SIGNS.length)
}

/** As people write it: in any case, with spaces. */
export const normalGstin = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase()

/** What is wrong with a GSTIN, which is written as `normalGstin` gives it; null if nothing is. */
export type GstinProblem = 'form' | 'state' | 'check'

export function gstinProblem(gstin: string): GstinProblem | null {
  if (!FORM.test(gstin)) return 'form'
  if (!isStateCode(gstin.slice(0, 2))) return 'state'
  return checkCharacter(gstin.slice(0, 14)) === gstin.slice(14) ? null : 'check'
}

/** The State of a GSTIN without a problem. */
export const stateOfGstin = (gstin: string): StateCode => gstin.slice(0, 2) as StateCode
