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
}

export function toRows(orders: readonly Order[]): Row[] {
  return orders
    .flatMap((order) => order.imageId.map((item) => ({ order, item })))
    .map(({ order, item }, index) => ({
      id: `${order._id}-${item._id}`,
      itemId: item._id,
      number: index + 1,
      title: item.name,
      price: formatRupees(item.price),
      description: item.description,
      orderDate: shortDate(order.createdAt),
      viewHref: itemPath(item),
      picture: { src: thumbnailAddress(item.thumbimage), sources: thumbnailSources(item.thumbimage), alt: '', width: 4, height: 3 },
    }))
}
