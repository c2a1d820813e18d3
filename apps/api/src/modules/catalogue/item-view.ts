import type { components } from '@chitra/api-client/schema'
import type { Shop } from '@chitra/messages/shop.ts'
import { taxOn } from '@chitra/money'
import { shownPalette } from '../search/index.ts'
import { itemAddress, pictureAddress } from './addresses.ts'
import type { Item, ItemOfPage } from './catalogue-store.ts'

type Schemas = components['schemas']

export function toSeller(item: Pick<Item, 'seller_public_id' | 'seller_first_name' | 'seller_has_picture'>): Schemas['Seller'] {
  return {
    _id: item.seller_public_id,
    firstName: item.seller_first_name,
    profilePic: item.seller_has_picture ? pictureAddress(item.seller_public_id) : null,
  }
}

/** What a list shows of an item. */
export type Listed = Pick<
  Item,
  | 'public_id'
  | 'name'
  | 'width'
  | 'height'
  | 'thumb_hash'
  | 'colour'
  | 'price'
  | 'purchase_type'
  | 'file_ext'
  | 'category_public_id'
  | 'seller_first_name'
> & {
  contents: { length: number }
  /** How many near-twins lists leave out beside it. */
  alike?: number
}

export function toListItem(item: Listed): Schemas['ListItem'] {
  return {
    _id: item.public_id,
    name: item.name,
    url: itemAddress(item),
    thumbimage: pictureAddress(item.public_id),
    categoryId: item.category_public_id,
    width: item.width,
    height: item.height,
    thumbHash: item.thumb_hash,
    colour: item.colour,
    price: item.price,
    purchaseType: item.purchase_type,
    file_ext: item.file_ext,
    sellerName: item.seller_first_name,
    ...(item.contents.length > 0 ? { files: item.contents.length } : {}),
    ...((item.alike ?? 0) > 0 ? { alike: item.alike } : {}),
  }
}

/** What an item's page shows of it, and what its similar items are looked for by. */
export type ShownItem = Listed &
  Pick<
    ItemOfPage,
    | 'id'
    | 'category_id'
    | 'description'
    | 'file_types'
    | 'keywords'
    | 'created_at'
    | 'location'
    | 'approval'
    | 'downloads'
    | 'contents'
    | 'licence'
    | 'author'
    | 'source'
    | 'seller_public_id'
    | 'seller_has_picture'
    | 'palette'
    | 'neighbours'
  >

/** Fields of an item that only some callers see. */
export interface PrivateFields {
  owned: boolean
  /** Signed address of the original, for callers who may download it. */
  original?: string
  /** Signed address of the picture without watermark, for the same callers. */
  cleanPicture?: string
  /** The reason for the rejection, for the item's seller. */
  note?: string
}

export function toItem(item: ShownItem, { owned, original, cleanPicture, note }: PrivateFields, shop: Shop): Schemas['Item'] {
  const tax = taxOn(item.price, shop.tax.percent)
  return {
    _id: item.public_id,
    name: item.name,
    description: item.description,
    price: item.price,
    tax,
    total: item.price + tax,
    taxPercent: shop.tax.percent,
    height: item.height,
    width: item.width,
    file_type: item.file_types.join(','),
    fileType: item.file_types,
    file_ext: item.file_ext,
    purchaseType: item.purchase_type,
    categoryId: item.category_public_id,
    keywords: item.keywords,
    sellerId: toSeller(item),
    url: itemAddress(item),
    thumbimage: pictureAddress(item.public_id),
    thumbHash: item.thumb_hash,
    colour: item.colour,
    palette: shownPalette(item.palette ?? []),
    createdAt: item.created_at.toISOString(),
    location: item.location,
    approved: item.approval === 'approved',
    rejected: item.approval === 'rejected',
    downloads: item.downloads,
    contents: item.contents,
    licence: item.licence,
    author: item.author,
    source: item.source,
    owned,
    ...(original === undefined ? {} : { original }),
    ...(cleanPicture === undefined ? {} : { cleanPicture }),
    ...(note === undefined ? {} : { note }),
  }
}
