import type { Transitions } from '../../platform/transitions.ts'

/** The status shown under "My Orders". An order starts as paid. */
export const ORDER_TRANSITIONS = { paid: ['refunded'], refunded: [] } as const satisfies Transitions<'paid' | 'refunded'>
