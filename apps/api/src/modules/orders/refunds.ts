import type { components } from '@chitra/api-client/schema'
import { REFUND_DAYS } from '@chitra/messages/terms.ts'
import type { RefundRequest } from './refund-requests-store.ts'
import type { Order } from './orders-store.ts'

type Shown = Pick<components['schemas']['Order'], 'refund' | 'refundUntil'>

/** The last moment at which a refund of an order can be asked for. */
const lastMoment = ({ created_at }: Pick<Order, 'created_at'>): Date => new Date(created_at.getTime() + REFUND_DAYS * 86_400_000)

/** Why a refund cannot be asked for, in words; null when it can. */
export function refusalOf(order: Pick<Order, 'created_at' | 'status'>, asked: RefundRequest | undefined, now: Date): string | null {
  if (order.status === 'refunded') return 'This order has been refunded'
  if (asked?.state === 'refused') return 'Your request for a refund was refused. Please write to us'
  if (asked !== undefined) return 'You have asked for a refund of this order already'
  if (now > lastMoment(order)) return `A refund can be asked for within ${REFUND_DAYS} days of the purchase`
  return null
}

/** An order's refund as the buyer sees it. That the money is back is the order's own state. */
export function refundView(order: Pick<Order, 'created_at' | 'status'>, asked: RefundRequest | undefined, now: Date): Shown {
  const state = order.status === 'refunded' ? 'paid-back' : asked?.state
  return {
    refund: asked === undefined || state === undefined ? null : { state, askedAt: asked.asked_at.toISOString(), note: asked.note },
    refundUntil: refusalOf(order, asked, now) === null ? lastMoment(order).toISOString() : null,
  }
}
