/** How events reach the shop. `late` and `shuffled` use the mode's delay. */
export type WebhookMode = 'normal' | 'off' | 'duplicate' | 'shuffled' | 'late'

/** What creating an order with a receipt that was used before does. */
export type RepeatedReceipt = 'allow' | 'refuse' | 'return'

/** The faults that a test has asked for. Not kept over a restart. */
export interface Mode {
  webhooks: WebhookMode
  /** Milliseconds: exactly so long for `late`, at most so long for `shuffled`. */
  delay: number
  repeatedReceipt: RepeatedReceipt
  /** So many coming orders are made, but the connection breaks before the answer. */
  loseOrderAnswers: number
}

export const modeSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    webhooks: { enum: ['normal', 'off', 'duplicate', 'shuffled', 'late'] },
    delay: { type: 'integer', minimum: 0, maximum: 86_400_000 },
    repeatedReceipt: { enum: ['allow', 'refuse', 'return'] },
    loseOrderAnswers: { type: 'integer', minimum: 0 },
  },
} as const

export function normalMode(repeatedReceipt: RepeatedReceipt): Mode {
  return { webhooks: 'normal', delay: 2_000, repeatedReceipt, loseOrderAnswers: 0 }
}
