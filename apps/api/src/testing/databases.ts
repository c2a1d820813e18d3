import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

/** A data folder, and an empty database in one of the two homes, for one test file. The suite's real PostgreSQL is started once (global-setup.ts). */
export async function newPlace(home: Home): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'chitra-test-'))
  const databaseUrl = home === 'postgres' ? await createDatabase(inject('postgresUrl'), `test_${newId().toLowerCase()}`) : null
  return { databaseUrl, dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) }
}
