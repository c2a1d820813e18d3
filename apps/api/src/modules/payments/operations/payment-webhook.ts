import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { processEvent } from '../events.ts'
import { storeEvent } from '../events-store.ts'
import { GatewayRefused, GatewayUnavailable } from '../gateway.ts'
import { storable } from '../storable.ts'
import { isWebhookSigned } from '../signatures.ts'
import type { Needs } from '../needs.ts'

/** Milliseconds. */
const AGAIN_AFTER = [500, 2_000, 5_000, 15_000, 60_000]

export const paymentWebhook: Operation<'paymentWebhook', Needs> = async ({ headers, rawBody, log }, services) => {
  const signature = headers['x-razorpay-signature']
  if (rawBody === null || typeof signature !== 'string' || !isWebhookSigned(services.gateway.webhookSecrets, rawBody, signature))
    throw fault(400, 'The signature is invalid')
  const body = readBody(rawBody)
  const eventId = headers['x-razorpay-event-id']
  // Without a valid id, events are told apart by their bytes.
  const id = typeof eventId === 'string' && /^[\w-]{1,128}$/.test(eventId) ? eventId : createHash('sha256').update(rawBody).digest('hex')
  try {
    await storeEvent(
      services.db,
      { id, type: typeof body.event === 'string' ? body.event.slice(0, 100) : 'unknown', body },
      services.clock.now(),
    )
  } catch (cause) {
    throw fault(503, 'Not stored. Please send it again', { cause, retryAfter: 5 })
  }
  // The event is stored, so the answer need not wait for its processing.
  void processSoon(services, id).catch((error: unknown) =>
    log.warn({ error: String(error), event: id }, 'webhook event left to the reconciler'),
  )
  return { success: true, code: 200 }
}

/**
 * Processes an event, again after a while if the database fails, such as while another server takes over: the reconciler would come up to 15 minutes later.
 * What the gateway does not answer is left to it at once.
 */
async function processSoon(services: Needs, id: string): Promise<void> {
  for (const delay of AGAIN_AFTER) {
    try {
      return await processEvent(services, id)
    } catch (error) {
      if (error instanceof GatewayUnavailable || error instanceof GatewayRefused) throw error
    }
    await pause(delay, undefined, { ref: false })
  }
  await processEvent(services, id)
}

function readBody(bytes: Buffer): { event?: unknown } {
  try {
    const body: unknown = JSON.parse(bytes.toString('utf8'))
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return storable(body) as { event?: unknown }
  } catch {
    // Signed, but not JSON: refused below.
  }
  throw fault(400, 'The body is not a JSON object')
}
