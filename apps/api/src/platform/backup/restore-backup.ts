import type { Db } from '../database/database.ts'
import { migrate, rebuildTables, migrationNames, tableNames } from '../database/migrate.ts'
import type { Files } from '../files/index.ts'
import { BackupProblem, type Manifest } from './manifest.ts'
import { readArchive } from './read-archive.ts'
import { insertRows, refuseUsed, setSequences, withoutLimits } from './tables-store.ts'
import { tidyTables } from '../database/tidy-tables.ts'

export interface RestoreOptions {
  db: Db
  files: Files
  /** Path of the archive. */
  path: string
  /** When aborted, nothing is restored and an AbortError is raised. */
  signal?: AbortSignal
  /** Called once for each table and each file. */
  onProgress?: (state: { done: number; total: number; name: string }) => void
}

/**
 * Restores a backup into a shop that nobody has used yet. The whole archive is verified before anything is written. Then the tables are written in
 * one transaction, which commits after the last file: either everything is restored, or the shop stays empty. Files that a failed restore has written
 * are overwritten by the next.
 * @throws BackupProblem for an archive that is damaged or newer than this program, and for a shop that is already in use
 */
export async function restoreBackup({ db, files, path, signal, onProgress }: RestoreOptions): Promise<Pick<Manifest, 'tables' | 'files'>> {
  await refuseUsed(db)
  const abortable = { rows: async () => signal?.throwIfAborted() }
  const manifest = await readArchive(path, abortable)
  if (!migrationNames.includes(manifest.migration))
    throw new BackupProblem(`The archive comes from a newer Chitra (${JSON.stringify(manifest.migration)}). Install the new version first.`)
  const total = Object.keys(manifest.tables).length + manifest.files.count
  const seen = new Set<string>()
  let done = 0
  const progress = (name: string): void => {
    if (seen.has(name)) return
    // Only tables are split into several entries.
    if (Object.hasOwn(manifest.tables, name)) seen.add(name)
    done += 1
    onProgress?.({ done, total, name })
  }
  await db.transaction().execute(async (trx) => {
    await withoutLimits(trx)
    await refuseUsed(trx)
    await rebuildTables(trx, manifest.migration)
    await refuseUnknownTables(trx, manifest)
    await readArchive(path, {
      async rows(table, rows) {
        signal?.throwIfAborted()
        await insertRows(trx, table, rows)
        progress(table)
      },
      async file(key, stream) {
        signal?.throwIfAborted()
        await files.putStream(key, stream)
        progress(key)
      },
    })
    await setSequences(trx)
  })
  await migrate(db)
  await tidyTables(db)
  return manifest
}

/** @throws BackupProblem when the archive contains a table that does not exist at its migration */
async function refuseUnknownTables(trx: Db, { tables }: Manifest): Promise<void> {
  const known = await tableNames(trx)
  const unknown = Object.keys(tables).find((name) => !known.includes(name))
  if (unknown !== undefined) throw new BackupProblem(`The archive contains a table that no shop has: ${JSON.stringify(unknown)}.`)
}
