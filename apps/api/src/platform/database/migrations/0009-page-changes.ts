import { type Kysely, sql } from 'kysely'

/** What anonymous pages are made of. */
const SHOWN = ['items', 'categories', 'sellers', 'banners', 'cms_pages', 'settings']

const STATEMENTS = [
  // A schema of its own, as the queue has: what stands in it is true of this database alone and no part of a backup.
  `create schema if not exists pages`,
  // A row for each transaction that has changed what pages show: two imports at once have rows of their own and do not wait for each other.
  `create table if not exists pages.changes (transaction_id text primary key, at timestamptz not null default clock_timestamp())`,
  `create index if not exists changes_by_time on pages.changes (at)`,
  `create or replace function note_page_change() returns trigger language plpgsql as $$
     begin
       insert into pages.changes (transaction_id) values (pg_current_xact_id()::text)
         on conflict (transaction_id) do update set at = excluded.at;
       return null;
     end $$`,
  ...SHOWN.flatMap((table) => [
    `drop trigger if exists ${table}_page_change on ${table}`,
    `create trigger ${table}_page_change after insert or update or delete or truncate on ${table} for each statement execute function note_page_change()`,
  ]),
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
