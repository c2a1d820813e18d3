import * as messages from '@chitra/messages/head.ts'
import type { Shop } from '@chitra/messages/shop.ts'
import { itemPath, paths } from '@chitra/paths'
import type { Item } from './catalogue-store.ts'
import { rightsSegments } from './rights.ts'

type Of = Pick<Item, 'public_id' | 'name' | 'author' | 'category_public_id' | 'seller_first_name'>

/** Who made an item: its author, where one is named, else its seller. */
export const makerOf = ({ author, seller_first_name }: Pick<Of, 'author' | 'seller_first_name'>): string =>
  author === '' ? seller_first_name : author

/** JPEG segments that say who made an item, and where a licence can be had. */
export function rightsOfItem({ publicUrl, shop }: { publicUrl: string; shop: Shop }, item: Of): Buffer {
  const maker = makerOf(item)
  return rightsSegments({
    creator: maker,
    credit: messages.head.credit(maker, shop),
    copyright: messages.head.copyright(maker),
    statement: publicUrl + paths.terms,
    licensor: publicUrl + itemPath({ _id: item.public_id, name: item.name, categoryId: item.category_public_id }),
  })
}
