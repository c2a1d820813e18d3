import { type Kysely, sql } from 'kysely'

/** What recent purchases and downloads add to an item's score (modules/catalogue/popularity-store.ts). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table items add column if not exists popularity int not null default 0`.execute(db)
}
