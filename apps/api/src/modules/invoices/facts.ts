import type { Buyer, Supplier } from '@chitra/gst/parties.ts'
import type { PlaceOfSupply } from '@chitra/gst/states.ts'
import type { Language } from '@chitra/paths'

/**
 * `invoice` and `credit-note` (for a refund) are papers of a supplier with a GSTIN; `receipt` and `refund-receipt` of one without, who charges no GST.
 */
export type PaperKind = 'invoice' | 'credit-note' | 'receipt' | 'refund-receipt'

export interface PaperLine {
  name: string
  /** The creator's name; null where a part of an invoice is refunded. */
  by: string | null
  licenceVersion: string | null
  /** Whole paise, before tax. */
  taxable: number
  /** Whole paise, in the order of `taxes`. */
  taxes: number[]
}

/** All that a paper says. Stored when its number is given, and never changed: a reprint says the same, whatever has changed in the shop since. */
export interface PaperFacts {
  kind: PaperKind
  /** Absent in English: papers had no other language once. A refund's paper has that of the paper that it takes back. */
  language?: Language
  /** Such as INV/2627-000001: at most sixteen characters (Rule 46(b)). */
  number: string
  /** ISO 8601, UTC; the paper shows the day in India. */
  issuedAt: string
  /** Paid through the sandbox: nothing was sold. */
  isSpecimen: boolean
  shop: { name: string; url: string; supportEmail: string }
  /** null on receipts. */
  supplier: Supplier | null
  /** `place` and `business` are of no use on receipts, and null there; `country` is that of an export. */
  buyer: { name: string; email: string; place: PlaceOfSupply | null; country?: string; business: Buyer['business'] }
  order: { id: string; paymentId: string; paidAt: string }
  /** The invoice or receipt that a refund takes back; null on those themselves. */
  refersTo: { number: string; issuedAt: string; /** Whole paise. */ total: number } | null
  lines: PaperLine[]
  /** Each tax and its sum in whole paise: CGST and SGST (or UTGST), IGST, none, or the tax of a shop without a GSTIN by its own label. */
  taxes: { name: string; percent: number; amount: number }[]
  /** Whole paise. */
  taxable: number
  /** Whole paise: what the gateway took or gave back. */
  total: number
}
