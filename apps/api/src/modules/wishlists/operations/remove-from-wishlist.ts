import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { removeWish, wishes } from '../wishlists-store.ts'

export const removeFromWishlist: Operation<'removeFromWishlist'> = async (call, { db }) => {
  const { userId } = signedIn(call)
  if (!(await removeWish(db, userId, call.params.id))) throw fault(400, 'This item is not in your wish list')
  return { success: true, code: 200, message: 'Item removed succesfully', data: { count: (await wishes(db, userId)).length } }
}
