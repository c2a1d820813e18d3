import type { components } from '@chitra/api-client'
import { formatRupees } from '@chitra/money'
import type { OrderReceiptProps } from '@chitra/ui'
import * as messages from '@chitra/messages/orders.ts'
import { itemPath, thumbnailOf } from '@chitra/paths'
import { shopFacts } from '../../platform/shop-facts.ts'
import type { Downloads } from '../../platform/use-downloads.ts'
import { shortDate } from './date-presets.ts'
import { toPapers } from './order-view.ts'

const words = messages.orders.receipt

/** An order as it is shown right after its payment; its files have the ids of their items. */
export function toReceipt(
  { _id, createdAt, amount, tax, imageId, papers }: components['schemas']['Order'],
  { progress, downloaded }: Downloads,
): Pick<OrderReceiptProps, 'title' | 'orderNumber' | 'orderDate' | 'paid' | 'files' | 'papers'> {
  return {
    title: words.title(imageId.length),
    orderNumber: _id,
    orderDate: shortDate(createdAt),
    paid: words.paid(formatRupees(amount), formatRupees(tax), shopFacts()),
    papers: toPapers({ papers }),
    files: imageId.map((item) => ({
      id: item._id,
      title: item.name,
      href: itemPath(item),
      picture: { ...thumbnailOf(item.thumbimage), alt: '', width: 4, height: 3 },
      price: item.price === 0 ? words.free : formatRupees(item.price),
      downloading: progress.has(item._id) || (progress.has(_id) && !item.refunded),
      progress: progress.get(item._id),
      downloaded: downloaded.has(item._id),
      refunded: item.refunded,
    })),
  }
}
