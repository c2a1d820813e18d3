import { creditOf, splitTax, taxParts, taxPercentAt } from '@chitra/gst/split-tax.ts'
import { OUTSIDE_INDIA, type PlaceOfSupply } from '@chitra/gst/states.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PaperFacts } from '../facts.ts'
import { amountsOf, sumOf, valueOf } from './amounts.ts'
import { differences } from './check-return.ts'
import { gstr1, isTaxPaper, tableOf } from './gstr1.ts'
import { gstr1Json } from './gstr1-json.ts'
import { gstr1Tables } from './gstr1-tables.ts'

const GSTIN = '27AAACR5055K1Z7'
const MONTH = { gstin: GSTIN, month: '2026-11' }
const BUSINESS = { name: 'Infosys Limited', gstin: '29AAACI4798L1ZU' }

interface Sale {
  price: number
  place: PlaceOfSupply
  business?: PaperFacts['buyer']['business']
  isExportTaxed?: boolean
}

function invoice(count: number, { price, place, business = null, isExportTaxed = true }: Sale): PaperFacts {
  const rate = taxPercentAt(place, 18, isExportTaxed)
  const { parts, lines, tax } = splitTax([price], rate, taxParts('27', place, rate))
  return {
    kind: 'invoice',
    number: `INV/2627-${String(count).padStart(6, '0')}`,
    issuedAt: '2026-11-23T19:00:00.000Z',
    isSpecimen: false,
    shop: { name: 'Chitra', url: 'https://chitra.example', supportEmail: 'help@chitra.example' },
    supplier: { legalName: 'Example', address: 'Pune', state: '27', gstin: GSTIN, sac: '997333', signatory: 'Meera' },
    buyer: { name: 'Asha Rao', email: 'asha@example.com', place, business },
    order: { id: `o${count}`, paymentId: `pay_${count}`, paidAt: '2026-11-23T19:00:00.000Z' },
    refersTo: null,
    lines: lines.map((line) => ({ name: 'Tea', by: 'Meera', licenceVersion: '2026-11', ...line })),
    taxes: parts,
    taxable: price,
    total: price + tax,
  }
}

function note(count: number, sale: PaperFacts, amount: number): PaperFacts {
  const { taxable, taxes } = creditOf({ taxable: sale.taxable, taxes: sale.taxes.map((tax) => tax.amount) }, [], amount)
  return {
    ...sale,
    kind: 'credit-note',
    number: `CRN/2627-${String(count).padStart(6, '0')}`,
    refersTo: { number: sale.number, issuedAt: sale.issuedAt, total: sale.total },
    taxes: sale.taxes.map((tax, index) => ({ ...tax, amount: taxes[index] ?? 0 })),
    taxable,
    total: amount,
  }
}

const ordersOf = (papers: readonly PaperFacts[]) => {
  const sales = papers.filter(({ kind }) => kind === 'invoice')
  const total = sales.reduce((sum, paper) => sum + paper.total, 0)
  return { count: sales.length, total, tax: total - sales.reduce((sum, { taxable }) => sum + taxable, 0) }
}

const LARGE = 9_000_000

describe('the table of a paper', () => {
  it.each([
    ['b2b', { price: 19_900, place: '29', business: BUSINESS }],
    ['b2b', { price: LARGE, place: '29', business: BUSINESS }],
    ['b2cs', { price: 19_900, place: '29' }],
    ['b2cs', { price: LARGE, place: '27' }],
    ['b2cl', { price: LARGE, place: '29' }],
    ['exp', { price: 19_900, place: OUTSIDE_INDIA }],
    ['exp', { price: LARGE, place: OUTSIDE_INDIA, isExportTaxed: false }],
  ] as const)('is %s for %j', (table, sale) => {
    const paper = invoice(1, sale)
    expect(isTaxPaper(paper) && tableOf(paper)).toBe(table)
  })

  it.each([
    ['cdnr', { price: 19_900, place: '29', business: BUSINESS }],
    ['b2cs', { price: 19_900, place: '29' }],
    ['cdnur', { price: LARGE, place: '29' }],
    ['cdnur', { price: 19_900, place: OUTSIDE_INDIA }],
  ] as const)('of a credit is %s for %j, by what its invoice was', (table, sale) => {
    const paper = note(1, invoice(1, sale), 1_000)
    expect(isTaxPaper(paper) && tableOf(paper)).toBe(table)
  })

  it('begins to be that of large sales above one lakh, tax included', () => {
    const of = (total: number) => ({ ...invoice(1, { price: LARGE, place: '29' }), total })
    const [atMost, above] = [of(1_00_000_00), of(1_00_000_01)]
    expect([isTaxPaper(atMost) && tableOf(atMost), isTaxPaper(above) && tableOf(above)]).toEqual(['b2cs', 'b2cl'])
  })
})

describe('a return', () => {
  const sale = fc.record({
    price: fc.oneof(fc.integer({ min: 100, max: 100_000 }), fc.integer({ min: 8_000_000, max: 20_000_000 })),
    place: fc.constantFrom<PlaceOfSupply>('27', '29', '07', OUTSIDE_INDIA),
    isBusiness: fc.boolean(),
    isExportTaxed: fc.boolean(),
    refund: fc.option(fc.integer({ min: 1, max: 100 })),
  })

  it('holds each paper once, and adds up to the orders, for any month', () => {
    fc.assert(
      fc.property(fc.array(sale, { maxLength: 30 }), (sales) => {
        const papers: PaperFacts[] = []
        let notes = 0
        for (const [index, { isBusiness, refund, ...given }] of sales.entries()) {
          const made = invoice(index + 1, { ...given, business: isBusiness && given.place === '29' ? BUSINESS : null })
          papers.push(made)
          if (refund !== null) papers.push(note((notes += 1), made, Math.max(1, Math.floor((made.total * refund) / 100))))
        }
        const made = gstr1(papers, MONTH)
        const listed = Object.values(made.papers).flat().length
        const inSmall = papers.filter((paper) => isTaxPaper(paper) && tableOf(paper) === 'b2cs').length
        expect(listed + inSmall).toBe(papers.length)
        expect(differences(made, papers, ordersOf(papers))).toEqual([])
        expect(made.series.reduce((sum, { count }) => sum + count, 0)).toBe(papers.length)
        const net = papers.reduce((sum, { kind, total }) => sum + (kind === 'invoice' ? total : -total), 0)
        expect(valueOf(sumOf([...made.hsn.b2b, ...made.hsn.b2c]))).toBe(net)
      }),
    )
  })

  it('leaves out specimens and receipts', () => {
    const specimen = { ...invoice(1, { price: 19_900, place: '27' }), isSpecimen: true }
    const receipt: PaperFacts = { ...invoice(2, { price: 19_900, place: '27' }), kind: 'receipt', supplier: null }
    expect(gstr1([specimen, receipt], MONTH)).toMatchObject({ b2cs: [], series: [], hsn: { b2b: [], b2c: [] } })
  })

  it('refuses a gap in the numbers', () => {
    const papers = [1, 2, 4].map((count) => invoice(count, { price: 19_900, place: '27' }))
    expect(() => gstr1(papers, MONTH)).toThrow('The number before INV/2627-000004 is missing')
  })

  it('says where it differs from the orders', () => {
    const papers = [invoice(1, { price: 19_900, place: '27' })]
    expect(differences(gstr1(papers, MONTH), papers, { count: 2, total: 46_964, tax: 7_164 })).toEqual([
      'What invoices come to in the tables, and orders: ₹234.82, but ₹469.64',
      'The tax of invoices in the tables, and of orders: ₹35.82, but ₹71.64',
      '1 invoices, but 2 orders',
    ])
  })
})

describe('the portal’s JSON', () => {
  const business = invoice(1, { price: 19_900, place: '29', business: BUSINESS })
  const small = invoice(2, { price: 19_900, place: '27' })
  const papers = [
    business,
    small,
    invoice(3, { price: 19_900, place: OUTSIDE_INDIA, isExportTaxed: false }),
    note(1, business, 23_482),
    note(2, small, 11_741),
  ]
  const json = gstr1Json(gstr1(papers, MONTH))

  it('has month, GSTIN and each table by its own names', () => {
    expect(json).toMatchObject({ gstin: GSTIN, fp: '112026', b2cl: [], cdnur: [] })
    const detail = { rt: 18, txval: 199, iamt: 35.82, csamt: 0 }
    expect(json.b2b).toEqual([
      {
        ctin: BUSINESS.gstin,
        // In India it is the day after.
        inv: [
          {
            inum: 'INV/2627-000001',
            idt: '24-11-2026',
            val: 234.82,
            pos: '29',
            rchrg: 'N',
            inv_typ: 'R',
            itms: [{ num: 1, itm_det: detail }],
          },
        ],
      },
    ])
    expect(json.b2cs).toEqual([{ sply_ty: 'INTRA', pos: '27', typ: 'OE', rt: 18, txval: 99.51, camt: 8.95, samt: 8.95, csamt: 0 }])
    expect(json.exp).toEqual([
      {
        exp_typ: 'WOPAY',
        inv: [{ inum: 'INV/2627-000003', idt: '24-11-2026', val: 199, itms: [{ rt: 0, txval: 199, iamt: 0, csamt: 0 }] }],
      },
    ])
    expect(json.cdnr[0]?.nt[0]).toMatchObject({ ntty: 'C', nt_num: 'CRN/2627-000001', val: 234.82, pos: '29' })
    expect(json.hsn.hsn_b2b).toMatchObject([{ num: 1, hsn_sc: '997333', uqc: 'NA', qty: 0, rt: 18, txval: 0, iamt: 0 }])
    expect(json.doc_issue.doc_det).toEqual([
      {
        doc_num: 1,
        doc_typ: 'Invoices for outward supply',
        docs: [{ num: 1, from: 'INV/2627-000001', to: 'INV/2627-000003', totnum: 3, cancel: 0, net_issue: 3 }],
      },
      {
        doc_num: 5,
        doc_typ: 'Credit Note',
        docs: [{ num: 1, from: 'CRN/2627-000001', to: 'CRN/2627-000002', totnum: 2, cancel: 0, net_issue: 2 }],
      },
    ])
  })

  it('has UTGST in the field of the State tax', () => {
    const paper = invoice(1, { price: 19_900, place: '27' })
    const union = { ...paper, taxes: paper.taxes.map((tax) => (tax.name === 'SGST' ? { ...tax, name: 'UTGST' } : tax)) }
    expect(amountsOf(union).sgst).toBe(1_791)
  })

  it('is the same as the tables for people', () => {
    const tables = gstr1Tables(gstr1(papers, MONTH))
    expect(Object.keys(tables)).toEqual(['b2b', 'b2cl', 'exp', 'b2cs', 'cdnr', 'cdnur', 'hsn', 'docs'])
    expect(tables['b2cs']?.[1]).toEqual(['Maharashtra (27)', '18', '117.41', '99.51', '0.00', '8.95', '8.95'])
    expect(tables['b2b']?.[1]?.slice(0, 8)).toEqual([
      'INV/2627-000001',
      '2026-11-24',
      '',
      BUSINESS.gstin,
      BUSINESS.name,
      'Karnataka (29)',
      '18',
      '234.82',
    ])
    for (const rows of Object.values(tables)) expect(new Set(rows.map(({ length }) => length)).size).toBe(1)
  })
})
