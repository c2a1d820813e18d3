import type { Shop } from '@chitra/messages/shop.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Gateway } from '../payments/index.ts'
import type { Search } from '../search/index.ts'

/** The services that this module uses. Each operation and helper picks the ones it needs. */
export interface Needs {
  /** For what everybody sees alike, perhaps a moment old: a replica, if there is one. */
  reads: Db
  shop: Shop
  config: Config
  gateway: Gateway
  search: Search
  /** Whether the rest of the demo catalogue is still being drawn. */
  demonstration: { isDrawing: boolean }
}
