import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { countOnce } from '../downloads-store.ts'
import type { Needs } from '../needs.ts'

export const countDownload: Operation<'countDownload', Pick<Needs, 'db' | 'clock'>> = async (call, { db, clock }) => {
  const { userId, publicId } = signedIn(call)
  if (call.body.user_id !== undefined && call.body.user_id !== publicId) throw fault(403, 'This download is not yours')
  const counted = await countOnce(db, { userId, item: { publicId: call.body.product_id }, now: clock.now() })
  if (counted === undefined) throw fault(404, 'Image does not exist')
  return { success: true, code: 200, data: counted }
}
