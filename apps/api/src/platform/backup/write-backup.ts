import type { Db } from '../database/database.ts'
import type { Files } from '../files/index.ts'
import { fileName, rowsName } from './archive-names.ts'
import type { Manifest } from './manifest.ts'
import { latestMigration, rowsOf, tablesInOrder, withoutLimits } from './tables-store.ts'
import { type ArchiveWriter, createArchive } from './write-archive.ts'

/** Characters of rows in one entry, which are in memory together. */
const ENTRY_LENGTH = 4_000_000

export interface BackupOptions {
  db: Db
  files: Files
  /** Path of the archive; the file must not exist. */
  path: string
  /** When aborted, the archive is deleted and an AbortError is raised. */
  signal?: AbortSignal
  /** Called after each table and each file; `total` is counted at the start. */
  onProgress?: (state: { done: number; total: number; name: string }) => void
}

export type BackedUp = Pick<Manifest, 'tables' | 'files'>

/**
 * Writes a whole shop into one archive: a consistent snapshot of the tables, then the files, so that every row has its file. The job queue (schema
 * `jobs`) is left out.
 * @throws BackupProblem when the archive cannot be written
 */
export async function writeBackup(options: BackupOptions): Promise<BackedUp> {
  const archive = await createArchive(options.path)
  try {
    const progress = await progressOf(options)
    const { tables, migration } = await writeTables(archive, options, progress)
    const files = await writeFiles(archive, options, progress)
    await archive.finish({ migration, tables, files })
    return { tables, files }
  } catch (error) {
    await archive.discard()
    throw error
  }
}

type Progress = (name: string) => void

async function progressOf({ files, db, onProgress }: BackupOptions): Promise<Progress> {
  if (onProgress === undefined) return () => undefined
  let [done, total] = [0, (await tablesInOrder(db)).length]
  for await (const _ of files.keys()) total += 1
  return (name) => {
    done += 1
    onProgress({ done, total: Math.max(done, total), name })
  }
}

async function writeTables(
  archive: ArchiveWriter,
  { db, signal }: BackupOptions,
  progress: Progress,
): Promise<Pick<Manifest, 'tables' | 'migration'>> {
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      await withoutLimits(trx)
      const tables: Record<string, number> = {}
      for (const table of await tablesInOrder(trx)) {
        tables[table] = await writeTable(archive, trx, table, signal)
        progress(table)
      }
      return { tables, migration: await latestMigration(trx) }
    })
}

async function writeTable(archive: ArchiveWriter, trx: Db, table: string, signal: AbortSignal | undefined): Promise<number> {
  let [count, parts, length] = [0, 0, 0]
  let rows: string[] = []
  const flush = async (): Promise<void> => {
    if (rows.length === 0) return
    parts += 1
    await archive.addText(rowsName(table, parts), `${rows.join('\n')}\n`)
    rows = []
    length = 0
  }
  for await (const page of rowsOf(trx, table)) {
    signal?.throwIfAborted()
    rows.push(...page)
    count += page.length
    length += page.reduce((sum, row) => sum + row.length, 0)
    if (length >= ENTRY_LENGTH) await flush()
  }
  await flush()
  return count
}

async function writeFiles(archive: ArchiveWriter, { files, signal }: BackupOptions, progress: Progress): Promise<Manifest['files']> {
  const written = { count: 0, bytes: 0 }
  for await (const key of files.keys()) {
    signal?.throwIfAborted()
    const file = await files.open(key)
    // Deleted since it was listed: no row refers to it any more.
    if (file === null) continue
    await archive.add(fileName(key), file)
    written.count += 1
    written.bytes += file.bytes
    progress(key)
  }
  return written
}
