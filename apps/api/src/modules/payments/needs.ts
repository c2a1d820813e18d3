import type { Shop } from '@chitra/messages/shop.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Log } from '../../platform/log.ts'
import type { Seller } from '../invoices/index.ts'
import type { Gateway } from './gateway.ts'

/** The services that this module uses. Each operation and helper picks the ones it needs. */
export interface Needs {
  db: Db
  shop: Shop
  clock: Clock
  gateway: Gateway
  jobs: Pick<Jobs, 'send'>
  log: Log
  publicUrl: string
  /** Whose invoices it writes. */
  seller: Seller
}
