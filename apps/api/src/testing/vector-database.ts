import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { vector } from '@electric-sql/pglite-pgvector'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { serveOnSocket } from '../platform/database/embedded-socket.ts'
import { newMigratedStorage } from './databases.ts'

export interface VectorDatabase {
  database: Database
  dataDir: string
  remove(): Promise<void>
}

/** A database server that has pgvector, or has not: PGlite, for which nothing need be installed. All its connections are one session. */
export async function openVectorDatabase(hasVectors = true): Promise<VectorDatabase> {
  const storage = await newMigratedStorage('embedded')
  const pglite = await PGlite.create({ dataDir: join(storage.dataDir, 'database'), extensions: hasVectors ? { vector } : {} })
  const host = mkdtempSync(join(tmpdir(), 'chitra-vectors-'))
  const server = await serveOnSocket(pglite, join(host, '.s.PGSQL.5432'))
  const database = await openDatabase({ ...storage, databaseUrl: `postgres://postgres:none@/postgres?host=${encodeURIComponent(host)}` })
  return {
    database,
    dataDir: storage.dataDir,
    async remove() {
      await database.close()
      await server.stop()
      await pglite.close()
      rmSync(host, { recursive: true })
      storage.remove()
    },
  }
}
