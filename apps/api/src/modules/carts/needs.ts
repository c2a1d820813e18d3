import type { Shop } from '@chitra/messages/shop.ts'
import type { Db } from '../../platform/database/database.ts'

/** What this module works with. Each operation and helper picks the few of them that it needs. */
export interface Needs {
  db: Db
  shop: Shop
}
