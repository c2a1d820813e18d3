/** The error of a failed call. `kind` tells how to react; `errorMessage` is the server's message for people, if any. */
export class ApiError extends Error {
  readonly kind: 'offline' | 'session' | 'refused' | 'broken'
  /** The envelope's code: the HTTP status, but 201 for a warning; 0 when there was no answer. */
  readonly code: number
  /** The server's message for people; empty if there is none. */
  readonly errorMessage: string
  readonly data: unknown
  /** The fields that the message is about. */
  readonly fields: readonly string[]
  constructor(
    kind: ApiError['kind'],
    code: number,
    errorMessage: string,
    options: { data?: unknown; fields?: readonly string[]; cause?: unknown } = {},
  ) {
    super(errorMessage === '' ? `the call failed (${kind}, ${code})` : errorMessage, { cause: options.cause })
    this.name = 'ApiError'
    this.kind = kind
    this.code = code
    this.errorMessage = errorMessage
    this.data = options.data
    this.fields = options.fields ?? []
  }
}

interface Envelope {
  code?: unknown
  errorMessage?: unknown
  data?: unknown
  fields?: unknown
}

/** Converts the result of a failed call (an envelope, another body, a network failure, an abort) to an ApiError. */
export function toApiError(failure: unknown, status = 0): ApiError {
  if (failure instanceof ApiError) return failure
  if (failure instanceof Error) return new ApiError(status === 0 ? 'offline' : 'broken', status, '', { cause: failure })
  const { code, errorMessage, data, fields } = (typeof failure === 'object' && failure !== null ? failure : {}) as Envelope
  const number = typeof code === 'number' ? code : status
  const kind = number === 401 ? 'session' : number >= 500 ? 'broken' : 'refused'
  return new ApiError(kind, number, typeof errorMessage === 'string' ? errorMessage : '', { data, fields: namesIn(fields) })
}

const namesIn = (fields: unknown): string[] =>
  Array.isArray(fields) ? fields.flatMap((one: { field?: unknown } | null) => (typeof one?.field === 'string' ? [one.field] : [])) : []
