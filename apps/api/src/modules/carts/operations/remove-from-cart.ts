import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { removeEntry } from '../carts-store.ts'
import type { Needs } from '../needs.ts'

export const removeFromCart: Operation<'removeFromCart', Needs> = async (call, { db }) => {
  const { userId } = signedIn(call)
  const count = await removeEntry(db, userId, call.params.id)
  if (count === undefined) throw fault(404, 'This item is not in your cart')
  return {
    success: true,
    code: 200,
    message: 'Item removed successfully',
    data: { removed: true, count },
  }
}
