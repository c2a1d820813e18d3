import { join } from 'node:path'
import { drawCatalogue } from '@chitra/demo'
import { importFolder } from './modules/catalogue/import/index.ts'
import type { Search } from './modules/search/index.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/database/database.ts'
import { FolderInUse, lockFolder } from './platform/database/lock.ts'
import { type Progress, progressOn } from './platform/progress.ts'
import { readSetting, setSetting } from './platform/settings-store.ts'
import { filesOf } from './platform/files/index.ts'

/** Raised when the drawings change, so that the next start draws and imports them again. */
const EDITION = '2'
/** Items imported before the shop opens, enough for a first page of each list. The rest is drawn while it is open. */
const FIRST = 24

interface Demonstration {
  config: Config
  database: Database
  search: Pick<Search, 'index' | 'settle'>
  signal: AbortSignal
}

/**
 * Draws the demo catalogue into the data folder and imports it, once for each edition and size. An interrupted run is continued by the next start.
 * Resolves when the first items are imported, with a function that imports the rest, or with null when there are no more, or when another process with
 * this folder imports them.
 */
export async function beginDemoCatalogue(demo: Demonstration): Promise<((search: Demonstration['search']) => Promise<void>) | null> {
  const { config, database } = demo
  const total = config.demoCatalogue
  const wanted = `${EDITION}:${total}`
  if (total === 0 || (await readSetting(database.db, 'demo-catalogue')) === wanted) return null
  const release = lockUnlessTaken(config.dataDir)
  if (release === null) return null
  try {
    const finish = await beginDrawing(demo, wanted)
    if (finish === null) release()
    return finish && ((search) => finish(search).finally(release))
  } catch (error) {
    release()
    throw error
  }
}

/** Null while another process draws. */
function lockUnlessTaken(folder: string): (() => void) | null {
  try {
    return lockFolder(folder, 'demo-catalogue.lock')
  } catch (error) {
    if (error instanceof FolderInUse) return null
    throw error
  }
}

async function beginDrawing(demo: Demonstration, wanted: string): Promise<((search: Demonstration['search']) => Promise<void>) | null> {
  const { config, database, signal } = demo
  const total = config.demoCatalogue
  const first = Math.min(FIRST, total)
  const isImported = await drawAndImport(demo, first)
  const finish = async (search: Demonstration['search']): Promise<void> => {
    const isComplete = first < total ? await drawAndImport({ ...demo, search }, total) : isImported
    if (signal.aborted || !isComplete) return
    await setSetting(database.db, 'demo-catalogue', wanted)
    process.stdout.write(`The demo catalogue is complete: ${total} items.\n`)
  }
  if (first < total) return finish
  await finish(demo.search)
  return null
}

/** Draws and imports those of the first `count` items that are still missing. Resolves with true if none failed. */
async function drawAndImport({ config, database, search, signal }: Demonstration, count: number): Promise<boolean> {
  const folder = join(config.dataDir, 'demo-catalogue')
  await showing('Drawing the demo catalogue', signal, (progress) =>
    drawCatalogue({
      folder,
      count,
      siteName: config.shop.name,
      signal,
      onProgress: (done, total, name) => progress.show({ done, total, name }),
    }),
  )
  if (signal.aborted) return false
  const result = await showing('Importing the demo catalogue', signal, (progress) =>
    importFolder({
      folder,
      db: database.db,
      files: filesOf(config),
      site: config.shop,
      index: (trx, ids) => search.index(trx, ids),
      settle: () => search.settle(),
      signal,
      onProgress: (state) => progress.show(state),
    }),
  )
  for (const { file, reason } of result?.failed ?? []) process.stderr.write(`${file}: ${reason}\n`)
  return result?.failed.length === 0
}

/** Shows the progress of some work. Resolves with null when aborted; the next start continues from there. */
async function showing<T>(title: string, signal: AbortSignal, work: (progress: Progress) => Promise<T>): Promise<T | null> {
  const progress = progressOn(process.stdout, title)
  try {
    return await work(progress)
  } catch (error) {
    if (signal.aborted) return null
    throw error
  } finally {
    progress.end()
  }
}
