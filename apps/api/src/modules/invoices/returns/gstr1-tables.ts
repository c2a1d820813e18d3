import { dayInIndia } from '@chitra/gst/financial-year.ts'
import { placeName } from '@chitra/gst/states.ts'
import { amountsOf, type Amounts, rateOf, valueOf } from './amounts.ts'
import type { Gstr1, HsnRow, TaxPaper } from './gstr1.ts'

/** `-234.82`: with a sign, unlike a price. */
const amount = (paise: number): string => (paise / 100).toFixed(2)

const taxCells = ({ taxable, igst, cgst, sgst }: Amounts): string[] => [taxable, igst, cgst, sgst].map(amount)
const TAX_HEADS = ['taxable value', 'integrated tax', 'central tax', 'State or UT tax']

const PAPER_HEADS = [
  'number',
  'date',
  'invoice credited',
  'GSTIN of the buyer',
  'name of the buyer',
  'place of supply',
  'rate',
  'value',
  ...TAX_HEADS,
]
const paperRow = (paper: TaxPaper): string[] => [
  paper.number,
  dayInIndia(new Date(paper.issuedAt)),
  paper.refersTo?.number ?? '',
  paper.buyer.business?.gstin ?? '',
  paper.buyer.business?.name ?? paper.buyer.name,
  placeName(paper.buyer.place),
  String(rateOf(paper)),
  amount(paper.total),
  ...taxCells(amountsOf(paper)),
]

const hsnRow = (buyers: string) => (row: HsnRow) => [row.sac, buyers, String(row.rate), amount(valueOf(row)), ...taxCells(row)]

/** The tables as rows of text, each with its heads first, by the names of their files. Credits of tables 9B have no sign; those in tables 7 and 12 are taken off. */
export function gstr1Tables({ papers, b2cs, hsn, series }: Gstr1): Record<string, string[][]> {
  const listed = (members: readonly TaxPaper[]) => [PAPER_HEADS, ...members.map(paperRow)]
  return {
    b2b: listed(papers.b2b),
    b2cl: listed(papers.b2cl),
    exp: listed(papers.exp),
    b2cs: [
      ['place of supply', 'rate', 'value', ...TAX_HEADS],
      ...b2cs.map((row) => [placeName(row.place), String(row.rate), amount(valueOf(row)), ...taxCells(row)]),
    ],
    cdnr: listed(papers.cdnr),
    cdnur: listed(papers.cdnur),
    hsn: [['SAC', 'buyers', 'rate', 'value', ...TAX_HEADS], ...hsn.b2b.map(hsnRow('registered')), ...hsn.b2c.map(hsnRow('others'))],
    docs: [
      ['document', 'from', 'to', 'total', 'cancelled', 'net issued'],
      ...series.map(({ kind, from, to, count }) => [kind, from, to, String(count), '0', String(count)]),
    ],
  }
}
