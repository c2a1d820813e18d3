import { amountInWords } from '@chitra/gst/amount-in-words.ts'
import { type PlaceOfSupply, placeName } from '@chitra/gst/states.ts'
import type { Language } from '@chitra/paths'
import type { PaperKind } from '../facts.ts'

/**
 * Every sentence of a paper. What the law words (the names of taxes, GSTIN, SAC, the sentences of an export) stays in English in each language: whoever
 * checks the paper looks for these words.
 */
export interface PaperTexts {
  language: Language
  title: Record<PaperKind, string>
  specimen: { word: string; sentence: string }
  /** Below the heading of a refund's paper. */
  refersTo: (kind: PaperKind, number: string, day: string) => string
  meta: Record<'number' | 'date' | 'order' | 'payment', string>
  seller: string
  /** With its code. */
  place: (place: PlaceOfSupply) => string
  buyer: Record<PaperKind, string>
  state: (place: string) => string
  country: (name: string) => string
  placeOfSupply: (place: string) => string
  gstin: (gstin: string) => string
  contact: (name: string) => string
  columns: Record<'number' | 'description' | 'sac' | 'taxable' | 'amount' | 'total', string>
  tableOf: (title: string, number: string) => string
  by: (creator: string) => string
  licence: (version: string) => string
  percent: (percent: number) => string
  inRupees: string
  totals: Record<'taxable' | 'amount', string>
  total: Record<PaperKind, string>
  inWords: string
  /** Whole paise. */
  amountInWords: (paise: number) => string
  /** The line of a refund that is not of all. */
  part: (number: string) => string
  reverseCharge: string
  /** Rule 46, third proviso. */
  exportTaxed: string
  exportUntaxed: string
  /** Of a shop without a GSTIN. */
  notRegistered: string
  signature: { by: (legalName: string) => string; role: string; sentence: string }
  code: { alternative: string; caption: string }
  questions: (email: string) => string
  page: (page: string, pages: string) => string
}

export const ENGLISH: PaperTexts = {
  language: 'en',
  title: { invoice: 'Tax invoice', 'credit-note': 'Credit note', receipt: 'Receipt', 'refund-receipt': 'Refund receipt' },
  specimen: { word: 'Specimen', sentence: 'Specimen. It was paid in the sandbox: nothing was sold, and this is no tax document.' },
  refersTo: (kind, number, day) => `For ${kind === 'credit-note' ? 'tax invoice' : 'receipt'} ${number} of ${day}`,
  meta: { number: 'Number', date: 'Date', order: 'Order', payment: 'Payment' },
  seller: 'Sold by',
  place: placeName,
  buyer: { invoice: 'Billed to', 'credit-note': 'Credited to', receipt: 'Received from', 'refund-receipt': 'Refunded to' },
  state: (place) => `State: ${place}`,
  country: (name) => `Country: ${name}`,
  placeOfSupply: (place) => `Place of supply: ${place}`,
  gstin: (gstin) => `GSTIN: ${gstin}`,
  contact: (name) => `Attention: ${name}`,
  columns: { number: 'No.', description: 'Description', sac: 'SAC', taxable: 'Taxable value', amount: 'Amount', total: 'Total' },
  tableOf: (title, number) => `Lines of ${title.toLowerCase()} ${number}`,
  by: (creator) => `by ${creator}`,
  licence: (version) => `Licence ${version}`,
  percent: (percent) => `${percent} %`,
  inRupees: 'Amounts in Indian rupees',
  totals: { taxable: 'Taxable value', amount: 'Amount' },
  total: { invoice: 'Total', 'credit-note': 'Total credited', receipt: 'Total received', 'refund-receipt': 'Total refunded' },
  inWords: 'In words',
  amountInWords,
  part: (number) => `Refund of a part of ${number}`,
  reverseCharge: 'Whether tax is payable on reverse charge: No',
  exportTaxed: 'SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX',
  exportUntaxed: 'SUPPLY MEANT FOR EXPORT UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX',
  notRegistered: 'The seller is not registered for GST, and no GST is charged. This is not a tax invoice.',
  signature: {
    by: (legalName) => `For ${legalName}`,
    role: 'Authorised signatory',
    sentence: 'Made by computer; it bears no digital signature.',
  },
  code: {
    alternative: 'QR code with the number, the date and the amounts of this paper',
    caption: 'Number, date and amounts, to scan. Not an e-invoice code.',
  },
  questions: (email) => `Questions: ${email}`,
  page: (page, pages) => `Page ${page} of ${pages}`,
}
