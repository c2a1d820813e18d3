import type { Shop } from '@chitra/messages/shop.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Files } from '../../platform/files/index.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Mailer } from '../../platform/mail.ts'
import type { Social } from './identity/social.ts'

/** The services that this module uses. Each operation and helper picks the ones it needs. */
export interface Needs {
  db: Db
  files: Files
  shop: Shop
  clock: Clock
  config: Pick<Config, 'proofInFiles'>
  jobs: Pick<Jobs, 'send' | 'insertion'>
  mailer: Mailer
  social: Social
  /** The origin of the shop, for links in mails. */
  publicUrl: string
}
