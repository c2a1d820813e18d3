import type { Moves } from '../../platform/moves.ts'

// The life of a payment. An order's is in orders/order-states.ts; docs/payments.md draws them all, and a test holds the drawing to both files.

/**
 * Our row for "this buyer, these items, this amount". One is superseded when the buyer pays for another cart; that one, and a closed one, is paid all the
 * same when its money comes.
 */
export const PAYMENT_ORDER_MOVES = {
  creating: ['open', 'closed'],
  open: ['paid', 'superseded', 'closed'],
  superseded: ['paid', 'closed'],
  closed: ['paid'],
  paid: [],
} as const satisfies Moves<'creating' | 'open' | 'superseded' | 'paid' | 'closed'>

/** A payment at the gateway, as far as we have heard: news come late and in any order, so a step may jump over what we never saw. */
export const PAYMENT_MOVES = {
  failed: ['authorized', 'captured', 'refunded'],
  authorized: ['captured', 'refunded'],
  captured: ['refunded'],
  refunded: [],
} as const satisfies Moves<'failed' | 'authorized' | 'captured' | 'refunded'>

export type PaymentState = keyof typeof PAYMENT_MOVES
