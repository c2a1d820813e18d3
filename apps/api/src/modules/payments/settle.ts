import { formatRupees } from '@chitra/money'
import { inLanguage, paths } from '@chitra/paths'
import type { Db } from '../../platform/database/database.ts'
import { accountOf } from '../accounts/index.ts'
import { issueForRefund, issueForSale } from '../invoices/index.ts'
import { issueForOrder } from '../licences/index.ts'
import type { ListedOrder, NewOrder } from '../orders/index.ts'
import { type GatewayPayment, GatewayUnavailable } from './gateway.ts'
import { orderMail } from './mails.ts'
import { capturable, paysFor } from './payments.ts'
import { openPaymentOrder, type PaymentOrder, paymentOrderById } from './payments-store.ts'
import { recordPayments } from './settlement-store.ts'
import type { Needs } from './needs.ts'

export type Settled = { state: 'paid' | 'refunded'; order: ListedOrder } | { state: 'refund-due' } | { state: 'unpaid' }

/**
 * Updates a payment order from the gateway: reads its payments and refunds, captures an authorized payment, and records the result once. Orders are
 * created and refunded here only. The callback (createOrder), the webhook and the reconciler all call it; each of them alone is enough (P-01), in any
 * order.
 * @throws GatewayUnavailable if the gateway does not answer; nothing is written then
 */
export async function settle(services: Needs, known: PaymentOrder): Promise<Settled> {
  const { db, gateway, clock, log } = services
  const paymentOrder = known.gateway_order_id === null ? await withLostId(services, known) : known
  if (paymentOrder.gateway_order_id === null) return { state: 'unpaid' }

  const payments = await captured(services, paymentOrder, await gateway.paymentsOf(paymentOrder.gateway_order_id))
  if (payments.length === 0) return { state: 'unpaid' }
  const now = clock.now()
  const { order, paidBefore, newlyDue } = await recordPayments(db, paymentOrder.id, payments, now, {
    onOrder: (trx, made, payment) => sendReceipt(services, { paymentOrder, order: made, payment, now }, trx),
    onRefunds: (trx, orderId, refunded) => issueForRefund(services, trx, orderId, refunded, now),
  })
  for (const payment of newlyDue)
    log.error(
      { payment: payment.id, amount: payment.amount, due: payment.due, currency: payment.currency, order: paymentOrder.gateway_order_id },
      paysFor(payment, paymentOrder)
        ? 'a second payment for items already paid for: refund what is owed'
        : 'a payment that does not match its order: it bought nothing, refund it',
    )
  if (order !== null) return { state: order.status, order }
  return { state: paidBefore ? 'refund-due' : 'unpaid' }
}

/** The same for the row of a payment order, which is read before. */
export async function settleById(services: Needs, id: number): Promise<Settled> {
  const known = await paymentOrderById(services.db, id)
  return known === undefined ? { state: 'unpaid' } : await settle(services, known)
}

/** Finds the gateway's order by our receipt, in case the answer to its creation was lost. */
async function withLostId(
  { db, gateway, clock }: Pick<Needs, 'db' | 'gateway' | 'clock'>,
  paymentOrder: PaymentOrder,
): Promise<PaymentOrder> {
  const found = await gateway.findOrderByReceipt(paymentOrder.public_id)
  return found === null ? paymentOrder : await openPaymentOrder(db, paymentOrder.id, found.id, clock.now())
}

/** The payments, after capturing an authorized one if the order is unpaid. */
async function captured(
  { gateway, log }: Pick<Needs, 'gateway' | 'log'>,
  paymentOrder: PaymentOrder,
  payments: GatewayPayment[],
): Promise<GatewayPayment[]> {
  const authorized = capturable(payments, paymentOrder)
  if (authorized === undefined) return payments
  let now: GatewayPayment
  try {
    now = await gateway.capture(authorized.id, authorized.amount)
  } catch (error) {
    // A concurrent call captured it first, or the answer was lost.
    log.warn({ payment: authorized.id, error: String(error) }, 'capture refused; reading the payment again')
    now = await gateway.payment(authorized.id)
    // The capture was neither done nor refused, so the order is not known to be unpaid.
    if (now.status === 'authorized' && error instanceof GatewayUnavailable) throw error
  }
  return payments.map((payment) => (payment.id === now.id ? now : payment))
}

/** Issues the licences, numbers the invoice and queues the receipt that carries it, in the transaction that creates the order. */
async function sendReceipt(
  services: Pick<Needs, 'publicUrl' | 'jobs' | 'shop' | 'seller'>,
  { paymentOrder, order, payment, now }: { paymentOrder: PaymentOrder; order: NewOrder; payment: GatewayPayment; now: Date },
  trx: Db,
): Promise<void> {
  const { jobs, publicUrl, shop } = services
  const account = await accountOf(trx, paymentOrder.user_id)
  const sale = {
    order: { id: order.publicId, paymentId: payment.id, paidAt: now },
    lines: paymentOrder.lines.map((line) => ({ ...line, by: line.sellerName })),
    rate: paymentOrder.tax_percent,
    account,
    language: account.language,
    buyer: paymentOrder.buyer,
  }
  await issueForOrder(services, trx, order.id)
  const paperId = await issueForSale(services, trx, order.id, sale, now)
  const names = paymentOrder.lines.map((line) => line.name)
  const link = `${publicUrl}${inLanguage(paths.orders, account.language)}`
  const mail = orderMail(shop, account, { names, total: formatRupees(paymentOrder.amount), link })
  await jobs.send('mail', { ...mail, paperId }, trx)
}
