import type { Outcome } from '../ledger/payments.ts'

/** The actions of the payment window's buttons, with the outcome of the payment. */
export const outcomeOfAction = {
  pay: 'paid',
  lose: 'paid',
  authorize: 'authorized',
  fail: 'failed',
} as const satisfies Record<string, Outcome>

export type WindowAction = keyof typeof outcomeOfAction

export const windowActionSchema = {
  type: 'object',
  required: ['token', 'action'],
  additionalProperties: false,
  properties: { token: { type: 'string', maxLength: 64 }, action: { enum: Object.keys(outcomeOfAction) } },
} as const
