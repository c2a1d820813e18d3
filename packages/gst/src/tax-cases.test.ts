import { readFileSync } from 'node:fs'
import { parseRupees } from '@chitra/money'
import { describe, expect, it } from 'vitest'
import { creditOf, splitTax, taxParts, taxPercentAt } from './split-tax.ts'
import { OUTSIDE_INDIA, type PlaceOfSupply, type StateCode } from './states.ts'

/** Computed by hand, in docs/tax.md. */
const cases = readFileSync(new URL('../../../docs/tax.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+ \|/.test(line))
  .map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim())) // prettier-ignore

const rupees = (cell: string): number => (cell === '' ? 0 : parseRupees(cell))

/** Of `2 × 199.00, 5.00`, in paise. */
const pricesOf = (cell: string): number[] =>
  cell.split(', ').flatMap((part) => {
    const [first = '', each] = part.split(' × ')
    return each === undefined ? [parseRupees(first)] : Array.from({ length: Number(first) }, () => parseRupees(each))
  })

/** Of `100.00, after 200.00`. */
function refundOf(cell: string): { amount: number; before: number } | null {
  const [, amount, before] = /^([\d.]+)(?:, after ([\d.]+))?/.exec(cell) ?? []
  return amount === undefined ? null : { amount: parseRupees(amount), before: before === undefined ? 0 : parseRupees(before) }
}

function computed(supplier: string, buyer: string, prices: string, refund: string): number[] {
  const place = buyer.slice(0, 2) as PlaceOfSupply
  const percent = taxPercentAt(place, 18, !(place === OUTSIDE_INDIA && buyer.includes('not taxed')))
  const { parts, lines } = splitTax(pricesOf(prices), percent, taxParts(supplier as StateCode, place, percent))
  const invoice = { taxable: lines.reduce((sum, line) => sum + line.taxable, 0), taxes: parts.map(({ amount }) => amount) }
  const asked = refundOf(refund)
  const { taxable, taxes } =
    asked === null ? invoice : creditOf(invoice, asked.before === 0 ? [] : [creditOf(invoice, [], asked.before)], asked.amount)
  const of = (...names: string[]) => taxes[parts.findIndex(({ name }) => names.includes(name))] ?? 0
  const amounts = [taxable, of('CGST'), of('SGST', 'UTGST'), of('IGST')]
  return [...amounts, amounts.reduce((sum, amount) => sum + amount, 0)]
}

describe('the cases of docs/tax.md, computed by hand', () => {
  it('are at least 25', () => {
    expect(cases.length).toBeGreaterThanOrEqual(25)
  })

  it.each(cases)('%s: from %s to %s, %s, refund %s', (_, supplier = '', buyer = '', prices = '', refund = '', ...amounts) => {
    expect(computed(supplier, buyer, prices, refund)).toEqual(amounts.map(rupees))
  })
})
