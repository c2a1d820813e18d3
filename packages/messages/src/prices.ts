import type { Shop } from './shop.ts'

/** Texts beside prices. Amounts are already formatted. */
export const price = {
  /** Below a price: the total. */
  withTax: (total: string, { tax }: Shop) => (tax.percent === 0 ? `no ${tax.label} is added` : `${total} with ${tax.label}`),
  /** After a price: the tax and the total. */
  tax: (total: string, { tax }: Shop) => (tax.percent === 0 ? `no ${tax.label} is added` : `+ ${tax.percent}% ${tax.label} = ${total}`),
} as const
