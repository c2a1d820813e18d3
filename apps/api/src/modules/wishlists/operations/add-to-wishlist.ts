import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { itemByPublicId } from '../../catalogue/index.ts'
import { addWish, wishes } from '../wishlists-store.ts'

export const addToWishlist: Operation<'addToWishlist'> = async (call, { db }) => {
  const { userId } = signedIn(call)
  const item = await itemByPublicId(db, call.body.product)
  if (item === undefined || item.approval !== 'approved') throw fault(404, 'Image does not exist')
  if (!(await addWish(db, userId, item.id))) throw fault(400, 'This item is already in your wish list')
  return { success: true, code: 200, data: { count: (await wishes(db, userId)).length } }
}
