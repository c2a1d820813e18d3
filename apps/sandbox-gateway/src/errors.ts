/** The error body of Razorpay's API (razorpay.com/docs/errors). */
export interface ErrorBody {
  code: 'BAD_REQUEST_ERROR' | 'SERVER_ERROR'
  description: string
  source: string
  step: string
  reason: string
  metadata: Record<string, string>
  field?: string
}

/** An error whose body is sent to the caller. */
export class GatewayError extends Error {
  readonly statusCode: number
  readonly body: ErrorBody

  constructor(statusCode: number, body: ErrorBody) {
    super(body.description)
    this.statusCode = statusCode
    this.body = body
  }
}

/** 400: the request is invalid, or not allowed in the entity's state. */
export function badRequest(description: string, field?: string): GatewayError {
  return new GatewayError(400, {
    code: 'BAD_REQUEST_ERROR',
    description,
    source: 'business',
    step: 'payment_initiation',
    reason: 'input_validation_failed',
    metadata: {},
    ...(field === undefined ? {} : { field }),
  })
}

export function unknownId(): GatewayError {
  return badRequest('The id provided does not exist')
}

export function unauthenticated(): GatewayError {
  return withoutPlace(401, 'BAD_REQUEST_ERROR', 'Authentication failed')
}

export function unknownUrl(): GatewayError {
  return withoutPlace(404, 'BAD_REQUEST_ERROR', 'The requested URL was not found on the server.')
}

export function serverError(): GatewayError {
  return withoutPlace(500, 'SERVER_ERROR', 'We are facing some trouble completing your request at the moment. Please try again shortly.')
}

function withoutPlace(statusCode: number, code: ErrorBody['code'], description: string): GatewayError {
  return new GatewayError(statusCode, { code, description, source: 'NA', step: 'NA', reason: 'NA', metadata: {} })
}
