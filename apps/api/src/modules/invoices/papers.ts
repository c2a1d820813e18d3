import type { Buyer, Supplier } from '@chitra/gst/parties.ts'
import { creditOf, type SplitLine, splitTax, taxParts } from '@chitra/gst/split-tax.ts'
import type { Shop } from '@chitra/messages/shop.ts'
import type { Language } from '@chitra/paths'
import type { PaperFacts, PaperKind, PaperLine } from './facts.ts'
import { paperTextsIn } from './paper/paper-texts-in.ts'

/** What was sold, and to whom. */
export interface Sale {
  order: { id: string; paymentId: string; paidAt: Date }
  /** In the cart's order. Prices and taxes in whole paise. */
  lines: readonly { name: string; by: string; licenceVersion: string; price: number; tax: number }[]
  /** Percent of the prices. */
  rate: number
  account: { name: string; email: string }
  /** Of the paper. */
  language: Language
  /** null if nobody was asked. */
  buyer: Buyer | null
}

export interface Seller {
  supplier: Supplier | null
  shop: Pick<Shop, 'name' | 'tax'>
  publicUrl: string
  supportEmail: string
  /** Whether payments go through a sandbox. */
  isSpecimen: boolean
}

export const saleKind = ({ supplier }: Pick<Seller, 'supplier'>): PaperKind => (supplier === null ? 'receipt' : 'invoice')

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** What the invoice of a sale says, or the receipt of a shop without a GSTIN. */
export function saleFacts(
  seller: Seller,
  { order, lines, rate, account, language, buyer }: Sale,
  number: string,
  issuedAt: Date,
): PaperFacts {
  const { supplier, shop, isSpecimen } = seller
  // Without an address on record the place of supply is the supplier's (s. 12(2)(b)(ii) IGST Act).
  const place = supplier === null ? null : (buyer?.place ?? supplier.state)
  const prices = lines.map(({ price }) => price)
  const taxable = sum(prices)
  const { taxes, lineTaxes } =
    supplier === null || place === null ? ownTax(shop, rate, lines) : gst(prices, rate, { supplier: supplier.state, place })
  return {
    kind: saleKind(seller),
    ...(language === 'en' ? {} : { language }),
    number,
    issuedAt: issuedAt.toISOString(),
    isSpecimen,
    shop: { name: shop.name, url: seller.publicUrl, supportEmail: seller.supportEmail },
    supplier,
    buyer: {
      name: buyer?.name ?? account.name,
      email: account.email,
      place,
      ...(supplier === null || buyer?.country === undefined ? {} : { country: buyer.country }),
      business: supplier === null ? null : (buyer?.business ?? null),
    },
    order: { id: order.id, paymentId: order.paymentId, paidAt: order.paidAt.toISOString() },
    refersTo: null,
    lines: lines.map(({ name, by, licenceVersion, price }, index): PaperLine => ({
      name,
      by,
      licenceVersion,
      taxable: price,
      taxes: lineTaxes[index] ?? [],
    })),
    taxes,
    taxable,
    total: taxable + sum(taxes.map(({ amount }) => amount)),
  }
}

function gst(prices: readonly number[], rate: number, { supplier, place }: { supplier: Supplier['state']; place: Buyer['place'] }) {
  const { parts, lines } = splitTax(prices, rate, taxParts(supplier, place, rate))
  return { taxes: parts, lineTaxes: lines.map(({ taxes }) => taxes) }
}

/** The tax of a shop that charges no GST: by its own name, in one part. */
function ownTax({ tax: { label } }: Pick<Shop, 'tax'>, percent: number, lines: Sale['lines']) {
  if (percent === 0) return { taxes: [], lineTaxes: lines.map(() => []) }
  return { taxes: [{ name: label, percent, amount: sum(lines.map(({ tax }) => tax)) }], lineTaxes: lines.map(({ tax }) => [tax]) }
}

export const refundKind = ({ kind }: Pick<PaperFacts, 'kind'>): PaperKind => (kind === 'invoice' ? 'credit-note' : 'refund-receipt')

/**
 * What the credit note of a refund says. A refund of all names each line; one of a part is a line of its own, because the gateway does not say for what it is.
 * @param sale what the invoice says
 * @param earlier what earlier credit notes say
 * @param amount whole paise refunded, taxes included
 */
export function refundFacts(
  sale: PaperFacts,
  { earlier, amount }: { earlier: readonly PaperFacts[]; amount: number },
  number: string,
  issuedAt: Date,
): PaperFacts {
  const credit = creditOf(amountsOf(sale), earlier.map(amountsOf), amount)
  const part: PaperLine = { name: paperTextsIn(sale.language).part(sale.number), by: null, licenceVersion: null, ...credit }
  return {
    ...sale,
    kind: refundKind(sale),
    number,
    issuedAt: issuedAt.toISOString(),
    refersTo: { number: sale.number, issuedAt: sale.issuedAt, total: sale.total },
    lines: amount === sale.total ? sale.lines : [part],
    taxes: sale.taxes.map((tax, index) => ({ ...tax, amount: credit.taxes[index] ?? 0 })),
    taxable: credit.taxable,
    total: amount,
  }
}

const amountsOf = ({ taxable, taxes }: PaperFacts): SplitLine => ({ taxable, taxes: taxes.map(({ amount }) => amount) })
