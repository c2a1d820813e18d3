import type { components } from '@chitra/api-client'
import { formatRupees } from '@chitra/money'
import type { OrderRow } from '@chitra/ui'
import { itemPath } from '../../platform/paths.ts'
import { thumbnailAddress, thumbnailSources } from '../../platform/pictures.ts'
import { shortDate } from './date-presets.ts'

type Order = components['schemas']['Order']

export const ROWS_A_PAGE = 10

/** One row an item (ORD-06), newest order first. */
export interface Row extends OrderRow {
  itemId: string
  /** The gateway's, as it stands on the receipt. */
  orderId: string
  refunded: boolean
  /** Whole paise. */
  paise: { price: number; tax: number }
}

/** The server finds whole orders: of one with several items, those whose titles hold the words are shown. */
function itemsFound({ imageId }: Order, search: string): Order['imageId'] {
  const plain = (text: string) => text.normalize('NFC').toLowerCase()
  const found = imageId.filter(({ name }) => plain(name).includes(plain(search)))
  return found.length === 0 ? imageId : found
}

export function toRows(orders: readonly Order[], search = ''): Row[] {
  return orders
    .flatMap((order) => itemsFound(order, search).map((item) => ({ order, item })))
    .map(({ order, item }, index) => ({
      id: `${order._id}-${item._id}`,
      itemId: item._id,
      orderId: order.orderId,
      number: index + 1,
      title: item.name,
      price: formatRupees(item.price),
      paise: { price: item.price, tax: item.tax },
      refunded: item.refunded,
      description: item.description,
      orderDate: shortDate(order.createdAt),
      viewHref: itemPath(item),
      picture: { src: thumbnailAddress(item.thumbimage), sources: thumbnailSources(item.thumbimage), alt: '', width: 4, height: 3 },
    }))
}

/** What the rows cost in all, in whole paise; money that went back is not counted. */
export function sumOf(rows: readonly Row[]): { subtotal: number; tax: number; total: number } {
  const paid = rows.filter(({ refunded }) => !refunded)
  const subtotal = paid.reduce((sum, { paise }) => sum + paise.price, 0)
  const tax = paid.reduce((sum, { paise }) => sum + paise.tax, 0)
  return { subtotal, tax, total: subtotal + tax }
}
