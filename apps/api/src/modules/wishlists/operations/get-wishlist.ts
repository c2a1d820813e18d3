import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { itemAddress, pictureAddress, toSeller } from '../../catalogue/index.ts'
import { canDownload, signAddress } from '../../downloads/index.ts'
import { wishes } from '../wishlists-store.ts'

export const getWishlist: Operation<'getWishlist'> = async (call, services) => {
  const caller = signedIn(call)
  const items = await wishes(services.db, caller.userId)
  const allowed = await Promise.all(items.map((item) => canDownload(services.db, caller.userId, item)))
  return {
    success: true,
    code: 200,
    data: items.map((item, index) => ({
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
        ...(allowed[index] === true ? { original: signAddress(services, caller, item) } : {}),
      },
    })),
  }
}
