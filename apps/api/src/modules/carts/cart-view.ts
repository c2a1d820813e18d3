import type { components } from '@chitra/api-client/schema'
import type { Shop } from '@chitra/messages/shop.ts'
import type { Buyer } from '@chitra/gst/parties.ts'
import type { Caller } from '../../contract/operation.ts'
import { taxesOf } from '../billing/index.ts'
import { itemAddress, pictureAddress, toSeller } from '../catalogue/index.ts'
import type { CartLine } from './carts-store.ts'

/** Converts a page of the cart to the contract's form. The totals are those of the whole cart, because the browser computes no amounts. */
export function toCart(
  lines: readonly CartLine[],
  { count, subtotal }: { count: number; subtotal: number },
  caller: Caller,
  shop: Shop,
  buyer: Buyer | null,
): components['schemas']['Cart'] {
  const { percent, parts, tax, total } = taxesOf(shop, buyer, subtotal)
  return {
    cart: lines.map(({ entry, item }) => ({
      _id: entry.public_id,
      buyerId: caller.publicId,
      again: entry.again,
      sellerId: item.seller_public_id,
      imageId: {
        _id: item.public_id,
        name: item.name,
        price: item.price,
        url: itemAddress(item),
        thumbimage: pictureAddress(item.public_id),
        file_ext: item.file_ext,
        categoryId: item.category_public_id,
        fileType: item.file_types,
        sellerId: toSeller(item),
        width: item.width,
        height: item.height,
        colour: item.colour,
      },
    })),
    count,
    subtotal,
    taxPercent: percent,
    tax,
    taxes: parts,
    total,
  }
}
