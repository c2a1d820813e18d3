import type { Db } from '../database/database.ts'
import { migrate, rebuildTables, stepNames, tableNames } from '../database/migrate.ts'
import type { Files } from '../files.ts'
import { BackupProblem, type Manifest } from './manifest.ts'
import { readArchive } from './read-archive.ts'
import { insertRows, refuseUsed, setSequences, tidyTables, withoutLimits } from './tables-store.ts'

export interface RestoreOptions {
  db: Db
  files: Files
  /** Of the archive. */
  path: string
  /** Aborted: nothing is restored, and an AbortError raised. */
  signal?: AbortSignal
  /** Called after each part of a table and each file. */
  onProgress?: (state: { done: number; total: number; name: string }) => void
}

/**
 * Puts a backup into a shop that nobody has used yet. The archive is read whole before anything is written; then the tables are written in one
 * transaction, which ends after the last file: either everything is there, or the shop is as empty as it was. Files that were written by a restore that failed
 * are written over by the next.
 * @throws BackupProblem for an archive that is damaged or newer than this program, and for a shop that is in use
 */
export async function restoreBackup({ db, files, path, signal, onProgress }: RestoreOptions): Promise<Pick<Manifest, 'tables' | 'files'>> {
  await refuseUsed(db)
  const abortable = { rows: async () => signal?.throwIfAborted() }
  const manifest = await readArchive(path, abortable)
  if (!stepNames.includes(manifest.migration))
    throw new BackupProblem(`The archive comes from a newer Chitra (${JSON.stringify(manifest.migration)}). Take the new version first.`)
  const total = Object.keys(manifest.tables).length + manifest.files.count
  const seen = new Set<string>()
  let done = 0
  const progress = (name: string): void => {
    if (seen.has(name)) return
    // Only tables come in parts.
    if (Object.hasOwn(manifest.tables, name)) seen.add(name)
    done += 1
    onProgress?.({ done, total, name })
  }
  await db.transaction().execute(async (trx) => {
    await withoutLimits(trx)
    await refuseUsed(trx)
    await rebuildTables(trx, manifest.migration)
    await refuseStrangers(trx, manifest)
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

/** @throws BackupProblem when the archive names a table that no shop had at its step */
async function refuseStrangers(trx: Db, { tables }: Manifest): Promise<void> {
  const known = await tableNames(trx)
  const stranger = Object.keys(tables).find((name) => !known.includes(name))
  if (stranger !== undefined) throw new BackupProblem(`The archive holds a table that no shop has: ${JSON.stringify(stranger)}.`)
}
