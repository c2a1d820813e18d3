import type { Moves } from '../../platform/moves.ts'

/** What the buyer sees under "My orders"; it begins as paid. */
export const ORDER_MOVES = { paid: ['refunded'], refunded: [] } as const satisfies Moves<'paid' | 'refunded'>
