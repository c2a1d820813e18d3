import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { toCart } from '../cart-view.ts'
import { cartLines } from '../carts-store.ts'

export const getCart: Operation<'getCart'> = async (call, { db }) => {
  const caller = signedIn(call)
  return { success: true, code: 200, data: toCart(await cartLines(db, caller.userId), caller) }
}
