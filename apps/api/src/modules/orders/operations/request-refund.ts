import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { attemptAt } from '../../limits/index.ts'
import { askForRefund } from '../ask-for-refund-store.ts'
import type { Needs } from '../needs.ts'
import { toOrders } from '../order-view.ts'
import { oldestRefundable, refusalOf } from '../refunds.ts'

export const requestRefund: Operation<'requestRefund', Needs> = async (call, services) => {
  const { db, clock } = services
  const caller = signedIn(call)
  const { userId, publicId } = caller
  const reason = call.body.reason.trim()
  if (reason === '') throw fault(400, 'Please say why you want a refund', { field: 'reason' })
  const now = clock.now()
  const attempt = attemptAt(services, [['refund-account', publicId]])
  const found = await askForRefund(db, attempt, { userId, publicId: call.params.id, reason, since: oldestRefundable(now) }, now)
  if (found === undefined) throw fault(404, 'There is no such order')
  const { order, isAsked } = found
  // Where the order says nothing against it, a simultaneous request or refund has come first.
  if (!isAsked) throw fault(409, refusalOf(order, order.request, now) ?? 'Please reload this page and try again')
  const [shown] = toOrders(services, caller, [{ ...order, request: { state: 'asked', note: '', asked_at: now.toISOString() } }])
  if (shown === undefined) throw new Error('the order has no view')
  return { success: true, code: 200, message: 'We have received your request and will answer by mail', data: { order: shown } }
}
