import { join } from 'node:path'
import { drawCatalogue } from '@chitra/demo'
import { importFolder } from './modules/catalogue/import/index.ts'
import { createSearch } from './modules/search/index.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/database/database.ts'
import { progressOn } from './platform/progress.ts'
import { readSetting, setSetting } from './platform/settings-store.ts'
import { filesOf } from './shop.ts'

/** Changed when the drawings change, so that a later start draws and imports them anew. */
const EDITION = '1'

/** Draws the demo catalogue into the data folder and imports it; done once an installation and size, and gone on with after an interruption. */
export async function importDemoCatalogue({
  config,
  database,
  signal,
}: {
  config: Config
  database: Database
  signal: AbortSignal
}): Promise<void> {
  const wanted = `${EDITION}:${config.demoCatalogue}`
  if ((await readSetting(database.db, 'demo-catalogue')) === wanted) return
  const folder = join(config.dataDir, 'demo-catalogue')
  const drawing = progressOn(process.stdout, 'Drawing the demo catalogue')
  try {
    await drawCatalogue({
      folder,
      count: config.demoCatalogue,
      signal,
      onProgress: (done, total, name) => drawing.show({ done, total, name }),
    })
  } catch (error) {
    // What was drawn is kept; the next start goes on from there.
    if (signal.aborted) return
    throw error
  } finally {
    drawing.end()
  }
  const search = createSearch({ database })
  await search.start()
  const importing = progressOn(process.stdout, 'Importing the demo catalogue')
  try {
    const { failed } = await importFolder({
      folder,
      db: database.db,
      files: filesOf(config),
      index: (trx, ids) => search.index(trx, ids),
      settle: () => search.settle(),
      signal,
      onProgress: (state) => importing.show(state),
    })
    importing.end()
    for (const { file, reason } of failed) process.stderr.write(`${file}: ${reason}\n`)
    if (!signal.aborted && failed.length === 0) await setSetting(database.db, 'demo-catalogue', wanted)
  } finally {
    importing.end()
    await search.stop()
  }
}
