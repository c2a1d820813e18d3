import type { Db } from '../../platform/database/database.ts'
import type { Files } from '../../platform/files/index.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Seller } from './papers.ts'

/** The services that this module uses. Each operation and helper picks the ones it needs. */
export interface Needs {
  db: Db
  files: Files
  jobs: Pick<Jobs, 'send'>
  seller: Seller
}
