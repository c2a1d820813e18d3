import { type Kysely, sql } from 'kysely'

/** Less work for each item that is indexed. An older release notices neither. */
const STATEMENTS = [
  // Nobody reads a single delta: they are added up and deleted together.
  `alter table term_count_deltas drop constraint if exists term_count_deltas_pkey`,
  `alter table phrase_deltas drop constraint if exists phrase_deltas_pkey`,
  // Words are entered together instead of item by item. Who writes enters them at once (modules/search/index-store.ts), so that no search has a list to read besides.
  `alter index item_terms_terms set (fastupdate = on)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
