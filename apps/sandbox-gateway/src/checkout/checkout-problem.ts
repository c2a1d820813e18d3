import type { OrderRecord } from '../ledger/ledger.ts'
import type { WindowQuery } from './window-query.ts'

/** The message why the payment is not possible; undefined if it is. */
export function checkoutProblem(query: WindowQuery, keyId: string, record: OrderRecord | undefined): string | undefined {
  if (query.key !== keyId) return 'The shop opened this window with a key that is unknown to the gateway.'
  if (record === undefined) return 'This order is unknown to the gateway.'
  if (record.order.status === 'paid') return 'This order has already been paid.'
  if (query.amount !== undefined && Number(query.amount) !== record.order.amount) {
    return 'The shop’s amount differs from the amount of the order.'
  }
  if (query.currency !== undefined && query.currency !== record.order.currency) {
    return 'The shop’s currency differs from the currency of the order.'
  }
  return undefined
}
