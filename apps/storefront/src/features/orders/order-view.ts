import type { components } from '@chitra/api-client'
import { formatRupees } from '@chitra/money'
import type { OrderPaper, OrderRow } from '@chitra/ui'
import * as messages from '@chitra/messages/orders.ts'
import { itemPath, thumbnailOf } from '@chitra/paths'
import { shortDate } from './date-presets.ts'

type Order = components['schemas']['Order']

export const ROWS_A_PAGE = 10
/** What one call gives by default. */
export const A_CALL = 25

/** The calls that hold the rows of a page of the table: one, or two where the page begins in one and ends in the next. Both from 1. */
export function callsOf(page: number): number[] {
  const first = (page - 1) * ROWS_A_PAGE
  const of = (row: number) => Math.floor(row / A_CALL) + 1
  return [...new Set([of(first), of(first + ROWS_A_PAGE - 1)])]
}

/** One row an item (ORD-06), newest order first. */
export interface Row extends OrderRow {
  itemId: string
  orderId: string
  /** As the shop and its operator call it. */
  orderNumber: string
  refunded: boolean
  /** Of its order: what was asked for, and what was paid for all of its pictures. */
  asked: Order['refund']
  total: string
  /** Whole paise. */
  paise: { price: number; tax: number }
  /** The rate that the tax was computed with. */
  taxPercent: number
}

/** @param before how many rows stand before these */
export function toRows(orders: readonly Order[], before = 0): Row[] {
  return orders
    .flatMap((order) => order.imageId.map((item) => ({ order, item })))
    .map(({ order, item }, index) => ({
      id: `${order._id}-${item._id}`,
      itemId: item._id,
      orderId: order._id,
      papers: toPapers(order),
      orderNumber: order._id,
      number: before + index + 1,
      title: item.name,
      price: formatRupees(item.price),
      paid: formatRupees(item.price + item.tax),
      paise: { price: item.price, tax: item.tax },
      taxPercent: item.taxPercent,
      refunded: item.refunded,
      licence: item.licence ?? undefined,
      all: !item.refunded && order.files > 1 ? { count: order.files } : undefined,
      asked: order.refund,
      total: formatRupees(order.amount),
      refund: refundWords(order),
      description: item.description,
      orderDate: shortDate(order.createdAt),
      viewHref: itemPath(item),
      picture: { ...thumbnailOf(item.thumbimage), alt: '', width: 4, height: 3 },
    }))
}

/** An order's invoice and credit notes. */
export const toPapers = ({ papers }: Pick<Order, 'papers'>): OrderPaper[] =>
  papers.map(({ number, kind }) => ({ number, label: messages.orders.papers[kind] }))

/** What a row says of its order's refund; nothing where none can be asked for, and none was. */
function refundWords({ refund, refundUntil }: Order): string | undefined {
  if (refund !== null) return messages.orders.refund.states[refund.state]
  return refundUntil === null ? undefined : messages.orders.refund.ask
}
