import type { PaidLine } from '../orders/index.ts'

/** An order as far as it decides who owns what. */
export interface PaidOrder {
  id: number
  /** Whole paise that went back to the buyer. */
  givenBack: number
  /** The whole payment went back. */
  refunded: boolean
}

export interface Standing {
  /** By item, the order that gives the right to download it: the earliest that is still paid. An item that is missing is not owned. */
  holders: Map<number, number>
  /** By order, the whole paise to be given back in all because another order had paid for the same items. */
  owed: Map<number, number>
  /** Lines that are refunded now: of orders that went back whole, and those whose second price went back. */
  refunded: Set<number>
}

/**
 * What follows from the orders of one buyer that share items. An item is paid for once: the earliest order that is not refunded gives the right to it, every
 * later one is owed its price. Money given back covers what is owed first, line after line; more than that is the shop's own generosity and takes nothing away.
 */
export function standingOf(orders: readonly PaidOrder[], lines: readonly PaidLine[]): Standing {
  const standing: Standing = { holders: new Map(), owed: new Map(), refunded: new Set() }
  for (const order of orders.toSorted((a, b) => a.id - b.id)) {
    const own = lines.filter(({ orderId }) => orderId === order.id).toSorted((a, b) => a.id - b.id)
    if (order.refunded) for (const { id } of own) standing.refunded.add(id)
    else standOne(order, own, standing)
  }
  return standing
}

function standOne(order: PaidOrder, lines: readonly PaidLine[], { holders, owed, refunded }: Standing): void {
  let due = 0
  for (const line of lines) {
    const isSecond = line.refunded || holders.has(line.itemId)
    if (isSecond) due += line.paid
    if (line.refunded || (isSecond && due <= order.givenBack)) refunded.add(line.id)
    if (!isSecond) holders.set(line.itemId, order.id)
  }
  owed.set(order.id, due)
}
