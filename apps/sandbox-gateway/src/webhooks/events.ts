import type { Order, Payment, Refund } from '../ledger/entities.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { randomId } from '../ledger/ids.ts'
import { secondsNow } from '../ledger/ledger.ts'

export type EventName = 'payment.authorized' | 'payment.captured' | 'payment.failed' | 'order.paid' | 'refund.processed'

export interface WebhookEvent {
  /** What `x-razorpay-event-id` carries; the same for every delivery of the event. */
  id: string
  event: EventName
  /** The bytes to send and to sign. */
  body: string
}

type Subjects = { refund?: Refund; payment?: Payment; order?: Order }

/** A snapshot of the entities as they are at this moment; later changes do not reach it (razorpay.com/docs/webhooks/payments). */
export function webhookEvent(ledger: Ledger, event: EventName, subjects: Subjects): WebhookEvent {
  const body = {
    entity: 'event',
    account_id: ledger.accountId,
    event,
    contains: Object.keys(subjects),
    payload: Object.fromEntries(Object.entries(subjects).map(([name, entity]) => [name, { entity }])),
    created_at: secondsNow(ledger),
  }
  return { id: randomId(), event, body: JSON.stringify(body) }
}
