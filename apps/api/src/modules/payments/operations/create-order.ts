import { formatRupees } from '@chitra/money'
import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { said } from '../../../contract/said.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { type NeedsOfOrders, toOrders } from '../../orders/index.ts'
import { type GatewayPayment, GatewayRefused } from '../gateway.ts'
import type { Needs } from '../needs.ts'
import { unavailableAsFault } from '../payments-errors.ts'
import { paymentOrderByGatewayId } from '../payments-store.ts'
import { paysFor } from '../payments.ts'
import { settle } from '../settle.ts'
import { isCallbackSigned } from '../signatures.ts'

const UNVERIFIED = 'This payment could not be verified'
const UNPAID = 'This payment order has not been paid'
const WAIT = 'Your payment is being confirmed. Please do not pay again: your order will appear in My Orders within minutes'

export const createOrder: Operation<'createOrder', Needs & NeedsOfOrders> = async (call, services) => {
  const caller = signedIn(call)
  const { orderId, paymentId, signature, amount } = call.body
  const paymentOrder = await paymentOrderByGatewayId(services.db, orderId)
  if (paymentOrder === undefined) throw fault(404, 'There is no such payment order')
  if (paymentOrder.user_id !== caller.userId)
    throw fault(409, 'This payment does not belong to this order', { detail: 'payment order of another user' })
  // The signature is optional, because the gateway is asked below; but a given one must be valid (TM-02).
  if (signature !== undefined && !isCallbackSigned(services.gateway.keySecret, paymentOrder.gateway_order_id ?? '', paymentId, signature))
    throw fault(400, UNVERIFIED, { detail: 'callback signature' })
  // Only for the log and the message: the amount paid is what the gateway reports (TM-01).
  const isWrongAmount = amount !== undefined && amount !== paymentOrder.amount
  if (isWrongAmount) call.log.warn({ given: amount, owed: paymentOrder.amount }, 'the callback states a different amount')

  const payment = await unavailableAsFault(paymentOf(services, paymentId), WAIT)
  if (payment === null || !paysFor(payment, paymentOrder)) throw fault(409, 'This payment does not belong to this order')
  const settled = await unavailableAsFault(settle(services, paymentOrder), WAIT)
  if (settled.state === 'unpaid')
    throw signature === undefined ? fault(409, UNPAID) : fault(400, UNVERIFIED, { detail: 'the gateway has no captured payment' })
  if (settled.state === 'refund-due') throw fault(409, 'You already own these items. This second payment will be refunded')
  const [order] = toOrders(services, caller, [settled.order])
  if (order === undefined) throw new Error('a settled order has no view')
  const correction = isWrongAmount ? { message: said('You paid {amount}', { amount: formatRupees(paymentOrder.amount) }) } : {}
  return { success: true, code: 200, ...correction, data: { order } }
}

/** The payment as the gateway reports it; null if the gateway does not know it. */
async function paymentOf({ gateway }: Pick<Needs, 'gateway'>, id: string): Promise<GatewayPayment | null> {
  try {
    return await gateway.payment(id)
  } catch (error) {
    if (error instanceof GatewayRefused && (error.status === 400 || error.status === 404)) return null
    throw error
  }
}
