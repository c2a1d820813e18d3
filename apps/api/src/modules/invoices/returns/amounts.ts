import type { PaperFacts } from '../facts.ts'

/** In whole paise. A credit takes amounts back, so they are negative there. */
export interface Amounts {
  taxable: number
  igst: number
  cgst: number
  /** Of a State or of a Union Territory: the return has one field for both. */
  sgst: number
}

export const NOTHING: Amounts = { taxable: 0, igst: 0, cgst: 0, sgst: 0 }

export const add = (one: Amounts, other: Amounts): Amounts => ({
  taxable: one.taxable + other.taxable,
  igst: one.igst + other.igst,
  cgst: one.cgst + other.cgst,
  sgst: one.sgst + other.sgst,
})

export const sumOf = (amounts: readonly Amounts[]): Amounts => amounts.reduce(add, NOTHING)

/** Tax included. */
export const valueOf = ({ taxable, igst, cgst, sgst }: Amounts): number => taxable + igst + cgst + sgst

export const isCredit = ({ kind }: Pick<PaperFacts, 'kind'>): boolean => kind === 'credit-note'

const taxOf = ({ taxes }: PaperFacts, ...names: string[]): number =>
  taxes.filter(({ name }) => names.includes(name)).reduce((sum, { amount }) => sum + amount, 0)

/** What a paper says, without a sign. */
export const amountsOf = (paper: PaperFacts): Amounts => ({
  taxable: paper.taxable,
  igst: taxOf(paper, 'IGST'),
  cgst: taxOf(paper, 'CGST'),
  sgst: taxOf(paper, 'SGST', 'UTGST'),
})

/** The same, negative for a credit. */
export function signedAmountsOf(paper: PaperFacts): Amounts {
  const { taxable, igst, cgst, sgst } = amountsOf(paper)
  const sign = isCredit(paper) ? -1 : 1
  return { taxable: sign * taxable, igst: sign * igst, cgst: sign * cgst, sgst: sign * sgst }
}

/** Percent of the price: 18, or 0 without tax. */
export const rateOf = ({ taxes }: PaperFacts): number => taxes.reduce((sum, { percent }) => sum + percent, 0)
