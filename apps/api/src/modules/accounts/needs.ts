import type { Shop } from '@chitra/messages/shop.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Mailer } from '../../platform/mail.ts'
import type { Social } from './identity/social.ts'

/** What this module works with. Each operation and helper picks the few of them that it needs. */
export interface Needs {
  db: Db
  shop: Shop
  clock: Clock
  jobs: Pick<Jobs, 'send'>
  mailer: Mailer
  social: Social
  /** Origin that people reach the shop at; mails carry it. */
  publicUrl: string
}
