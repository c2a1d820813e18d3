import type { Shop } from '@chitra/messages/shop.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'

/** The services that this module uses. Each operation and helper picks the ones it needs. */
export interface Needs {
  db: Db
  shop: Shop
  clock: Clock
}
