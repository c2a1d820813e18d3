import type { Db } from '../../platform/database/database.ts'
import type { Files } from '../../platform/files.ts'

/** What this module works with. Each operation and helper picks the few of them that it needs. */
export interface Needs {
  db: Db
  files: Files
}
