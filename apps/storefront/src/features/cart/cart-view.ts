import type { components } from '@chitra/api-client'
import { formatRupees } from '@chitra/money'
import type { PictureData } from '@chitra/ui'
import * as messages from '@chitra/messages/buying.ts'
import { itemPath, thumbnailOf } from '@chitra/paths'
import { priceTag } from '../../platform/prices.ts'

export type Cart = components['schemas']['Cart']

export interface CartRow {
  id: string
  itemId: string
  href: string
  title: string
  detail: string
  price: string
  priceNote: string
  /** Bought meanwhile: it is not charged. */
  owned: boolean
  picture: PictureData
}

export function toRows({ cart }: Cart, owned: ReadonlySet<string>): CartRow[] {
  return cart.map(({ _id, again, imageId: item }) => ({
    id: _id,
    itemId: item._id,
    href: itemPath(item),
    title: item.name,
    price: formatRupees(item.price),
    priceNote: priceTag(item.price).priceNote,
    owned: owned.has(item._id) && !again,
    detail: detailOf(item, again),
    picture: {
      ...thumbnailOf(item.thumbimage),
      alt: '',
      width: item.width,
      height: item.height,
    },
  }))
}

function detailOf({ sellerId, fileType }: Cart['cart'][number]['imageId'], again: boolean): string {
  const line = messages.cart.line(sellerId.firstName, fileType.map((type) => type.toUpperCase()).join(', '))
  return again ? messages.cart.again(line) : line
}

export const toSummary = (cart: Cart) => ({
  subtotal: formatRupees(cart.subtotal),
  taxes: formatRupees(cart.tax),
  taxRate: `${cart.taxPercent}%`,
  taxParts: cart.taxes.map(({ name, percent, amount }) => ({ name, rate: `${percent}%`, amount: formatRupees(amount) })),
  total: formatRupees(cart.total),
})
