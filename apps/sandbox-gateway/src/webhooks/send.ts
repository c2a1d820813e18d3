import type { Delivery } from './delivery.ts'
import { webhookSignature } from '../signatures.ts'

/** Milliseconds within which the shop has to answer (razorpay.com/docs/webhooks/best-practices). */
const answerLimit = 5_000

export interface Address {
  url: string
  secret: string
}

/** Sends once, never follows a redirect, and tells the HTTP status or why there was none. */
export async function send(delivery: Delivery, address: Address, stopped: AbortSignal): Promise<number | string> {
  try {
    const answer = await fetch(address.url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.any([stopped, AbortSignal.timeout(answerLimit)]),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Razorpay-Webhook/v1 (sandbox)',
        'x-razorpay-event-id': delivery.eventId,
        'x-razorpay-signature': webhookSignature(delivery.body, address.secret),
      },
      body: delivery.tampered ? tamperedWith(delivery.body) : delivery.body,
    })
    await answer.body?.cancel()
    return answer.status
  } catch (error) {
    return reasonOf(error)
  }
}

/** Still JSON, and still about the same payment: only the signature can tell. */
const tamperedWith = (body: string): string => `${body.slice(0, -1)},"tampered":true}`

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed'
  const cause = error.cause as { code?: string } | undefined
  return cause?.code ?? error.name
}
