import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import { newId } from '../platform/ids.ts'
import { createDatabase } from './postgres.ts'

export const DATABASES = ['embedded', 'postgres'] as const
export type DatabaseKind = (typeof DATABASES)[number]

export interface TestStorage {
  databaseUrl: string | null
  dataDir: string
  remove(): void
}

/** An empty data folder with an empty database. All tests of a suite share one PostgreSQL server (global-setup.ts). */
export async function newStorage(database: DatabaseKind, template?: string): Promise<TestStorage> {
  const dataDir = mkdtempSync(join(tmpdir(), 'chitra-test-'))
  const databaseUrl =
    database === 'postgres' ? await createDatabase(inject('postgresUrl'), `test_${newId().toLowerCase()}`, template) : null
  return { databaseUrl, dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) }
}

/**
 * Like `newStorage`, but with a copy of a migrated database, which opens in a fifth of the time. It is empty if there is none to copy, as in the
 * end-to-end tests that start the API's test shop.
 */
export async function newMigratedStorage(database: DatabaseKind): Promise<TestStorage> {
  const storage = await newStorage(database, inject('postgresTemplate'))
  const template: string | undefined = inject('embeddedTemplate')
  // `cp -a` keeps owners and modes, which the embedded database checks.
  if (database === 'embedded' && template !== undefined) await promisify(execFile)('cp', ['-a', `${template}/.`, storage.dataDir])
  return storage
}
