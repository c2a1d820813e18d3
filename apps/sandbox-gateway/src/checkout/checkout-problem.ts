import type { OrderRecord } from '../ledger/ledger.ts'
import type { WindowQuery } from './window-query.ts'

/** Why this window cannot take the payment, in a sentence for the reader; undefined when it can. */
export function checkoutProblem(query: WindowQuery, keyId: string, record: OrderRecord | undefined): string | undefined {
  if (query.key !== keyId) return 'The shop opened this window with a key that the gateway does not know.'
  if (record === undefined) return 'The gateway does not know this order.'
  if (record.order.status === 'paid') return 'This order has already been paid.'
  if (query.amount !== undefined && Number(query.amount) !== record.order.amount) {
    return 'The amount the shop asked for is not the amount of the order.'
  }
  if (query.currency !== undefined && query.currency !== record.order.currency) {
    return 'The currency the shop asked for is not the currency of the order.'
  }
  return undefined
}
