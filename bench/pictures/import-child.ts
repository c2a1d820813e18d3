import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CHITRA } from '@chitra/messages/shop.ts'
import { importFolder } from '@chitra/api/modules/catalogue/import/index.ts'
import { createSearch } from '@chitra/api/modules/search/index.ts'
import { openDatabase } from '@chitra/api/platform/database/database.ts'
import { localFiles } from '@chitra/api/platform/files/index.ts'
import { releaseMemory } from '@chitra/api/platform/release-memory.ts'
import { answerFolders } from './child.ts'

// The real import, in a process of its own.
const [dataDir = '', databaseUrl = ''] = process.argv.slice(2)
mkdirSync(dataDir, { recursive: true })
const database = await openDatabase({ dataDir, databaseUrl: databaseUrl === '' ? null : databaseUrl })
const search = createSearch({ database })
await search.start()
const files = localFiles(join(dataDir, 'files'))

answerFolders({
  async run(folder) {
    const { added, failed } = await importFolder({
      folder,
      db: database.db,
      files,
      site: CHITRA,
      index: (trx, ids) => search.index(trx, ids),
      settle: () => search.settle(),
    })
    if (failed.length > 0) throw new Error(JSON.stringify(failed))
    return added
  },
  rest: releaseMemory,
  async end() {
    await search.stop()
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  },
})
