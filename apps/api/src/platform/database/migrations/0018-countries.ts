import { type Kysely, sql } from 'kysely'

/** The country of a buyer outside India, which an export's invoice names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table billing_details add column if not exists country text').execute(db)
}
