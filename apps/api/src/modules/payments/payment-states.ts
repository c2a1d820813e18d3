import type { Transitions } from '../../platform/transitions.ts'

// The states of an order are in orders/order-states.ts. docs/payments.md draws all of them; a test compares the diagrams with the code.

/**
 * A payment order is our row for "this buyer, these items, this amount". It is superseded when the buyer starts to pay for a different cart. A superseded
 * or closed payment order still becomes paid if money arrives for it.
 */
export const PAYMENT_ORDER_TRANSITIONS = {
  creating: ['open', 'closed'],
  open: ['paid', 'superseded', 'closed'],
  superseded: ['paid', 'closed'],
  closed: ['paid'],
  paid: [],
} as const satisfies Transitions<'creating' | 'open' | 'superseded' | 'paid' | 'closed'>

/** The last known state of a payment at the gateway. Events arrive late and in any order, so a transition may skip states. */
export const PAYMENT_TRANSITIONS = {
  failed: ['authorized', 'captured', 'refunded'],
  authorized: ['captured', 'refunded'],
  captured: ['refunded'],
  refunded: [],
} as const satisfies Transitions<'failed' | 'authorized' | 'captured' | 'refunded'>

export type PaymentState = keyof typeof PAYMENT_TRANSITIONS
