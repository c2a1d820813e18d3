import { fault } from '../../contract/fault.ts'
import { GatewayRefused, GatewayUnavailable } from './gateway.ts'

/** Turns a gateway that fails into a 503 that says what became of the money. */
export async function unavailableAsFault<T>(
  work: Promise<T>,
  words = 'The payment service does not answer. Nothing was charged. Please try again',
): Promise<T> {
  try {
    return await work
  } catch (cause) {
    if (cause instanceof GatewayUnavailable || cause instanceof GatewayRefused)
      throw fault(503, words, { cause, detail: cause.message, retryAfter: 10 })
    throw cause
  }
}
