/** A refusal: a status of the contract, words for people, and detail for the log alone. Made by `fault()`; turned into an answer in one place (server/answer-errors.ts). */
export class Fault extends Error {
  readonly code: number
  readonly words: string
  readonly data: Record<string, unknown> | undefined
  /** Seconds; for 429 and 503. */
  readonly retryAfter: number | undefined
  readonly headers: Record<string, string>
  constructor(code: number, words: string, options: FaultOptions = {}) {
    super(options.detail ?? words, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'Fault'
    this.code = code
    this.words = words
    this.data = options.data
    this.retryAfter = options.retryAfter
    this.headers = options.headers ?? {}
  }
}

interface FaultOptions {
  /** For the log; never shown. */
  detail?: string
  cause?: unknown
  data?: Record<string, unknown>
  retryAfter?: number
  headers?: Record<string, string>
}

/** Makes a refusal; `throw fault(404, 'Image does not exist')`. */
export const fault = (code: number, words: string, options?: FaultOptions): Fault => new Fault(code, words, options)

export const signInAgain = (): Fault => fault(401, 'Token Expired, Please login again')
