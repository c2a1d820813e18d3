import { pingDatabase } from './health-store.ts'
import type { Needs } from './needs.ts'

export interface HealthProblem {
  message: 'The database does not answer' | 'The file storage is not available'
  cause: unknown
}

/** Whether visitors can be served: the database answers and files can be written. Null when all is well. */
export async function checkHealth({ db, files }: Needs): Promise<HealthProblem | null> {
  try {
    await pingDatabase(db)
  } catch (cause) {
    return { message: 'The database does not answer', cause }
  }
  try {
    await files.check()
  } catch (cause) {
    return { message: 'The file storage is not available', cause }
  }
  return null
}
