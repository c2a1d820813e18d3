import { randomInt } from 'node:crypto'
import type { WebhookEvent } from '../webhooks/webhook-event.ts'
import type { Payment, Refund } from './entities.ts'
import type { Ledger } from './ledger.ts'
import { badRequest } from '../errors.ts'
import { webhookEvent } from '../webhooks/events.ts'
import { toNotes } from './entities.ts'
import { randomId } from './ids.ts'
import { mustFind, secondsNow } from './ledger.ts'

export interface NewRefund {
  /** Paise; by default the remaining amount. */
  amount?: number
  notes?: Record<string, string> | []
  receipt?: string | null
}

/** Refunds all or part of a captured payment. The order stays paid, as at Razorpay. */
export function refundPayment(ledger: Ledger, paymentId: string, wanted: NewRefund): { refund: Refund; events: WebhookEvent[] } {
  const payment = mustFind(ledger.payments, paymentId)
  if (payment.refund_status === 'full') throw badRequest('The payment has been fully refunded already')
  if (payment.status !== 'captured') throw badRequest('The payment status should be captured for action to be taken')
  const remaining = payment.amount - payment.amount_refunded
  const amount = wanted.amount ?? remaining
  if (amount > remaining) throw badRequest('The total refund amount is greater than the refund payment amount', 'amount')
  if (amount < Math.min(100, remaining)) throw badRequest('The amount must be atleast INR 1.00', 'amount')

  const refund = newRefund(ledger, payment, amount, wanted)
  payment.amount_refunded += amount
  payment.refund_status = payment.amount_refunded === payment.amount ? 'full' : 'partial'
  if (payment.refund_status === 'full') payment.status = 'refunded'
  return { refund, events: [webhookEvent(ledger, 'refund.processed', { refund, payment })] }
}

/** Seconds. Razorpay refunds an uncaptured payment after five days (razorpay.com/docs/payments/payments/capture-settings). */
const captureWindow = 5 * 86_400

/** Refunds payments that were not captured in time. They become `refunded` with `captured` false. */
export function refundUncaptured(ledger: Ledger): WebhookEvent[] {
  const before = secondsNow(ledger) - captureWindow
  const overdue = [...ledger.payments.values()].filter((payment) => payment.status === 'authorized' && payment.created_at < before)
  return overdue.map((payment) => {
    const refund = newRefund(ledger, payment, payment.amount, {})
    Object.assign(payment, { status: 'refunded', amount_refunded: payment.amount, refund_status: 'full' })
    return webhookEvent(ledger, 'refund.processed', { refund, payment })
  })
}

function newRefund(ledger: Ledger, payment: Payment, amount: number, wanted: NewRefund): Refund {
  const refund: Refund = {
    id: `rfnd_${randomId()}`,
    entity: 'refund',
    amount,
    currency: 'INR',
    payment_id: payment.id,
    notes: toNotes(wanted.notes),
    receipt: wanted.receipt ?? null,
    acquirer_data: { rrn: randomInt(1e11, 1e12).toString() },
    created_at: secondsNow(ledger),
    batch_id: null,
    status: 'processed',
    speed_processed: 'normal',
    speed_requested: 'normal',
  }
  ledger.refunds.set(refund.id, refund)
  return refund
}

/** Oldest first. */
export function refundsOfPayment(ledger: Ledger, paymentId: string): Refund[] {
  mustFind(ledger.payments, paymentId)
  return [...ledger.refunds.values()].filter((refund) => refund.payment_id === paymentId)
}
