import type { Shop } from '@chitra/messages/shop.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Files } from '../../platform/files/index.ts'
import type { ListedItems } from '../catalogue/index.ts'

/** The services that this module uses. Each operation and helper picks the ones it needs. */
export interface Needs {
  db: Db
  clock: Clock
  files: Files
  shop: Shop
  listed: ListedItems
  publicUrl: string
  /** Signs links to boards and addresses of downloads. */
  downloadSecret: string
}
