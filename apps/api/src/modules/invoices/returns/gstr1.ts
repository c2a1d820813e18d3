import type { Supplier } from '@chitra/gst/parties.ts'
import { OUTSIDE_INDIA, type PlaceOfSupply } from '@chitra/gst/states.ts'
import type { PaperFacts, PaperKind } from '../facts.ts'
import { add, type Amounts, isCredit, NOTHING, rateOf, signedAmountsOf } from './amounts.ts'

/** A paper of a shop that is registered for GST. */
export type TaxPaper = PaperFacts & { supplier: Supplier; buyer: { place: PlaceOfSupply } }

/**
 * The tables of form GSTR-1 that a shop of licences needs: 4A (registered buyers), 5A (large sales to others in another State), 6A (exports), 7 (all other sales), 9B
 * (credit notes, to registered buyers and to others). Each paper is in one of them.
 */
export type Table = 'b2b' | 'b2cl' | 'exp' | 'b2cs' | 'cdnr' | 'cdnur'

/** Whole paise, tax included: a sale above it to another State is listed by itself (Rule 59(4) as changed by Notification 12/2024, from August 2024). */
const LARGE = 1_00_000_00

export interface B2csRow extends Amounts {
  place: PlaceOfSupply
  rate: number
}

export interface HsnRow extends Amounts {
  sac: string
  rate: number
}

/** Consecutive numbers. */
export interface Series {
  kind: PaperKind
  from: string
  to: string
  count: number
}

export interface Gstr1 {
  gstin: string
  /** As `2026-11`. */
  month: string
  papers: Record<Exclude<Table, 'b2cs'>, TaxPaper[]>
  /** Net of credits, by place and rate. */
  b2cs: B2csRow[]
  /** Net of credits, by code and rate: sales to registered buyers, and all others (table 12). */
  hsn: { b2b: HsnRow[]; b2c: HsnRow[] }
  /** Table 13. */
  series: Series[]
}

/** Whether a paper belongs in a return: a specimen was never a sale, and a receipt has no tax. */
export const isTaxPaper = (paper: PaperFacts): paper is TaxPaper =>
  !paper.isSpecimen && paper.supplier !== null && paper.buyer.place !== null && (paper.kind === 'invoice' || paper.kind === 'credit-note')

/** The table of a paper. A credit follows its invoice. */
export function tableOf(paper: TaxPaper): Table {
  if (paper.buyer.business !== null) return isCredit(paper) ? 'cdnr' : 'b2b'
  if (paper.buyer.place === OUTSIDE_INDIA) return isCredit(paper) ? 'cdnur' : 'exp'
  const invoiceTotal = paper.refersTo?.total ?? paper.total
  if (paper.buyer.place === paper.supplier.state || invoiceTotal <= LARGE) return 'b2cs'
  return isCredit(paper) ? 'cdnur' : 'b2cl'
}

/**
 * The return of a month.
 * @param all the month's papers; specimens and receipts are left out
 * @throws RangeError if the numbers of a series have a gap
 */
export function gstr1(all: readonly PaperFacts[], { gstin, month }: { gstin: string; month: string }): Gstr1 {
  const papers = all.filter(isTaxPaper)
  const of = (table: Table): TaxPaper[] => papers.filter((paper) => tableOf(paper) === table)
  const isBusiness = ({ buyer }: TaxPaper): boolean => buyer.business !== null
  return {
    gstin,
    month,
    papers: { b2b: of('b2b'), b2cl: of('b2cl'), exp: of('exp'), cdnr: of('cdnr'), cdnur: of('cdnur') },
    b2cs: grouped(of('b2cs'), (paper) => ({ place: paper.buyer.place, rate: rateOf(paper) })),
    hsn: {
      b2b: grouped(papers.filter(isBusiness), codeAndRate),
      b2c: grouped(
        papers.filter((paper) => !isBusiness(paper)),
        codeAndRate,
      ),
    },
    series: seriesOf(papers),
  }
}

const codeAndRate = (paper: TaxPaper) => ({ sac: paper.supplier.sac, rate: rateOf(paper) })

/** The signed amounts of papers with the same key, added up. */
function grouped<Key extends object>(papers: readonly TaxPaper[], keyOf: (paper: TaxPaper) => Key): (Key & Amounts)[] {
  const rows = new Map<string, Key & Amounts>()
  for (const paper of papers) {
    const key = keyOf(paper)
    const id = JSON.stringify(key)
    rows.set(id, { ...key, ...add(rows.get(id) ?? NOTHING, signedAmountsOf(paper)) })
  }
  return [...rows.values()]
}

/** `INV/2627`, and 1 for `INV/2627-000001`. */
function partsOf(number: string): { series: string; count: number } {
  const at = number.lastIndexOf('-')
  return { series: number.slice(0, at), count: Number(number.slice(at + 1)) }
}

function seriesOf(papers: readonly TaxPaper[]): Series[] {
  const bySeries = Map.groupBy(papers, ({ number }) => partsOf(number).series)
  return [...bySeries.values()].map((members) => {
    const sorted = members.toSorted((a, b) => partsOf(a.number).count - partsOf(b.number).count)
    const gap = sorted.find(
      (paper, index) => index > 0 && partsOf(paper.number).count !== partsOf(sorted[index - 1]?.number ?? '').count + 1,
    )
    if (gap !== undefined) throw new RangeError(`The number before ${gap.number} is missing: a series must have no gap`)
    return { kind: sorted[0]?.kind ?? 'invoice', from: sorted[0]?.number ?? '', to: sorted.at(-1)?.number ?? '', count: sorted.length }
  })
}
