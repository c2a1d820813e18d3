import { say, type Sentence } from './said.ts'

/**
 * An expected error: a status of the contract, a message for people, and a detail for the log only. Made by `fault()`, answered by
 * server/answer-errors.ts.
 */
export class Fault extends Error {
  readonly code: number
  readonly sentence: Sentence
  /** The sentence in English. */
  readonly publicMessage: string
  readonly data: Record<string, unknown> | undefined
  /** Seconds; for 429 and 503. */
  readonly retryAfter: number | undefined
  readonly headers: Record<string, string>
  /** The field of the request that the message is about. */
  readonly field: string | undefined
  constructor(code: number, sentence: Sentence, options: FaultOptions = {}) {
    super(options.detail ?? say(sentence, 'en'), options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'Fault'
    this.code = code
    this.sentence = sentence
    this.publicMessage = say(sentence, 'en')
    this.data = options.data
    this.retryAfter = options.retryAfter
    this.headers = options.headers ?? {}
    this.field = options.field
  }
}

interface FaultOptions {
  /** For the log only. */
  detail?: string
  cause?: unknown
  data?: Record<string, unknown>
  retryAfter?: number
  headers?: Record<string, string>
  field?: string
}

/** Makes an expected error: `throw fault(404, 'Image does not exist')`. */
export const fault = (code: number, sentence: Sentence, options?: FaultOptions): Fault => new Fault(code, sentence, options)

export const signInAgain = (): Fault => fault(401, 'Token Expired, Please login again')

/** For when more passwords are waiting than the shop can check within a few seconds. */
export const tooManyPasswords = (): Fault =>
  fault(429, 'Many people are signing in just now. Please try again in a moment', {
    retryAfter: 2,
    headers: { 'cache-control': 'no-store' },
  })
