import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Looker } from './looker.ts'

/** The services that this module uses. */
export interface Needs {
  db: Db
  clock: Clock
  /** Null where `EMBEDDING_MODEL` is off. */
  looker: Looker | null
}
