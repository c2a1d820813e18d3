import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // A version never changes. The one that was published last is sold.
  `create table if not exists licence_texts (
     version text primary key check (version ~ '^[A-Za-z0-9][A-Za-z0-9.-]{0,31}$'),
     title text not null,
     body text not null,
     sha256 text not null,
     published_at timestamptz not null)`,
  // Keys that sign certificates. The newest one signs; the private part of the others is gone.
  `create table if not exists licence_keys (
     id text primary key,
     public_key text not null,
     private_key text,
     made_at timestamptz not null)`,
  // One for each line of an order, and one for each free item that a user downloaded. \`facts\` never changes.
  `create table if not exists licences (
     id bigint generated always as identity primary key,
     code text not null unique check (code ~ '^[0-9A-Z]{12}$'),
     user_id bigint not null references users (id),
     item_id bigint not null references items (id),
     order_line_id bigint unique references order_lines (id),
     facts jsonb not null,
     client text not null default '',
     project text not null default '',
     issued_at timestamptz not null)`,
  `create unique index if not exists licences_of_free on licences (user_id, item_id) where order_line_id is null`,
  // Their pages are the same for everybody, and kept.
  `drop trigger if exists licence_texts_page_change on licence_texts`,
  `create trigger licence_texts_page_change after insert or update or delete or truncate on licence_texts for each statement execute function note_page_change()`,
  `create index if not exists licences_of_user on licences (user_id, id desc)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
