import { formatRupees } from '@chitra/money'
import type { PaperFacts } from '../facts.ts'
import { amountsOf, isCredit, sumOf, valueOf } from './amounts.ts'
import { type Gstr1, isTaxPaper, tableOf } from './gstr1.ts'

/** What the orders of the same month say, in whole paise. */
export interface OrderSums {
  count: number
  tax: number
  total: number
}

/** Each difference between the return and what it is made of, in a sentence; empty if there is none. */
export function differences({ papers, b2cs, hsn, series }: Gstr1, all: readonly PaperFacts[], orders: OrderSums): string[] {
  const sales = sumOf([...papers.b2b, ...papers.b2cl, ...papers.exp].map(amountsOf))
  const credits = sumOf([...papers.cdnr, ...papers.cdnur].map(amountsOf))
  const small = sumOf(b2cs)
  // Table 7 is net; orders are not.
  const creditedInSmall = sumOf(all.filter((paper) => isTaxPaper(paper) && isCredit(paper) && tableOf(paper) === 'b2cs').map(amountsOf))
  const invoiced = sumOf([sales, small, creditedInSmall])
  const found: string[] = []
  const compare = (what: string, one: number, other: number) => {
    if (one !== other) found.push(`${what}: ${signed(one)}, but ${signed(other)}`)
  }
  compare(
    'Tables 4 to 7 and 9 together, and table 12',
    valueOf(sales) - valueOf(credits) + valueOf(small),
    valueOf(sumOf([...hsn.b2b, ...hsn.b2c])),
  )
  compare('What invoices come to in the tables, and orders', valueOf(invoiced), orders.total)
  compare('The tax of invoices in the tables, and of orders', valueOf(invoiced) - invoiced.taxable, orders.tax)
  const invoices = series.filter(({ kind }) => kind === 'invoice').reduce((sum, { count }) => sum + count, 0)
  if (invoices !== orders.count) found.push(`${invoices} invoices, but ${orders.count} orders`)
  return found
}

const signed = (paise: number): string => (paise < 0 ? `-${formatRupees(-paise)}` : formatRupees(paise))
