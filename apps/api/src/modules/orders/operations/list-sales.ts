import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { salesOf } from '../sales-store.ts'
import type { Needs } from '../needs.ts'

/** A seller's own sales. That the caller is a seller, the server has seen to: the contract says so (`x-access`). Who bought stays unsaid. */
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
