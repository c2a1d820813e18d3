import { shareTax, totalsOf } from '@chitra/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountInWords } from './amount-in-words.ts'
import { dayInIndia, financialYear, monthInIndia } from './financial-year.ts'
import { checkCharacter, gstinProblem, normalGstin } from './gstin.ts'
import { creditOf, type SplitLine, splitTax, taxParts, taxPercentAt } from './split-tax.ts'
import { OUTSIDE_INDIA, type PlaceOfSupply, STATES } from './states.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
const places: PlaceOfSupply[] = [...STATES.map(({ code }) => code), OUTSIDE_INDIA]

describe('GSTIN', () => {
  // Published by their holders: Reliance Industries in Maharashtra, Infosys in Karnataka, Google India in Haryana.
  it('accepts registered ones', () => {
    for (const gstin of ['27AAACR5055K1Z7', '29AAACI4798L1ZU', '06AACCG0527D1Z8']) expect(gstinProblem(gstin)).toBeNull()
  })

  it('finds every wrong character and every two that changed places, by the check character', () => {
    const good = '27AAACR5055K1Z7'
    for (const [index, sign] of Array.from(good).entries()) {
      const other = sign === '9' || sign === 'Z' ? (index < 2 ? '1' : 'A') : String.fromCodePoint((sign.codePointAt(0) ?? 0) + 1)
      expect(gstinProblem(good.slice(0, index) + other + good.slice(index + 1)), `${index}`).not.toBeNull()
    }
    expect(gstinProblem('27AAACR5505K1Z7')).toBe('check')
  })

  it('says what is wrong', () => {
    expect(gstinProblem('27AAACR5055K1Z')).toBe('form')
    expect(gstinProblem(`99AAACR5055K1Z${checkCharacter('99AAACR5055K1Z')}`)).toBe('state')
    expect(gstinProblem('27AAACR5055K1Z8')).toBe('check')
  })

  it('is read as people write it', () => {
    expect(normalGstin(' 27 aaacr-5055 k1z7 ')).toBe('27AAACR5055K1Z7')
  })
})

describe('the taxes of a sale', () => {
  it.each([
    ['27', '27', ['CGST', 'SGST']],
    ['27', '29', ['IGST']],
    ['07', '07', ['CGST', 'SGST']],
    ['34', '34', ['CGST', 'SGST']],
    ['01', '01', ['CGST', 'SGST']],
    ['04', '04', ['CGST', 'UTGST']],
    ['26', '26', ['CGST', 'UTGST']],
    ['31', '31', ['CGST', 'UTGST']],
    ['35', '35', ['CGST', 'UTGST']],
    ['38', '38', ['CGST', 'UTGST']],
    ['27', '96', ['IGST']],
  ] as const)('of a supplier in %s to %s', (supplier, place, names) => {
    expect(taxParts(supplier, place, 18).map(({ name }) => name)).toEqual(names)
  })

  it('are none for an export under a letter of undertaking', () => {
    expect(taxPercentAt(OUTSIDE_INDIA, 18, false)).toBe(0)
    expect(taxPercentAt(OUTSIDE_INDIA, 18, true)).toBe(18)
    expect(taxPercentAt('29', 18, false)).toBe(18)
    expect(taxParts('27', OUTSIDE_INDIA, 0)).toEqual([])
    expect(splitTax([19_900], 0, [])).toEqual({ parts: [], lines: [{ taxable: 19_900, taxes: [] }], tax: 0 })
  })

  it('are whole paise that add up to what the gateway takes, in 100,000 carts', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 40 }),
        fc.constantFrom(...places),
        fc.constantFrom(...STATES.map(({ code }) => code)),
        (prices, place, supplier) => {
          const { parts, lines, tax } = splitTax(prices, 18, taxParts(supplier, place, 18))
          const { subtotal, tax: due, total } = totalsOf(prices, 18)
          if (tax !== due || sum(parts.map(({ amount }) => amount)) !== due) throw new Error('not the tax of the cart')
          if (sum(lines.map(({ taxable, taxes }) => taxable + sum(taxes))) !== total || subtotal !== sum(prices))
            throw new Error('not the total')
          const shares = shareTax(prices, 18)
          for (const [index, { taxes }] of lines.entries()) {
            if (sum(taxes) !== shares[index] || taxes.some((each) => !Number.isSafeInteger(each) || each < 0))
              throw new Error('not the share')
            if (Math.abs((taxes[0] ?? 0) - (taxes[1] ?? taxes[0] ?? 0)) > 1) throw new Error('halves of a line differ')
          }
          const [central, local] = parts
          if (local !== undefined && (central === undefined || central.amount - local.amount !== due % 2)) throw new Error('halves differ')
        },
      ),
      { numRuns: 100_000 },
    )
  })
})

describe('the credit of refunds', () => {
  it('adds up to the invoice however often a part is refunded', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.array(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 12 }),
        (price, refunds) => {
          const { parts, tax } = splitTax([price], 18, taxParts('27', '27', 18))
          const invoice = { taxable: price, taxes: parts.map(({ amount }) => amount) }
          let left = price + tax
          const credits: SplitLine[] = []
          for (const refund of [...refunds, Number.MAX_SAFE_INTEGER]) {
            const amount = Math.min(refund, left)
            if (amount === 0) break
            const credit = creditOf(invoice, credits, amount)
            expect(credit.taxable + sum(credit.taxes)).toBe(amount)
            expect(Math.min(credit.taxable, ...credit.taxes)).toBeGreaterThanOrEqual(0)
            credits.push(credit)
            left -= amount
          }
          expect(sum(credits.map(({ taxable }) => taxable))).toBe(price)
          for (const index of [0, 1]) expect(sum(credits.map(({ taxes }) => taxes[index] ?? 0))).toBe(invoice.taxes[index])
        },
      ),
      // Three refunds of a paisa each, where both halves of the tax were once rounded up at the same time.
      { numRuns: 2_000, examples: [[9_341_431, [158_510, 7, 1, 1, 1]]] },
    )
  })

  it('is refused beyond the invoice', () => {
    expect(() => creditOf({ taxable: 100, taxes: [18] }, [{ taxable: 85, taxes: [15] }], 19)).toThrow(RangeError)
  })
})

describe('the financial year', () => {
  it('begins on 1 April in India, whatever the day is in London', () => {
    expect(financialYear(new Date('2026-03-31T18:29:59Z'))).toBe('2526')
    expect(financialYear(new Date('2026-03-31T18:30:00Z'))).toBe('2627')
    expect(financialYear(new Date('2099-12-31T00:00:00Z'))).toBe('9900')
    expect(dayInIndia(new Date('2026-11-23T18:30:00Z'))).toBe('2026-11-24')
  })

  it('has months of India', () => {
    expect(monthInIndia('2026-12')).toEqual({ from: new Date('2026-11-30T18:30:00Z'), to: new Date('2026-12-31T18:30:00Z') })
  })
})

it.each([
  [23_482, 'Rupees Two Hundred Thirty Four and Eighty Two Paise Only'],
  [100, 'Rupees One Only'],
  [5, 'Rupees Zero and Five Paise Only'],
  [1_00_00_000_00, 'Rupees One Crore Only'],
  [12_34_567_89, 'Rupees Twelve Lakh Thirty Four Thousand Five Hundred Sixty Seven and Eighty Nine Paise Only'],
  [20_019_00, 'Rupees Twenty Thousand Nineteen Only'],
])('says %i paise in words', (paise, words) => {
  expect(amountInWords(paise)).toBe(words)
})
