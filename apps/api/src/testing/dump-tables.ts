import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'

/** All rows of all tables, the queue's included, as one string. */
export async function dumpTables(db: Db): Promise<string> {
  const tables = await sql<{
    schema: string
    name: string
  }>`select table_schema as schema, table_name as name from information_schema.tables where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`.execute(
    db,
  )
  const rows = await Promise.all(
    tables.rows.map(
      async ({ schema, name }) =>
        (await sql`select row_to_json(t)::text as row from ${sql.table(`${schema}.${name}`)} as t`.execute(db)).rows,
    ),
  )
  return JSON.stringify(rows)
}
