import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // One row per visitor and keyword, to count different visitors. The old counts are dropped, because they name no visitors.
  `drop table if exists searches`,
  `create table searches (keyword text not null, visitor bytea not null, day date not null, primary key (keyword, visitor))`,
  `create index searches_by_day on searches (day, visitor)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
