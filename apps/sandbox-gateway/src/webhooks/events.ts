import type { Order, Payment, Refund } from '../ledger/entities.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { randomId } from '../ledger/ids.ts'
import { secondsNow } from '../ledger/ledger.ts'
import type { EventName, WebhookEvent } from './webhook-event.ts'

type Subjects = { refund?: Refund; payment?: Payment; order?: Order }

/** An event with a snapshot of the entities (razorpay.com/docs/webhooks/payments). */
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
