import type { Shop } from '@chitra/messages/shop.ts'
import type { Sessions, Social } from '../modules/accounts/index.ts'
import type { NeedsOfOperations } from '../operations.ts'
import type { Config } from '../platform/config.ts'
import type { Log } from '../platform/log.ts'

/** What the server works with: all that its operations need, and its own. Each of its files picks the few of them that it needs. */
export interface Needs extends NeedsOfOperations {
  sessions: Sessions
  social: Social
  config: Config
  log: Log
  publicUrl: string
  shop: Shop
}
