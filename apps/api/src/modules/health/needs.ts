import type { Db } from '../../platform/database/database.ts'
import type { Files } from '../../platform/files/index.ts'

/** The services that this module uses. */
export interface Needs {
  db: Db
  files: Files
}
