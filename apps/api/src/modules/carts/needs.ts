import type { Shop } from '@chitra/messages/shop.ts'
import type { Db } from '../../platform/database/database.ts'

/** The services that this module uses. */
export interface Needs {
  db: Db
  shop: Shop
}
