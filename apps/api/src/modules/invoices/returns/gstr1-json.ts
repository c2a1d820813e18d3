import { dayInIndia } from '@chitra/gst/financial-year.ts'
import { OUTSIDE_INDIA } from '@chitra/gst/states.ts'
import { type Amounts, amountsOf, rateOf } from './amounts.ts'
import type { Gstr1, HsnRow, Series, TaxPaper } from './gstr1.ts'

// The fields are those of the portal's offline tool (docs/tax.md). Amounts are rupees with two decimals, as numbers; days are dd-mm-yyyy.

const rupees = (paise: number): number => Number((paise / 100).toFixed(2))

const day = (iso: string): string => dayInIndia(new Date(iso)).split('-').toReversed().join('-')

const taxes = ({ igst, cgst, sgst }: Amounts) => ({ iamt: rupees(igst), camt: rupees(cgst), samt: rupees(sgst), csamt: 0 })

/** What a paper has at its one rate; only the taxes that it may have. */
const detail = (paper: TaxPaper) => {
  const amounts = amountsOf(paper)
  const { iamt, camt, samt, csamt } = taxes(amounts)
  const isInter = paper.buyer.place !== paper.supplier.state
  return { rt: rateOf(paper), txval: rupees(amounts.taxable), ...(isInter ? { iamt } : { camt, samt }), csamt }
}

const items = (paper: TaxPaper) => [{ num: 1, itm_det: detail(paper) }]

const invoice = (paper: TaxPaper) => ({ inum: paper.number, idt: day(paper.issuedAt), val: rupees(paper.total) })
const note = (paper: TaxPaper) => ({ ntty: 'C', nt_num: paper.number, nt_dt: day(paper.issuedAt), val: rupees(paper.total) })

/** Papers by a key, in the order of their first one. */
const by = <T>(papers: readonly TaxPaper[], keyOf: (paper: TaxPaper) => string, of: (key: string, members: TaxPaper[]) => T): T[] =>
  [...Map.groupBy(papers, keyOf)].map(([key, members]) => of(key, members))

const ctinOf = ({ buyer }: TaxPaper): string => buyer.business?.gstin ?? ''
const isTaxed = (paper: TaxPaper): boolean => rateOf(paper) > 0

const hsnRows = (rows: readonly HsnRow[]) =>
  rows.map((row, index) => ({
    num: index + 1,
    hsn_sc: row.sac,
    desc: '',
    // A service has no quantity.
    uqc: 'NA',
    qty: 0,
    rt: row.rate,
    txval: rupees(row.taxable),
    ...taxes(row),
  }))

/** Numbers of the portal's kinds of documents. */
const DOCUMENTS = [
  { doc_num: 1, doc_typ: 'Invoices for outward supply', kind: 'invoice' },
  { doc_num: 5, doc_typ: 'Credit Note', kind: 'credit-note' },
] as const

const documents = (series: readonly Series[]) =>
  DOCUMENTS.flatMap(({ kind, ...document }) => {
    const docs = series
      .filter((each) => each.kind === kind)
      .map(({ from, to, count }, index) => ({ num: index + 1, from, to, totnum: count, cancel: 0, net_issue: count }))
    return docs.length === 0 ? [] : { ...document, docs }
  })

/** A return as the portal's offline tool imports it. */
export function gstr1Json({ gstin, month, papers, b2cs, hsn, series }: Gstr1) {
  return {
    gstin,
    fp: month.split('-').toReversed().join(''),
    b2b: by(papers.b2b, ctinOf, (ctin, members) => ({
      ctin,
      inv: members.map((paper) => ({ ...invoice(paper), pos: paper.buyer.place, rchrg: 'N', inv_typ: 'R', itms: items(paper) })),
    })),
    b2cl: by(
      papers.b2cl,
      ({ buyer }) => buyer.place,
      (pos, members) => ({ pos, inv: members.map((paper) => ({ ...invoice(paper), itms: items(paper) })) }),
    ),
    b2cs: b2cs.map((row) => {
      const { iamt, camt, samt, csamt } = taxes(row)
      const isInter = row.place !== gstin.slice(0, 2)
      const own = isInter ? { iamt } : { camt, samt }
      return { sply_ty: isInter ? 'INTER' : 'INTRA', pos: row.place, typ: 'OE', rt: row.rate, txval: rupees(row.taxable), ...own, csamt }
    }),
    exp: by(
      papers.exp,
      (paper) => (isTaxed(paper) ? 'WPAY' : 'WOPAY'),
      (exp_typ, members) => ({ exp_typ, inv: members.map((paper) => ({ ...invoice(paper), itms: [detail(paper)] })) }),
    ),
    cdnr: by(papers.cdnr, ctinOf, (ctin, members) => ({
      ctin,
      nt: members.map((paper) => ({ ...note(paper), pos: paper.buyer.place, rchrg: 'N', inv_typ: 'R', itms: items(paper) })),
    })),
    cdnur: papers.cdnur.map((paper) => {
      const isExport = paper.buyer.place === OUTSIDE_INDIA
      const typ = isExport ? (isTaxed(paper) ? 'EXPWP' : 'EXPWOP') : 'B2CL'
      return { typ, ...note(paper), ...(isExport ? {} : { pos: paper.buyer.place }), itms: items(paper) }
    }),
    hsn: { hsn_b2b: hsnRows(hsn.b2b), hsn_b2c: hsnRows(hsn.b2c) },
    doc_issue: { doc_det: documents(series) },
  }
}
