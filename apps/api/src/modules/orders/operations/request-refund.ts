import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { limit } from '../../limits/index.ts'
import { toOrders } from '../order-view.ts'
import { orderByPublicId, ordersByIds } from '../orders-store.ts'
import { addRefundRequest } from '../refund-requests-store.ts'
import { refusalOf } from '../refunds.ts'
import type { Needs } from '../needs.ts'

export const requestRefund: Operation<'requestRefund', Needs> = async (call, services) => {
  const { db, clock } = services
  const caller = signedIn(call)
  const reason = call.body.reason.trim()
  if (reason === '') throw fault(400, 'Please say why you want a refund', { field: 'reason' })
  const find = () => orderByPublicId(db, caller.userId, call.params.id)
  await limit(services, 'refund-account', caller.publicId, { count: true })
  const order = await find()
  if (order === undefined) throw fault(404, 'There is no such order')
  const refusal = (known = order) => refusalOf(known, known.request, clock.now())
  const refused = refusal()
  if (refused !== null) throw fault(409, refused)
  // A simultaneous request or refund may have come first.
  if (!(await addRefundRequest(db, order.id, reason, clock.now())))
    throw fault(409, refusal(await find()) ?? 'Please reload this page and try again')
  const [shown] = toOrders(services, caller, await ordersByIds(db, [order.id]))
  if (shown === undefined) throw new Error('the order has no view')
  return { success: true, code: 200, message: 'We have received your request and will answer by mail', data: { order: shown } }
}
