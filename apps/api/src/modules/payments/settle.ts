import { formatRupees } from '@chitra/money'
import type { Db } from '../../platform/database/database.ts'
import { emailOf } from '../accounts/index.ts'
import { type GatewayPayment, GatewayUnavailable } from './gateway.ts'
import { orderMail } from './mails.ts'
import { capturable, paysFor } from './payments.ts'
import { openPaymentOrder, type PaymentOrder, paymentOrderById } from './payments-store.ts'
import { recordPayments } from './settlement-store.ts'
import type { Needs } from './needs.ts'

export type Settled = { state: 'paid' | 'refunded'; orderId: number } | { state: 'refund-due' } | { state: 'unpaid' }

/**
 * Brings our books to what the gateway knows of a payment order: asks what was paid and given back, captures what is only authorized, and
 * records it once. The one way from money to entitlement, and back. Its three callers are the callback (createOrder), the webhook and the
 * reconciler; any of them alone is enough (P-01), and it does not matter who comes first.
 * @throws GatewayUnavailable when the gateway does not answer; nothing is written then
 */
export async function settle(services: Needs, paymentOrderId: number): Promise<Settled> {
  const { db, gateway, clock, log } = services
  const known = await paymentOrderById(db, paymentOrderId)
  if (known === undefined) return { state: 'unpaid' }
  const owing = known.gateway_order_id === null ? await withLostId(services, known) : known
  if (owing.gateway_order_id === null) return { state: 'unpaid' }

  const payments = await captured(services, owing, await gateway.paymentsOf(owing.gateway_order_id))
  if (payments.length === 0) return { state: 'unpaid' }
  const { order, paidBefore, newlyDue } = await recordPayments(db, owing.id, payments, clock.now(), (trx) =>
    sendReceipt(services, owing, trx),
  )
  for (const payment of newlyDue)
    log.error(
      { payment: payment.id, amount: payment.amount, due: payment.due, currency: payment.currency, order: owing.gateway_order_id },
      paysFor(payment, owing)
        ? 'a payment for items that were paid for before: refund what is owed'
        : 'a payment that does not fit its order: nothing was given for it, refund it',
    )
  if (order !== null) return { state: order.status, orderId: order.id }
  return { state: paidBefore ? 'refund-due' : 'unpaid' }
}

/** The gateway made an order but its answer was lost: found again by our receipt. */
async function withLostId({ db, gateway, clock }: Pick<Needs, 'db' | 'gateway' | 'clock'>, owing: PaymentOrder): Promise<PaymentOrder> {
  const found = await gateway.findOrderByReceipt(owing.public_id)
  return found === null ? owing : await openPaymentOrder(db, owing.id, found.id, clock.now())
}

/** The payments, with the money taken where one fits and was only authorized. */
async function captured(
  { gateway, log }: Pick<Needs, 'gateway' | 'log'>,
  owing: PaymentOrder,
  payments: GatewayPayment[],
): Promise<GatewayPayment[]> {
  const authorized = capturable(payments, owing)
  if (authorized === undefined) return payments
  let now: GatewayPayment
  try {
    now = await gateway.capture(authorized.id, authorized.amount)
  } catch (error) {
    // A rival captured it between our look and our call, or the answer was lost.
    log.warn({ payment: authorized.id, error: String(error) }, 'capture refused; reading the payment again')
    now = await gateway.payment(authorized.id)
    // Not taken, and not refused either: it may be taken the next time, so this is no "unpaid".
    if (now.status === 'authorized' && error instanceof GatewayUnavailable) throw error
  }
  return payments.map((payment) => (payment.id === now.id ? now : payment))
}

/** The receipt, queued where the order is made: both are kept, or neither. */
async function sendReceipt(
  { jobs, publicUrl, shop }: Pick<Needs, 'publicUrl' | 'jobs' | 'shop'>,
  owing: PaymentOrder,
  trx: Db,
): Promise<void> {
  const email = await emailOf(trx, owing.user_id)
  const names = owing.lines.map((line) => line.name)
  await jobs.send('mail', orderMail(shop, email, { names, total: formatRupees(owing.amount), link: `${publicUrl}/orders` }), trx)
}
