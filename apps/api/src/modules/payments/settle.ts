import { formatRupees } from '@chitra/money'
import type { Services } from '../../services.ts'
import { orderMail } from '../accounts/index.ts'
import type { GatewayPayment } from './gateway.ts'
import { decidingPayment, paysFor } from './payments.ts'
import { openPaymentOrder, type PaymentOrder, paymentOrderById, recordPayment } from './payments-store.ts'

export type Settled = { state: 'paid'; orderId: number } | { state: 'refund-due' } | { state: 'unpaid' }

/**
 * Brings a payment order to its end: asks the gateway what was paid, captures what is only authorized, and records it once.
 * The one way from money to entitlement. Its three callers are the callback (createOrder), the webhook and the reconciler; any of them alone is enough (P-01).
 * @throws GatewayUnavailable when the gateway does not answer; nothing is written then
 */
export async function settle(services: Services, paymentOrderId: number): Promise<Settled> {
  const order = await paymentOrderById(services.db, paymentOrderId)
  if (order === undefined) return { state: 'unpaid' }
  const gatewayOrderId = order.gateway_order_id ?? (await lostGatewayOrder(services, order))
  if (gatewayOrderId === null) return { state: 'unpaid' }

  const owed = { gatewayOrderId, amount: order.amount, currency: order.currency }
  const found = decidingPayment(await services.gateway.paymentsOf(gatewayOrderId), owed)
  if (found === undefined) return { state: 'unpaid' }
  const captured = found.status === 'captured' ? found : await capture(services, found)
  if (captured === null || captured.status !== 'captured' || !paysFor(captured, owed)) return { state: 'unpaid' }

  const recorded = await recordPayment(services.db, order.id, captured, services.clock.now())
  if (recorded.refundDue)
    services.log.error(
      { payment: captured.id, order: gatewayOrderId },
      'a payment for items that were paid for before: refund what is owed',
    )
  if (recorded.outcome === 'refund-due') return { state: 'refund-due' }
  if (recorded.outcome === 'made') await tellBuyer(services, order)
  return { state: 'paid', orderId: recorded.orderId }
}

/** The gateway made an order but its answer was lost: found again by our receipt. */
async function lostGatewayOrder({ db, gateway, clock }: Services, order: PaymentOrder): Promise<string | null> {
  const found = await gateway.findOrderByReceipt(order.public_id)
  if (found === null) return null
  return (await openPaymentOrder(db, order.id, found.id, clock.now())).gateway_order_id
}

/** Captures; a rival's capture between our look and our call shows as a refusal, after which the payment is read again. */
async function capture({ gateway, log }: Services, payment: GatewayPayment): Promise<GatewayPayment | null> {
  try {
    return await gateway.capture(payment.id, payment.amount)
  } catch (error) {
    log.warn({ payment: payment.id, error: String(error) }, 'capture refused; reading the payment again')
    return await gateway.payment(payment.id)
  }
}

/** The receipt. Sent by who made the order, so once; a crash in between costs the mail, never the order. */
async function tellBuyer({ db, jobs, publicUrl }: Services, order: PaymentOrder): Promise<void> {
  const user = await db.selectFrom('users').select('email').where('id', '=', order.user_id).executeTakeFirstOrThrow()
  await jobs.send(
    'mail',
    orderMail(user.email, { names: order.lines.map((line) => line.name), total: formatRupees(order.amount), link: `${publicUrl}/orders` }),
  )
}
