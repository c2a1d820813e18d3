import type { Accounts, Social } from './modules/accounts/index.ts'
import type { Searches } from './modules/insight/index.ts'
import type { Gateway } from './modules/payments/index.ts'
import type { Search } from './modules/search/index.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { Database, Db } from './platform/database/database.ts'
import type { Files } from './platform/files.ts'
import type { Locate } from './platform/locate.ts'
import type { Jobs } from './platform/jobs.ts'
import type { Mailer } from './platform/mail.ts'
import type { Log } from './platform/log.ts'

/** Everything an operation may reach. Made once, at the start (shop.ts). */
export interface Services {
  config: Config
  /** Origin that people reach the shop at; mails carry it. */
  publicUrl: string
  database: Database
  db: Db
  files: Files
  search: Search
  /** Counts what is searched. */
  searches: Searches
  locate: Locate
  accounts: Accounts
  social: Social
  gateway: Gateway
  mailer: Mailer
  jobs: Jobs
  clock: Clock
  log: Log
  /** Signs download addresses. */
  downloadSecret: string
}
