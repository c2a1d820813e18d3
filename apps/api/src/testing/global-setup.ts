import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../platform/database/database.ts'
import { startJobs } from '../platform/jobs.ts'
import { createLog } from '../platform/log.ts'
import { createDatabase, startPostgres } from './postgres.ts'

/** Name of the PostgreSQL database that tests copy. */
const WITH_TABLES = 'with_tables'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
    /** Name of a database on that server with tables, to copy. */
    postgresWithTables: string
    /** A data folder with an embedded database with tables, to copy. */
    embeddedWithTables: string
  }
}

/** Starts one PostgreSQL for all test files, and makes a database of each kind with tables, which they copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'chitra-test-tables-'))
  const [postgres] = await Promise.all([startPostgres(), makeTables({ databaseUrl: null, dataDir })])
  await makeTables({ databaseUrl: await createDatabase(postgres.url, WITH_TABLES), dataDir })
  project.provide('postgresUrl', postgres.url)
  project.provide('postgresWithTables', WITH_TABLES)
  project.provide('embeddedWithTables', dataDir)
  return async () => {
    rmSync(dataDir, { recursive: true, force: true })
    await postgres.stop()
  }
}

/** The shop's tables and the queue's. */
async function makeTables(place: { databaseUrl: string | null; dataDir: string }): Promise<void> {
  const database = await openDatabase(place)
  const jobs = await startJobs(database, createLog('silent'), () => NO_WORK)
  await jobs.stop()
  await database.close()
}

const nothing = async () => undefined
const NO_WORK = { mail: nothing, reconcile: nothing, 'creator-updates': nothing, tidy: nothing }
