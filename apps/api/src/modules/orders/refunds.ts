import type { components } from '@chitra/api-client/schema'
import { REFUND_DAYS } from '@chitra/messages/terms.ts'
import { said, type Sentence } from '../../contract/said.ts'
import type { AskedRefund } from './refund-requests-store.ts'
import type { Order } from './orders-store.ts'

type RefundFields = Pick<components['schemas']['Order'], 'refund' | 'refundUntil'>

/** Milliseconds for which a refund can be requested. */
const TIME_TO_ASK = REFUND_DAYS * 86_400_000

const deadlineOf = ({ created_at }: Pick<Order, 'created_at'>): Date => new Date(created_at.getTime() + TIME_TO_ASK)

/** When the oldest order was made of which a refund can still be requested. */
export const oldestRefundable = (now: Date): Date => new Date(now.getTime() - TIME_TO_ASK)

/** The message why a refund cannot be requested; null if it can. */
export function refusalOf(order: Pick<Order, 'created_at' | 'status'>, request: AskedRefund | null, now: Date): Sentence | null {
  if (order.status === 'refunded') return 'This order has been refunded'
  if (request?.state === 'refused') return 'Your request for a refund was refused. Please write to us'
  if (request !== null) return 'You have already asked for a refund of this order'
  if (now > deadlineOf(order)) return said('A refund can be requested within {days} days of the purchase', { days: REFUND_DAYS })
  return null
}

/** The refund fields of an order in the contract's form. */
export function refundView(order: Pick<Order, 'created_at' | 'status'>, request: AskedRefund | null, now: Date): RefundFields {
  const state = order.status === 'refunded' ? 'paid-back' : request?.state
  return {
    refund:
      request === null || state === undefined ? null : { state, askedAt: new Date(request.asked_at).toISOString(), note: request.note },
    refundUntil: refusalOf(order, request, now) === null ? deadlineOf(order).toISOString() : null,
  }
}
