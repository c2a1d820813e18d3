import { fault } from '../../contract/fault.ts'
import type { Sentence } from '../../contract/said.ts'
import { GatewayRefused, GatewayUnavailable } from './gateway.ts'

/** Turns a gateway failure into a 503 whose message says whether the buyer was charged. */
export async function unavailableAsFault<T>(
  work: Promise<T>,
  sentence: Sentence = 'The payment service is not available. Nothing was charged. Please try again',
): Promise<T> {
  try {
    return await work
  } catch (cause) {
    if (cause instanceof GatewayUnavailable || cause instanceof GatewayRefused)
      throw fault(503, sentence, { cause, detail: cause.message, retryAfter: 10 })
    throw cause
  }
}
