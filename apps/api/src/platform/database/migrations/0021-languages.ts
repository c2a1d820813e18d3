import { type Kysely, sql } from 'kysely'

/** The language that the account's owner last used, for mails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column if not exists language text not null default 'en' check (language in ('en', 'hi'))`.execute(db)
}
