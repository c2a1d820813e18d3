import type { Shop } from '@chitra/messages/shop.ts'
import type { Sessions, Social } from '../modules/accounts/index.ts'
import type { NeedsOfOperations } from '../operations.ts'
import type { Config } from '../platform/config.ts'
import type { Log } from '../platform/log.ts'

/** The services of the server: those of its operations, and its own. Each file picks the few it needs. */
export interface Needs extends NeedsOfOperations {
  sessions: Sessions
  social: Social
  config: Config
  log: Log
  publicUrl: string
  shop: Shop
  /** Changes whenever the content of a page may have changed; null if it is not known. */
  contentVersion: () => Promise<string | null>
  /** Makes the nonces of pages. */
  pageSecret: string
}
