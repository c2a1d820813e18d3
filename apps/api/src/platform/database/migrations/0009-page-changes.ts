import { type Kysely, sql } from 'kysely'

/** Tables whose content anonymous pages show. */
const SHOWN_TABLES = ['items', 'categories', 'sellers', 'banners', 'cms_pages', 'settings']

const STATEMENTS = [
  // In its own schema, like the queue, because it concerns only this database and is not part of a backup.
  `create schema if not exists pages`,
  // One row for each transaction that changed what pages show, so that two simultaneous imports do not wait for each other.
  `create table if not exists pages.changes (transaction_id text primary key, at timestamptz not null default clock_timestamp())`,
  `create index if not exists changes_by_time on pages.changes (at)`,
  `create or replace function note_page_change() returns trigger language plpgsql as $$
     begin
       insert into pages.changes (transaction_id) values (pg_current_xact_id()::text)
         on conflict (transaction_id) do update set at = excluded.at;
       return null;
     end $$`,
  ...SHOWN_TABLES.flatMap((table) => [
    `drop trigger if exists ${table}_page_change on ${table}`,
    `create trigger ${table}_page_change after insert or update or delete or truncate on ${table} for each statement execute function note_page_change()`,
  ]),
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
