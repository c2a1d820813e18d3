import { formatPrice, formatRupees, totalsOf } from '@chitra/money'
import * as messages from '@chitra/messages/prices.ts'
import { shopFacts } from './shop-facts.ts'

/** The two figures of a price tag: the price, and what it comes to with tax. */
export interface PriceTag {
  /** '₹199' */
  price: string
  /** '₹234.82 with GST' */
  priceNote: string
}

/** For places that the server sends no total for: one item's, in whole paise, by the arithmetic that the server itself uses. */
export const priceTag = (price: number): PriceTag => ({
  price: formatPrice(price),
  priceNote: messages.price.withTax(formatRupees(totalsOf([price], shopFacts().tax.percent).total), shopFacts()),
})
