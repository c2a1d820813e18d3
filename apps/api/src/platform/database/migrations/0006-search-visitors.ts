import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // A row a visitor and keyword, so that "three visitors" are three; the counts of before do not tell whose they were.
  `drop table if exists searches`,
  `create table searches (keyword text not null, visitor bytea not null, day date not null, primary key (keyword, visitor))`,
  `create index searches_by_day on searches (day, visitor)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
