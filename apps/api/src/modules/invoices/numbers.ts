import { financialYear } from '@chitra/gst/financial-year.ts'
import type { PaperKind } from './facts.ts'

/** The first letters of numbers. Specimens have series of their own, so that the first paper that counts is number 1. */
const PREFIXES: Record<PaperKind, { real: string; specimen: string }> = {
  invoice: { real: 'INV', specimen: 'SIN' },
  'credit-note': { real: 'CRN', specimen: 'SCR' },
  receipt: { real: 'REC', specimen: 'SRE' },
  'refund-receipt': { real: 'REF', specimen: 'SRF' },
}

/** `INV/2627`: a series of consecutive numbers in a financial year. */
export const seriesOf = (kind: PaperKind, isSpecimen: boolean, at: Date): string =>
  `${PREFIXES[kind][isSpecimen ? 'specimen' : 'real']}/${financialYear(at)}`

/** `INV/2627-000001`. Sixteen characters, the most that Rule 46(b) CGST Rules allows, hold ten million papers a year. */
export function numberIn(series: string, count: number): string {
  const number = `${series}-${String(count).padStart(6, '0')}`
  if (number.length > 16) throw new RangeError(`${number} is longer than sixteen characters`)
  return number
}
