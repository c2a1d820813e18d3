import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { removeWish } from '../wishlists-store.ts'
import type { Needs } from '../needs.ts'

export const removeFromWishlist: Operation<'removeFromWishlist', Pick<Needs, 'db'>> = async (call, { db }) => {
  const { userId } = signedIn(call)
  const count = await removeWish(db, userId, call.params.id)
  if (count === undefined) throw fault(400, 'This item is not in your wish list')
  return { success: true, code: 200, message: 'Item removed succesfully', data: { count } }
}
