import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import { newId } from '../platform/ids.ts'
import { createDatabase } from './postgres.ts'

export const HOMES = ['embedded', 'postgres'] as const
export type Home = (typeof HOMES)[number]

export interface Place {
  databaseUrl: string | null
  dataDir: string
  remove(): void
}

/** A data folder, and a database without tables in one of the two homes: what a shop starts with. The suite's real PostgreSQL is started once (global-setup.ts). */
export async function newPlace(home: Home): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'chitra-test-'))
  const databaseUrl = home === 'postgres' ? await createDatabase(inject('postgresUrl'), `test_${newId().toLowerCase()}`) : null
  return { databaseUrl, dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) }
}

/**
 * As `newPlace`, where the embedded database has been started once before: a copy of the suite's takes a quarter of the time of
 * a first start. In a suite that has none to copy (the end-to-end tests have a shop of the API's own in one file) it is empty.
 */
export async function newPlaceWithTables(home: Home): Promise<Place> {
  const place = await newPlace(home)
  const started: string | undefined = inject('embeddedWithTables')
  // With owners and modes as they are: the embedded database is particular about them.
  if (home === 'embedded' && started !== undefined) await promisify(execFile)('cp', ['-a', `${started}/.`, place.dataDir])
  return place
}
