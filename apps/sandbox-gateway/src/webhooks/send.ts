import type { Delivery } from './delivery.ts'
import { webhookSignature } from '../signatures.ts'

/** Milliseconds in which the shop must answer (razorpay.com/docs/webhooks/best-practices). */
const answerLimit = 5_000

export interface Address {
  url: string
  secret: string
}

/** Makes one attempt, without following redirects. Returns the HTTP status, or the error. */
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

/** Changes a body so that only the signature reveals it: it is still JSON about the same payment. */
const tamperedWith = (body: string): string => `${body.slice(0, -1)},"tampered":true}`

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed'
  const cause = error.cause as { code?: string } | undefined
  return cause?.code ?? error.name
}
