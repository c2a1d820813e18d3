import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createSearch, type Search } from '../modules/search/index.ts'
import type { Config } from '../platform/config.ts'
import { type Database, type Db, openDatabase } from '../platform/database/database.ts'
import { type Files, filesOf } from '../platform/files/index.ts'
import { Refused } from './command.ts'
import { readSettings } from './read-settings.ts'

export interface OpenedShop {
  config: Config
  database: Database
  db: Db
  files: Files
}

/**
 * Opens the configured shop, does the work and closes the shop.
 * @param options.make creates a missing shop; otherwise it is an error, because DATA_DIR may be misspelt
 * @throws Refused, ConfigError, FolderInUse, or an Error with a message for the operator when the database cannot be opened
 */
export async function withShop<T>(work: (shop: OpenedShop) => Promise<T>, { make = false }: { make?: boolean } = {}): Promise<T> {
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

/** Opens the search for work that changes its index, and updates its counts afterwards. */
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

/** Resolves a path relative to where the operator called the command; pnpm runs scripts in the workspace's folder and sets INIT_CWD. */
export const pathFromHere = (path: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), path)
