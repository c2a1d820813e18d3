import type { Shop } from '@chitra/messages/shop.ts'
import type { Config } from '../../platform/config.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Files } from '../../platform/files/index.ts'

/** The services that this module uses. Each operation and helper picks the ones it needs. */
export interface Needs {
  db: Db
  files: Files
  clock: Clock
  shop: Shop
  config: Pick<Config, 'proofInFiles'>
  /** Signs download addresses. */
  downloadSecret: string
}
