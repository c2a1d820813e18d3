import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { isCallbackSigned, paymentOrderByGatewayId, paysFor, settle, unavailableAsFault } from '../../payments/index.ts'
import { toOrders } from '../order-view.ts'
import { orderById } from '../orders-store.ts'

const UNVERIFIED = 'This payment could not be verified'
const WAIT = 'Your payment is being confirmed. You need not pay again: it will appear in My Orders within minutes'

export const createOrder: Operation<'createOrder'> = async (call, services) => {
  const caller = signedIn(call)
  const { orderId, paymentId, signature, amount } = call.body
  const paymentOrder = await paymentOrderByGatewayId(services.db, orderId)
  if (paymentOrder === undefined) throw fault(404, 'There is no such payment order')
  if (paymentOrder.user_id !== caller.userId)
    throw fault(409, 'This payment does not belong to this order', { detail: 'payment order of another user' })
  if (!isCallbackSigned(services.gateway.keySecret, paymentOrder.gateway_order_id ?? '', paymentId, signature))
    throw fault(400, UNVERIFIED, { detail: 'callback signature' })
  // Compared, for the log; what was paid is the gateway's word (TM-01).
  if (amount !== undefined && amount !== paymentOrder.amount)
    call.log.warn({ said: amount, owed: paymentOrder.amount }, 'callback names another amount')

  const payment = await unavailableAsFault(services.gateway.payment(paymentId), WAIT)
  if (!paysFor(payment, paymentOrder)) throw fault(409, 'This payment does not belong to this order')
  const settled = await unavailableAsFault(settle(services, paymentOrder.id), WAIT)
  if (settled.state === 'unpaid') throw fault(400, UNVERIFIED, { detail: 'the gateway knows of no captured payment' })
  if (settled.state === 'refund-due') throw fault(409, 'You had bought these items already. This second payment will be refunded')
  const [order] = await toOrders(services, caller, [await orderById(services.db, settled.orderId)])
  if (order === undefined) throw new Error('a settled order has no row')
  return { success: true, code: 200, data: { order } }
}
