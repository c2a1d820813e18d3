import { createHash } from 'node:crypto'
import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { processEvent } from '../events.ts'
import { keepEvent } from '../events-store.ts'
import { storable } from '../storable.ts'
import { isWebhookSigned } from '../signatures.ts'
import type { Needs } from '../needs.ts'

export const paymentWebhook: Operation<'paymentWebhook', Needs> = async ({ headers, rawBody, log }, services) => {
  const signature = headers['x-razorpay-signature']
  if (rawBody === null || typeof signature !== 'string' || !isWebhookSigned(services.gateway.webhookSecrets, rawBody, signature))
    throw fault(400, 'The signature does not fit')
  const body = readBody(rawBody)
  const given = headers['x-razorpay-event-id']
  // Without an id, the same bytes are the same event.
  const id = typeof given === 'string' && /^[\w-]{1,128}$/.test(given) ? given : createHash('sha256').update(rawBody).digest('hex')
  try {
    await keepEvent(
      services.db,
      { id, type: typeof body.event === 'string' ? body.event.slice(0, 100) : 'unknown', body },
      services.clock.now(),
    )
  } catch (cause) {
    throw fault(503, 'Not stored. Please send it again', { cause, retryAfter: 5 })
  }
  // Stored: answered now, acted on after. A failure is not lost, because the reconciler takes up what is not processed.
  void processEvent(services, id).catch((error: unknown) =>
    log.warn({ error: String(error), event: id }, 'webhook event kept for the reconciler'),
  )
  return { success: true, code: 200 }
}

function readBody(bytes: Buffer): { event?: unknown } {
  try {
    const body: unknown = JSON.parse(bytes.toString('utf8'))
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return storable(body) as { event?: unknown }
  } catch {
    // Answered below: signed, yet not JSON.
  }
  throw fault(400, 'The body is not a JSON object')
}
