import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../platform/database/database.ts'
import { startJobs } from '../platform/jobs.ts'
import { createLog } from '../platform/log.ts'
import { keepTemporaryFilesInMemory } from './files-in-memory.ts'
import { createDatabase, startPostgres } from './postgres.ts'

/** Name of the PostgreSQL database that tests copy. */
const TEMPLATE = 'template_shop'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
    /** Name of a migrated database on that server, to copy. */
    postgresTemplate: string
    /** A data folder with a migrated embedded database, to copy. */
    embeddedTemplate: string
  }
}

/** Starts one PostgreSQL for all test files, and migrates a database of each kind, which they copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const removeTemporaryFiles = keepTemporaryFilesInMemory()
  const dataDir = mkdtempSync(join(tmpdir(), 'chitra-test-tables-'))
  const [postgres] = await Promise.all([startPostgres(), migrateTemplate({ databaseUrl: null, dataDir })])
  await migrateTemplate({ databaseUrl: await createDatabase(postgres.url, TEMPLATE), dataDir })
  project.provide('postgresUrl', postgres.url)
  project.provide('postgresTemplate', TEMPLATE)
  project.provide('embeddedTemplate', dataDir)
  return async () => {
    rmSync(dataDir, { recursive: true, force: true })
    await postgres.stop()
    removeTemporaryFiles()
  }
}

/** Creates the tables of the shop and of the queue. */
async function migrateTemplate(storage: { databaseUrl: string | null; dataDir: string }): Promise<void> {
  const database = await openDatabase(storage)
  const jobs = await startJobs(database, createLog('silent'), () => NO_WORK)
  await jobs.stop()
  await database.close()
}

const nothing = async () => undefined
const NO_WORK = {
  mail: nothing,
  papers: nothing,
  licences: nothing,
  reconcile: nothing,
  'creator-updates': nothing,
  tidy: nothing,
  palettes: nothing,
  looks: nothing,
}
