import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { pingDatabase } from '../health-store.ts'
import type { Needs } from '../needs.ts'

export const getHealth: Operation<'getHealth', Needs> = async (_, { db, files }) => {
  try {
    await pingDatabase(db)
  } catch (cause) {
    throw fault(503, 'The database does not answer', { cause })
  }
  try {
    await files.check()
  } catch (cause) {
    throw fault(503, 'The file storage is not available', { cause })
  }
  return { success: true, code: 200, data: { database: 'ok', files: 'ok' } }
}
