import type { Mode } from '../mode.ts'
import type { EventName, WebhookEvent } from './webhook-event.ts'

/**
 * `held`: not sent, because webhooks are off or there is no address. `delivered`: answered 2xx.
 * `expired`: not answered 2xx within 24 hours. `lost`: dropped, never sent.
 */
export type DeliveryStatus = 'pending' | 'held' | 'delivered' | 'expired' | 'lost'

/** The delivery of an event, with its retries. Times are milliseconds since 1970. */
export interface Delivery {
  eventId: string
  event: EventName
  /** The body to sign. It is also sent, unless `tampered`. */
  body: string
  /** The body is changed after signing. */
  tampered?: true
  status: DeliveryStatus
  attempts: number
  /** The HTTP status of the last attempt, or the error. */
  lastAnswer: number | string | null
  createdAt: number
  dueAt: number
}

/** Creates the deliveries of events according to the mode. */
export function planDeliveries(events: WebhookEvent[], mode: Mode, hasAddress: boolean, now: number): Delivery[] {
  const copies = mode.webhooks === 'duplicate' ? 2 : 1
  return events.flatMap((event) => Array.from({ length: copies }, () => plan(event, mode, hasAddress, now)))
}

function plan(event: WebhookEvent, mode: Mode, hasAddress: boolean, now: number): Delivery {
  return {
    eventId: event.id,
    event: event.event,
    body: event.body,
    ...(mode.webhooks === 'tampered' ? { tampered: true } : {}),
    status: statusUnder(mode, hasAddress),
    attempts: 0,
    lastAnswer: null,
    createdAt: now,
    dueAt: now + waitOf(mode),
  }
}

function statusUnder(mode: Mode, hasAddress: boolean): DeliveryStatus {
  if (mode.webhooks === 'dropped') return 'lost'
  return mode.webhooks === 'off' || !hasAddress ? 'held' : 'pending'
}

/** Milliseconds before the first attempt. */
function waitOf(mode: Mode): number {
  if (mode.webhooks === 'late') return mode.delay
  if (mode.webhooks === 'shuffled') return Math.random() * mode.delay
  return 0
}
