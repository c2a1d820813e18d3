import { countryName } from '@chitra/gst/countries.ts'
import { OUTSIDE_INDIA } from '@chitra/gst/states.ts'
import { formatRupees } from '@chitra/money'
import { dayOf, type Moment, momentOf, printable } from '../../../platform/typeset/printed.ts'
import type { PaperFacts, PaperLine } from '../facts.ts'
import { codeOf } from './paper-code.ts'
import { paperTextsIn } from './paper-texts-in.ts'
import type { PaperTexts } from './paper-texts.ts'

/** What invoice.typ prints: the template knows where it stands, and nothing of what it means. */
export interface PaperData {
  language: string
  /** Of the document, in a reader's window. */
  title: string
  heading: string
  refersTo: string | null
  specimen: { word: string; sentence: string } | null
  issued: Moment
  shop: { name: string; address: string }
  meta: { label: string; value: string }[]
  parties: { label: string; name: string; lines: string[] }[]
  tableName: string
  columns: { title: string; detail: string | null; isNumber: boolean }[]
  /** The first two cells are the number and the description; `detail` stands below the description. */
  lines: { cells: string[]; detail: string | null }[]
  unit: string
  totals: { label: string; value: string }[]
  total: { label: string; value: string }
  words: { label: string; value: string }
  notes: string[]
  signature: { by: string; name: string; role: string } | null
  madeBy: string
  code: { svg: string; alternative: string; caption: string }
  footer: string
  /** With the numbers' places marked. */
  page: string
}

/** Where the template puts the page and the number of pages. */
const PAGE = '{page}'
const PAGES = '{pages}'

/** The facts as they are printed. */
export function paperData(facts: PaperFacts): PaperData {
  const texts = paperTextsIn(facts.language)
  const heading = texts.title[facts.kind]
  const data: PaperData = {
    language: texts.language,
    title: [facts.isSpecimen && texts.specimen.word, `${heading} ${facts.number}`].filter(Boolean).join(' · '),
    heading,
    refersTo: facts.refersTo && texts.refersTo(facts.kind, facts.refersTo.number, dayOf(facts.refersTo.issuedAt, texts.language)),
    specimen: facts.isSpecimen ? texts.specimen : null,
    issued: momentOf(facts.issuedAt),
    shop: { name: facts.shop.name, address: facts.shop.url.replace(/^https?:\/\//, '').replace(/\/$/, '') },
    meta: [
      { label: texts.meta.number, value: facts.number },
      { label: texts.meta.date, value: dayOf(facts.issuedAt, texts.language) },
      { label: texts.meta.order, value: facts.order.id },
      { label: texts.meta.payment, value: facts.order.paymentId },
    ],
    parties: [...sellerOf(facts, texts), buyerOf(facts, texts)],
    tableName: texts.tableOf(heading, facts.number),
    columns: columnsOf(facts, texts),
    lines: facts.lines.map((line, index) => ({ cells: cellsOf(facts, line, index), detail: detailOf(line, texts) })),
    unit: texts.inRupees,
    totals: [
      { label: facts.supplier === null ? texts.totals.amount : texts.totals.taxable, value: formatRupees(facts.taxable) },
      ...facts.taxes.map((tax) => ({ label: `${tax.name} ${texts.percent(tax.percent)}`, value: formatRupees(tax.amount) })),
    ],
    total: { label: texts.total[facts.kind], value: formatRupees(facts.total) },
    words: { label: texts.inWords, value: texts.amountInWords(facts.total) },
    notes: notesOf(facts, texts),
    signature: facts.supplier && {
      by: texts.signature.by(facts.supplier.legalName),
      name: facts.supplier.signatory,
      role: texts.signature.role,
    },
    madeBy: texts.signature.sentence,
    code: { svg: codeOf(facts), ...texts.code },
    footer: texts.questions(facts.shop.supportEmail),
    page: texts.page(PAGE, PAGES),
  }
  return printable(data)
}

function sellerOf({ supplier, shop }: PaperFacts, texts: PaperTexts): PaperData['parties'] {
  if (supplier === null) return [{ label: texts.seller, name: shop.name, lines: [shop.url, shop.supportEmail] }]
  return [
    {
      label: texts.seller,
      name: supplier.legalName,
      lines: [supplier.address, texts.state(texts.place(supplier.state)), texts.gstin(supplier.gstin)],
    },
  ]
}

function buyerOf({ kind, buyer }: PaperFacts, texts: PaperTexts): PaperData['parties'][number] {
  const { business, place, country } = buyer
  return {
    label: texts.buyer[kind],
    name: business?.name ?? buyer.name,
    lines: [
      ...(business === null ? [] : [texts.contact(buyer.name)]),
      buyer.email,
      ...(country === undefined ? [] : [texts.country(countryName(country, texts.language))]),
      ...(place === null ? [] : [texts.placeOfSupply(texts.place(place))]),
      ...(business === null ? [] : [texts.gstin(business.gstin)]),
    ],
  }
}

function columnsOf({ supplier, taxes }: PaperFacts, { columns, percent }: PaperTexts): PaperData['columns'] {
  const words = (title: string) => ({ title, detail: null, isNumber: false })
  const amounts = (title: string, detail: string | null = null) => ({ title, detail, isNumber: true })
  return [
    words(columns.number),
    words(columns.description),
    ...(supplier === null ? [] : [words(columns.sac)]),
    amounts(supplier === null ? columns.amount : columns.taxable),
    ...taxes.map((tax) => amounts(tax.name, percent(tax.percent))),
    ...(taxes.length === 0 ? [] : [amounts(columns.total)]),
  ]
}

function cellsOf({ supplier, taxes }: PaperFacts, line: PaperLine, index: number): string[] {
  const total = line.taxes.reduce((sum, tax) => sum + tax, line.taxable)
  return [
    String(index + 1),
    line.name,
    ...(supplier === null ? [] : [supplier.sac]),
    ...[line.taxable, ...line.taxes, ...(taxes.length === 0 ? [] : [total])].map(inColumn),
  ]
}

/** A column's heading says that its amounts are in rupees. */
const inColumn = (paise: number): string => formatRupees(paise).replace('₹', '')

function detailOf({ by, licenceVersion }: PaperLine, texts: PaperTexts): string | null {
  const parts = [by && texts.by(by), licenceVersion && texts.licence(licenceVersion)].filter(Boolean)
  return parts.length === 0 ? null : parts.join(' · ')
}

function notesOf({ supplier, buyer, taxes }: PaperFacts, texts: PaperTexts): string[] {
  if (supplier === null) return [texts.notRegistered]
  if (buyer.place !== OUTSIDE_INDIA) return [texts.reverseCharge]
  return [taxes.length > 0 ? texts.exportTaxed : texts.exportUntaxed, texts.reverseCharge]
}
