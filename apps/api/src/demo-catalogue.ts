import { join } from 'node:path'
import { drawCatalogue } from '@chitra/demo'
import { importFolder } from './modules/catalogue/import/index.ts'
import type { Search } from './modules/search/index.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/database/database.ts'
import { type Progress, progressOn } from './platform/progress.ts'
import { readSetting, setSetting } from './platform/settings-store.ts'
import { filesOf } from './shop.ts'

/** Changed when the drawings change, so that a later start draws and imports them anew. */
const EDITION = '2'
/** Items that are there before the shop opens: a first page of each list, so that nobody opens an empty shop. The rest is drawn while it is open. */
const FIRST = 24

interface Demonstration {
  config: Config
  database: Database
  search: Pick<Search, 'index' | 'settle'>
  signal: AbortSignal
}

/**
 * Draws the demo catalogue into the data folder and imports it; done once an installation and size, and gone on with after an interruption.
 * Resolves when its first items are there, with the work that brings the others; null when all are there.
 */
export async function beginDemoCatalogue(demo: Demonstration): Promise<((search: Demonstration['search']) => Promise<void>) | null> {
  const { config, database, signal } = demo
  const total = config.demoCatalogue
  const wanted = `${EDITION}:${total}`
  if (total === 0 || (await readSetting(database.db, 'demo-catalogue')) === wanted) return null
  const first = Math.min(FIRST, total)
  const isWhole = await drawAndImport(demo, first)
  const finish = async (search: Demonstration['search']): Promise<void> => {
    const isComplete = first < total ? await drawAndImport({ ...demo, search }, total) : isWhole
    if (signal.aborted || !isComplete) return
    await setSetting(database.db, 'demo-catalogue', wanted)
    process.stdout.write(`The demo catalogue is complete: ${total} items.\n`)
  }
  if (first < total) return finish
  await finish(demo.search)
  return null
}

/** Draws and imports the first `count` items; what is there already is left as it is. True when none was left out. */
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

/** Shows how far a piece of work has come. One that is called off ends with nothing: what was done is kept, and the next start goes on from there. */
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
