import { sql } from 'kysely'
import { type Db, openDatabase } from '../platform/database/database.ts'
import { tableNames } from '../platform/database/migrate.ts'
import type { TestStorage } from './databases.ts'

/** All rows of all tables of a stopped shop, as the database prints them, sorted. */
export async function everyRow(storage: Omit<TestStorage, 'remove'>): Promise<Record<string, string[]>> {
  const database = await openDatabase(storage)
  try {
    const tables: Record<string, string[]> = {}
    for (const table of await tableNames(database.db)) tables[table] = await rowsIn(database.db, table)
    return tables
  } finally {
    await database.close()
  }
}

async function rowsIn(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t order by 1`.execute(db)
  return rows.map(({ row }) => row)
}
