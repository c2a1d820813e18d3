/**
 * How events reach the shop. `late` and `shuffled` use the mode's delay. `tampered`: the body is changed after it was signed, at every try.
 * `dropped`: the event is lost on its way, and nobody sends it again.
 */
export type WebhookMode = 'normal' | 'off' | 'duplicate' | 'shuffled' | 'late' | 'tampered' | 'dropped'

/**
 * What a call of the API meets before anything of it is done. `hanging`: no answer, ever; `error`: 500; `redirect`: 302 to `redirectTo`;
 * `garbage`: 200 with text that is not JSON.
 */
export type ApiMode = 'normal' | 'hanging' | 'error' | 'redirect' | 'garbage'

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
  api: ApiMode
  /** So many coming calls meet `api`, and then it is normal again; null: until changed. */
  apiFor: number | null
  /** Where `redirect` sends to. */
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

/** Changes what is named. A new `api` without `apiFor` lasts until it is changed. */
export function changeMode(mode: Mode, change: Partial<Mode>): Mode {
  return Object.assign(mode, change.api === undefined ? {} : { apiFor: null }, change)
}
