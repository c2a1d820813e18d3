import type { PaidLine } from '../orders/index.ts'

/** The part of an order that decides which items its buyer owns. */
export interface PaidOrder {
  id: number
  /** Whole paise refunded to the buyer. */
  refundedAmount: number
  /** The payment was refunded in full. */
  refunded: boolean
}

export interface Resolution {
  /** For each owned item, the order that grants it: the earliest one not refunded. */
  grantedBy: Map<number, number>
  /** For each order, the total in whole paise to refund because an earlier order had paid for the same items. */
  owed: Map<number, number>
  /** Refunded lines: those of fully refunded orders, and duplicate lines whose price was refunded. */
  refunded: Set<number>
}

/**
 * Decides which order grants which item when several orders of one buyer contain the same items. The earliest order that is not refunded grants the item;
 * its price in each later order is owed back, unless the buyer asked for another licence of it: then only the same wish, paid for twice, is. A refund pays off what is owed first, line by line. A refund beyond that is goodwill and revokes nothing.
 */
export function resolveOverlaps(orders: readonly PaidOrder[], lines: readonly PaidLine[]): Resolution {
  const resolution: Resolution = { grantedBy: new Map(), owed: new Map(), refunded: new Set() }
  const wishes = new Set<string>()
  for (const order of orders.toSorted((a, b) => a.id - b.id)) {
    const own = lines.filter(({ orderId }) => orderId === order.id).toSorted((a, b) => a.id - b.id)
    if (order.refunded) for (const { id } of own) resolution.refunded.add(id)
    else resolveOrder(order, own, resolution, wishes)
  }
  return resolution
}

/** @param wishes for another licence that earlier orders have paid for */
function resolveOrder(order: PaidOrder, lines: readonly PaidLine[], { grantedBy, owed, refunded }: Resolution, wishes: Set<string>): void {
  let due = 0
  for (const line of lines) {
    const isDuplicate = line.refunded || (line.again === null ? grantedBy.has(line.itemId) : wishes.has(line.again))
    if (isDuplicate) due += line.paid
    if (line.refunded || (isDuplicate && due <= order.refundedAmount)) refunded.add(line.id)
    if (isDuplicate) continue
    if (!grantedBy.has(line.itemId)) grantedBy.set(line.itemId, order.id)
    if (line.again !== null) wishes.add(line.again)
  }
  owed.set(order.id, due)
}
