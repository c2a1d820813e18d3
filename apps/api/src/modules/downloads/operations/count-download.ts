import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { itemAndOwned } from '../../catalogue/index.ts'
import { mayDownload } from '../../entitlements/index.ts'
import { countOnce } from '../downloads-store.ts'
import type { Needs } from '../needs.ts'

export const countDownload: Operation<'countDownload', Pick<Needs, 'db' | 'clock'>> = async (call, { db, clock }) => {
  const { userId, publicId } = signedIn(call)
  if (call.body.user_id !== undefined && call.body.user_id !== publicId) throw fault(403, 'This download is not yours')
  const item = await itemAndOwned(db, call.body.product_id, userId)
  if (item === undefined || !mayDownload(userId, item, item.owned)) throw fault(404, 'Image does not exist')
  return { success: true, code: 200, data: await countOnce(db, { userId, itemId: item.id, sellerId: item.seller_id, now: clock.now() }) }
}
