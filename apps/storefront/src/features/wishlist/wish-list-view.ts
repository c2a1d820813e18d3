import type { components } from '@chitra/api-client'
import type { PictureData } from '@chitra/ui'
import * as messages from '@chitra/messages/buying.ts'
import { itemPath, thumbnailOf } from '@chitra/paths'
import { priceTag } from '../../platform/prices.ts'

export type Product = components['schemas']['WishlistEntry']['product']

export interface WishListRow {
  id: string
  href: string
  title: string
  description: string
  seller: string
  /** '₹199', or the word for what costs nothing more. */
  price: string
  /** '₹234.82 with GST'; absent where nothing is to be paid. */
  priceNote?: string
  owned: boolean
  /** Free or owned: it can be downloaded at once. */
  action: 'add' | 'download'
  picture: PictureData
}

export function toRow(product: Product, owned: ReadonlySet<string>): WishListRow {
  const words = messages.wishList
  const isOwned = owned.has(product._id)
  const isFree = product.purchaseType === 'free'
  return {
    id: product._id,
    href: itemPath(product),
    title: product.name,
    description: product.description,
    seller: product.sellerId.firstName,
    ...(isOwned || isFree ? { price: isOwned ? words.owned : words.free } : priceTag(product.price)),
    owned: isOwned,
    action: isOwned || product.original !== undefined ? 'download' : 'add',
    picture: {
      ...thumbnailOf(product.thumbimage),
      alt: product.name,
      width: 4,
      height: 3,
    },
  }
}
