import type { Ledger } from './ledger/ledger.ts'
import type { Mode } from './mode.ts'
import type { WebhookEvent } from './webhooks/webhook-event.ts'

/** What every route works with. */
export interface Sandbox {
  keyId: string
  keySecret: string
  ledger: Ledger
  mode: Mode
  /** Writes the ledger and the events' deliveries down together, then starts sending. Resolves when they are on disk. */
  commit(events: WebhookEvent[]): Promise<void>
  /** Makes every unfinished delivery due now. */
  flush(): void
}
