import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createSearch, type Search } from '../modules/search/index.ts'
import type { Config } from '../platform/config.ts'
import { type Database, type Db, openDatabase } from '../platform/database/database.ts'
import type { Files } from '../platform/files.ts'
import { filesOf } from '../shop.ts'
import { Refused } from './command.ts'
import { readSettings } from './read-settings.ts'

export interface ShopAtHand {
  config: Config
  database: Database
  db: Db
  files: Files
}

/**
 * Opens the shop of the settings, does the work and closes it.
 * @param options.make whether a shop that is not there yet is begun; a mistyped DATA_DIR would otherwise be taken for an empty shop
 * @throws Refused, ConfigError, FolderInUse and the database's own sentence when it cannot be opened
 */
export async function withShop<T>(work: (shop: ShopAtHand) => Promise<T>, { make = false }: { make?: boolean } = {}): Promise<T> {
  const config = readSettings(process.cwd())
  if (make) await mkdir(config.dataDir, { recursive: true })
  else if (config.databaseUrl === null && !existsSync(join(config.dataDir, 'database')))
    throw new Refused(`There is no shop in ${config.dataDir}. Check DATA_DIR and DATABASE_URL.`)
  const database = await openDatabase(config)
  try {
    return await work({ config, database, db: database.db, files: filesOf(config) })
  } finally {
    await database.close()
  }
}

/** Opens the search beside the database, for work that changes what can be found; brings its numbers up to date afterwards. */
export async function withSearch<T>(database: Database, work: (search: Search) => Promise<T>): Promise<T> {
  const search = createSearch({ database })
  try {
    await search.start()
    const result = await work(search)
    await search.settle()
    return result
  } finally {
    await search.stop()
  }
}

/** A path as the operator means it: pnpm runs a script in the workspace's folder and tells here where it was called. */
export const pathFromHere = (path: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), path)
