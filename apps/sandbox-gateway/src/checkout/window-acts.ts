import type { Outcome } from '../ledger/payments.ts'

/** What the payment window's buttons ask for, and how the payment then ends. */
export const outcomeOfAct = {
  pay: 'paid',
  lose: 'paid',
  authorize: 'authorized',
  fail: 'failed',
} as const satisfies Record<string, Outcome>

export type WindowAct = keyof typeof outcomeOfAct

export const windowActSchema = {
  type: 'object',
  required: ['token', 'act'],
  additionalProperties: false,
  properties: { token: { type: 'string', maxLength: 64 }, act: { enum: Object.keys(outcomeOfAct) } },
} as const
