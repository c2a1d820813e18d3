/**
 * The whole life of money, as the steps that each thing may take. There is no way back in any of them (safety.md TM-09, P-03);
 * docs/payments.md draws the same, and a test holds the drawing to this file.
 */
export type Moves<State extends string> = Readonly<Record<State, readonly State[]>>

/** Our row for "this buyer, these items, this amount". A closed one is paid all the same when its money comes late. */
export const PAYMENT_ORDER_MOVES = {
  creating: ['open', 'closed'],
  open: ['paid', 'closed'],
  closed: ['paid'],
  paid: [],
} as const satisfies Moves<'creating' | 'open' | 'paid' | 'closed'>

/** A payment at the gateway, as far as we have heard: news come late and in any order, so a step may jump over what we never saw. */
export const PAYMENT_MOVES = {
  failed: ['authorized', 'captured', 'refunded'],
  authorized: ['captured', 'refunded'],
  captured: ['refunded'],
  refunded: [],
} as const satisfies Moves<'failed' | 'authorized' | 'captured' | 'refunded'>

/** What the buyer sees under "My orders"; it begins as paid. */
export const ORDER_MOVES = { paid: ['refunded'], refunded: [] } as const satisfies Moves<'paid' | 'refunded'>

export type PaymentState = keyof typeof PAYMENT_MOVES

/** The states from which a thing may come to `state`: every UPDATE of a state asks for one of them. */
export function before<State extends string>(moves: Moves<State>, state: State): State[] {
  return (Object.keys(moves) as State[]).filter((from) => moves[from].includes(state))
}
