import { randomInt } from 'node:crypto'
import type { WebhookEvent } from '../webhooks/webhook-event.ts'
import type { Payment } from './entities.ts'
import type { Ledger, OrderRecord } from './ledger.ts'
import { badRequest } from '../errors.ts'
import { webhookEvent } from '../webhooks/events.ts'
import { toNotes } from './entities.ts'
import { feeOf } from './fees.ts'
import { randomId } from './ids.ts'
import { mustFind, secondsNow } from './ledger.ts'

/** The outcome of an attempt. `paid` captures if the order captures automatically; `authorized` leaves the capture to the shop. */
export type Outcome = 'paid' | 'authorized' | 'failed'

/** The buyer's details from the checkout. */
export interface Buyer {
  email?: string | undefined
  contact?: string | undefined
  description?: string | undefined
}

/** A changed payment, and its events in order. */
export interface PaymentChange {
  payment: Payment
  events: WebhookEvent[]
}

const declined = {
  error_code: 'BAD_REQUEST_ERROR',
  error_description: "Your payment didn't go through as it was declined by the bank. Try another payment method or contact your bank.",
  error_source: 'bank',
  error_step: 'payment_authorization',
  error_reason: 'payment_failed',
}
const noError = { error_code: null, error_description: null, error_source: null, error_step: null, error_reason: null }

/** Attempts to pay an order. @throws GatewayError 400 if the order is paid */
export function attemptPayment(ledger: Ledger, orderId: string, outcome: Outcome, buyer: Buyer): PaymentChange {
  const record = mustFind(ledger.orders, orderId)
  refuseWhenPaid(record)
  const payment = newPayment(ledger, record, buyer)
  ledger.payments.set(payment.id, payment)
  record.order.attempts += 1
  record.order.status = 'attempted'

  if (outcome !== 'failed') return authorize(ledger, record, payment, outcome === 'paid' && record.autoCapture)
  Object.assign(payment, { status: 'failed', vpa: 'failure@razorpay', upi: { vpa: 'failure@razorpay' }, ...declined })
  return { payment, events: [webhookEvent(ledger, 'payment.failed', { payment })] }
}

/**
 * Authorizes a failed payment late (razorpay.com/docs/payments/payments/late-authorisation).
 * It is captured immediately if the order captures automatically and is unpaid.
 */
export function authorizeLate(ledger: Ledger, paymentId: string): PaymentChange {
  const payment = mustFind(ledger.payments, paymentId)
  if (payment.status !== 'failed') throw badRequest('Only a failed payment can be authorized late.')
  const record = mustFind(ledger.orders, payment.order_id)
  Object.assign(payment, noError)
  return authorize(ledger, record, payment, record.autoCapture && record.order.status !== 'paid')
}

/** Captures an authorized payment. `amount`, in paise, must equal the authorized amount. */
export function capturePayment(ledger: Ledger, paymentId: string, amount: number, currency: string): PaymentChange {
  const payment = mustFind(ledger.payments, paymentId)
  if (payment.captured) throw badRequest('This payment has already been captured')
  if (payment.status !== 'authorized') {
    throw badRequest('Only payments which have been authorized and not yet captured can be captured')
  }
  if (currency !== payment.currency) throw badRequest('The currency provided does not match the currency of the payment.', 'currency')
  if (amount !== payment.amount) throw badRequest('Capture amount must be equal to the amount authorized', 'amount')
  const record = mustFind(ledger.orders, payment.order_id)
  refuseWhenPaid(record)
  return { payment, events: capture(ledger, record, payment) }
}

/** Captures an authorized payment even if its order is already paid, which is then paid twice. */
export function captureRegardless(ledger: Ledger, paymentId: string): PaymentChange {
  const payment = mustFind(ledger.payments, paymentId)
  if (payment.status !== 'authorized') throw badRequest('Only an authorized payment can be captured.')
  return { payment, events: capture(ledger, mustFind(ledger.orders, payment.order_id), payment) }
}

/** Oldest first. */
export function paymentsOfOrder(ledger: Ledger, orderId: string): Payment[] {
  mustFind(ledger.orders, orderId)
  return [...ledger.payments.values()].filter((payment) => payment.order_id === orderId)
}

function refuseWhenPaid(record: OrderRecord): void {
  if (record.order.status === 'paid') throw badRequest('Payment already done for this order.')
}

function authorize(ledger: Ledger, record: OrderRecord, payment: Payment, captureNow: boolean): PaymentChange {
  payment.status = 'authorized'
  payment.acquirer_data = { rrn: randomInt(1e11, 1e12).toString(), upi_transaction_id: randomId().toUpperCase() }
  const authorized = webhookEvent(ledger, 'payment.authorized', { payment })
  return { payment, events: captureNow ? [authorized, ...capture(ledger, record, payment)] : [authorized] }
}

function capture(ledger: Ledger, record: OrderRecord, payment: Payment): WebhookEvent[] {
  Object.assign(payment, { status: 'captured', captured: true, ...feeOf(payment.amount) })
  Object.assign(record.order, { status: 'paid', amount_paid: payment.amount, amount_due: 0 })
  return [webhookEvent(ledger, 'payment.captured', { payment }), webhookEvent(ledger, 'order.paid', { payment, order: record.order })]
}

function newPayment(ledger: Ledger, record: OrderRecord, buyer: Buyer): Payment {
  return {
    id: `pay_${randomId()}`,
    entity: 'payment',
    amount: record.order.amount,
    currency: 'INR',
    status: 'created',
    order_id: record.order.id,
    invoice_id: null,
    international: false,
    method: 'upi',
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    description: buyer.description ?? null,
    card_id: null,
    bank: null,
    wallet: null,
    vpa: 'success@razorpay',
    email: buyer.email ?? 'void@razorpay.com',
    contact: buyer.contact ?? '+919999999999',
    notes: toNotes(record.order.notes),
    fee: null,
    tax: null,
    ...noError,
    acquirer_data: { rrn: null, upi_transaction_id: null },
    created_at: secondsNow(ledger),
    upi: { vpa: 'success@razorpay' },
  }
}
