import type { Ledger } from './ledger/ledger.ts'
import type { Mode } from './mode.ts'
import type { WebhookEvent } from './webhooks/webhook-event.ts'

/** Shared by all routes. */
export interface Sandbox {
  keyId: string
  keySecret: string
  ledger: Ledger
  mode: Mode
  /** Saves the ledger with the events' deliveries, then starts sending. Resolves when they are on disk. */
  commit(events: WebhookEvent[]): Promise<void>
  /** Makes every unfinished delivery due now. */
  flush(): void
}
