import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { billingOf } from '../../billing/index.ts'
import { toCart } from '../cart-view.ts'
import { cartLines, cartSums } from '../carts-store.ts'
import type { Needs } from '../needs.ts'

export const getCart: Operation<'getCart', Needs> = async (call, { db, shop }) => {
  const caller = signedIn(call)
  const { limit = 100, page = 1 } = call.query
  const [lines, sums, buyer] = await Promise.all([
    cartLines(db, caller.userId, { limit, page }),
    cartSums(db, caller.userId),
    billingOf(db, caller.userId),
  ])
  return { success: true, code: 200, data: toCart(lines, sums, caller, shop, buyer) }
}
