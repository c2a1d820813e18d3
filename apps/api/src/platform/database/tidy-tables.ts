import { sql } from 'kysely'
import type { Db } from './db.ts'
import { tableNames } from './migrate.ts'

/** Updates the planner's statistics; the embedded database has no autovacuum. Between two tables it answers others. */
export async function tidyTables(db: Db): Promise<void> {
  for (const name of await tableNames(db))
    await db.connection().execute(async (one) => {
      await sql`set statement_timeout = 0`.execute(one)
      try {
        await sql`vacuum analyze ${sql.table(name)}`.execute(one)
      } finally {
        await sql`reset statement_timeout`.execute(one)
      }
    })
}
