import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { toCart } from '../cart-view.ts'
import { cartPage } from '../carts-store.ts'
import type { Needs } from '../needs.ts'

export const getCart: Operation<'getCart', Needs> = async (call, { db, shop }) => {
  const caller = signedIn(call)
  const { limit = 100, page = 1 } = call.query
  const { lines, sums, buyer } = await cartPage(db, caller.userId, { limit, page })
  return { success: true, code: 200, data: toCart(lines, sums, caller, shop, buyer) }
}
