import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'

/** What this module works with. Each operation and helper picks the few of them that it needs. */
export interface Needs {
  db: Db
  clock: Clock
  /** Signs download addresses. */
  downloadSecret: string
}
