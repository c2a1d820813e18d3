import { type Database, openDatabase } from '../platform/database/database.ts'
import { newMigratedStorage } from './databases.ts'
import { startPglite } from './pglite-server.ts'

export interface VectorDatabase {
  database: Database
  dataDir: string
  remove(): Promise<void>
}

/** A database of a server that has pgvector, or has not. */
export async function openVectorDatabase(hasVectors = true): Promise<VectorDatabase> {
  const storage = await newMigratedStorage('embedded')
  const server = await startPglite(storage.dataDir, hasVectors)
  const database = await openDatabase({ ...storage, databaseUrl: server.url })
  return {
    database,
    dataDir: storage.dataDir,
    async remove() {
      await database.close()
      await server.stop()
      storage.remove()
    },
  }
}
