import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { itemAddress, pictureAddress, toSeller } from '../../catalogue/index.ts'
import { signAddress } from '../../entitlements/index.ts'
import { wishPage } from '../wishlists-store.ts'
import type { Needs } from '../needs.ts'

export const getWishlist: Operation<'getWishlist', Needs> = async (call, services) => {
  const caller = signedIn(call)
  const { limit = 100, page = 1 } = call.query
  const { items, count } = await wishPage(services.db, caller.userId, { limit, page })
  return {
    success: true,
    code: 200,
    count,
    data: items.map((item) => ({
      product: {
        _id: item.public_id,
        name: item.name,
        description: item.description,
        price: item.price,
        purchaseType: item.purchase_type,
        file_ext: item.file_ext,
        url: itemAddress(item),
        thumbimage: pictureAddress(item.public_id),
        categoryId: item.category_public_id,
        sellerId: toSeller(item),
        ...(item.downloadable ? { original: signAddress(services, caller, item) } : {}),
      },
    })),
  }
}
