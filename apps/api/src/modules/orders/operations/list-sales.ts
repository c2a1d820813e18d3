import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { salesOf } from '../sales-store.ts'
import type { Needs } from '../needs.ts'

/** A seller's own sales, without the buyers' names. The contract's `x-access` has already restricted the call to sellers. */
export const listSales: Operation<'listSales', Pick<Needs, 'db'>> = async (call, { db }) => {
  const { userId } = signedIn(call)
  const { limit = 25, page = 1 } = call.query
  const { sales, count } = await salesOf(db, { userId, limit, page })
  return {
    success: true,
    code: 200,
    data: {
      sales: sales.map(({ publicId, name, price, soldAt, refunded }) => ({
        _id: publicId,
        name,
        price,
        soldAt: soldAt.toISOString(),
        refunded,
      })),
      count,
    },
  }
}
