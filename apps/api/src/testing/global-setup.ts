import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../platform/database/database.ts'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
    /** A data folder whose embedded database has its tables; to be copied. */
    embeddedWithTables: string
  }
}

/** One real PostgreSQL for all test files, each of which makes a database of its own in it; and an embedded database that they copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'chitra-test-tables-'))
  const [postgres] = await Promise.all([startPostgres(), makeTables(dataDir)])
  project.provide('postgresUrl', postgres.url)
  project.provide('embeddedWithTables', dataDir)
  return async () => {
    rmSync(dataDir, { recursive: true, force: true })
    await postgres.stop()
  }
}

async function makeTables(dataDir: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: null, dataDir })
  await database.close()
}
