/**
 * How events are delivered to the shop. `late` and `shuffled` use the mode's delay. `tampered`: the body is changed after signing, in every attempt.
 * `dropped`: the event is never sent.
 */
export type WebhookMode = 'normal' | 'off' | 'duplicate' | 'shuffled' | 'late' | 'tampered' | 'dropped'

/**
 * How API calls are answered; except for `normal`, they have no effect. `hanging`: no answer; `error`: 500; `redirect`: 302 to `redirectTo`;
 * `garbage`: 200 with text that is not JSON.
 */
export type ApiMode = 'normal' | 'hanging' | 'error' | 'redirect' | 'garbage'

/** How a second order with the same receipt is answered. */
export type RepeatedReceipt = 'allow' | 'refuse' | 'return'

/** The faults set by a test. A restart resets them. */
export interface Mode {
  webhooks: WebhookMode
  /** Milliseconds: exactly for `late`, at most for `shuffled`. */
  delay: number
  repeatedReceipt: RepeatedReceipt
  /** The number of orders that are created, but whose connection breaks before the answer. */
  loseOrderAnswers: number
  api: ApiMode
  /** The number of calls that `api` applies to; null until it is changed. */
  apiFor: number | null
  /** The target of `redirect`. */
  redirectTo: string
}

export const modeSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    webhooks: { enum: ['normal', 'off', 'duplicate', 'shuffled', 'late', 'tampered', 'dropped'] },
    delay: { type: 'integer', minimum: 0, maximum: 86_400_000 },
    repeatedReceipt: { enum: ['allow', 'refuse', 'return'] },
    loseOrderAnswers: { type: 'integer', minimum: 0 },
    api: { enum: ['normal', 'hanging', 'error', 'redirect', 'garbage'] },
    apiFor: { type: 'integer', minimum: 1 },
    redirectTo: { type: 'string', pattern: '^https?://', maxLength: 2_000 },
  },
} as const

export function normalMode(repeatedReceipt: RepeatedReceipt): Mode {
  return {
    webhooks: 'normal',
    delay: 2_000,
    repeatedReceipt,
    loseOrderAnswers: 0,
    api: 'normal',
    apiFor: null,
    redirectTo: 'http://127.0.0.1:9/',
  }
}

/** Changes the given fields. A new `api` without `apiFor` applies until it is changed. */
export function changeMode(mode: Mode, change: Partial<Mode>): Mode {
  return Object.assign(mode, change.api === undefined ? {} : { apiFor: null }, change)
}
