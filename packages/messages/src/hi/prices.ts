import type * as english from '../prices.ts'
import type { Translation } from '../translation.ts'

export const price: Translation<typeof english.price> = {
  withTax: (total, { tax }) => (tax.percent === 0 ? `${tax.label} नहीं जुड़ता` : `${tax.label} सहित ${total}`),
  tax: (total, { tax }) => (tax.percent === 0 ? `${tax.label} नहीं जुड़ता` : `+ ${tax.percent}% ${tax.label} = ${total}`),
}
