import { type Kysely, sql } from 'kysely'

/** How often something was put on an owner's lists: see `inTurn`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['users', 'boards'])
    await sql.raw(`alter table ${table} add column if not exists list_version bigint not null default 0`).execute(db)
}
