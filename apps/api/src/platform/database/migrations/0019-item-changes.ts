import { type Kysely, sql } from 'kysely'

/** Names the changed ids to those who follow (modules/changes). `changed` is the statement's transition table. */
const noteIds = (name: string, changed: string) => `
  create or replace function search.${name}() returns trigger language plpgsql as $$
    begin
      insert into search.changes (scope, item_ids) select 'items', ids from (${changed}) noted where cardinality(ids) > 0;
      if found then perform pg_notify('item_changes', ''); end if;
      return null;
    end $$`

const noteScope = (name: string, scope: string) => `
  create or replace function search.${name}() returns trigger language plpgsql as $$
    begin
      insert into search.changes (scope) values ('${scope}');
      perform pg_notify('item_changes', '');
      return null;
    end $$`

const trigger = (name: string, table: string, event: string, call: string, transition = '') => [
  `drop trigger if exists ${name} on ${table}`,
  `create trigger ${name} after ${event} on ${table} ${transition} for each statement execute function search.${call}()`,
]

const STATEMENTS = [
  // In its own schema, because it concerns only this database and is not part of a backup.
  `create schema if not exists search`,
  // With the number of its transaction: a reader that knows what it has seen before (pg_current_snapshot) misses nothing, in whatever order transactions commit.
  `create table if not exists search.changes (transaction_id xid8 not null default pg_current_xact_id(), scope text not null, item_ids bigint[], at timestamptz not null default clock_timestamp())`,
  `create index if not exists changes_by_transaction on search.changes (transaction_id)`,
  `create index if not exists changes_by_time on search.changes (at)`,
  // Tells files of the index whose database they are of. New with each rebuilding of the tables.
  `create table if not exists search.origin (id uuid primary key default gen_random_uuid())`,
  `delete from search.origin`,
  `insert into search.origin default values`,

  noteIds('note_indexed', 'select array_agg(item_id) as ids from changed'),
  // What nothing but a count is changed in, is not told: each download would be a change.
  noteIds(
    'note_items',
    `select array_agg(n.id) as ids from changed n join before b using (id) where to_jsonb(n) - 'downloads' is distinct from to_jsonb(b) - 'downloads'`,
  ),
  noteIds('note_deleted_items', 'select array_agg(id) as ids from changed'),
  noteScope('note_shown', 'shown'),
  noteScope('note_all', 'all'),
  ...trigger('indexed_inserted', 'item_terms', 'insert', 'note_indexed', 'referencing new table as changed'),
  ...trigger('indexed_updated', 'item_terms', 'update', 'note_indexed', 'referencing new table as changed'),
  ...trigger('indexed_deleted', 'item_terms', 'delete', 'note_indexed', 'referencing old table as changed'),
  ...trigger('indexed_truncated', 'item_terms', 'truncate', 'note_all'),
  ...trigger('items_updated', 'items', 'update', 'note_items', 'referencing new table as changed old table as before'),
  ...trigger('items_deleted', 'items', 'delete', 'note_deleted_items', 'referencing old table as changed'),
  ...trigger('sellers_changed', 'sellers', 'insert or update or delete', 'note_shown'),
  ...trigger('categories_changed', 'categories', 'insert or update or delete', 'note_shown'),
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
