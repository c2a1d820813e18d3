import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { canDownload, isOwned, signAddress } from '../../downloads/index.ts'
import { itemByPublicId } from '../catalogue-store.ts'
import { toItem, toListItem } from '../item-view.ts'
import { similarTo } from '../similar.ts'

export const getImage: Operation<'getImage'> = async ({ params, caller }, services) => {
  const item = await itemByPublicId(services.db, params.id)
  const isSeller = item !== undefined && caller !== null && item.seller_user_id === caller.userId
  const owned = item !== undefined && caller !== null && (await isOwned(services.db, caller.userId, item.id))
  // What is not approved exists for its seller, and for who bought it while it was.
  if (item === undefined || (item.approval !== 'approved' && !isSeller && !owned)) throw fault(404, 'Image does not exist')
  const original =
    caller !== null && (await canDownload(services.db, caller.userId, item)) ? { original: signAddress(services, caller, item) } : {}
  const similar = await similarTo(item, services)
  return {
    success: true,
    code: 200,
    data: {
      image: toItem(item, { owned, ...original, ...(isSeller && item.note !== '' ? { note: item.note } : {}) }),
      similar: similar.map(toListItem),
    },
  }
}
