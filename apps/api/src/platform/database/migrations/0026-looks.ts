import { type Kysely, sql } from 'kysely'

const TRANSITIONS = {
  insert: 'new table as changed',
  update: 'new table as changed old table as before',
  delete: 'old table as changed',
}

/** What decides whether one item covers another (modules/looks/twins.ts). */
const JUDGED = ['approval', 'seller_id', 'category_id', 'price', 'purchase_type', 'width', 'height', 'name', 'keywords']
const judgedOf = (row: string): string => JUDGED.map((column) => `${row}.${column}`).join(', ')

/** What items look like, and which look alike (docs/decisions/0049-look.md). Filled in the background. */
const STATEMENTS = [
  // `look`: 256 signed bytes, none for a picture that cannot be read. `compared`: whether its neighbours have been found.
  `create table if not exists item_looks (
     item_id bigint primary key references items on delete cascade,
     model int not null,
     look bytea not null,
     hash bit(64),
     compared boolean not null default false)`,
  `create index if not exists item_looks_to_compare on item_looks (item_id) where not compared`,
  // The nearest first; `likeness` in thousandths, in the same order.
  `create table if not exists item_neighbours (
     item_id bigint primary key references items on delete cascade,
     near bigint[] not null,
     likeness smallint[] not null)`,
  `create table if not exists item_twins (
     item_id bigint primary key references items on delete cascade,
     head_id bigint not null references items on delete cascade)`,
  `create index if not exists item_twins_of_head on item_twins (head_id)`,
  // `likeness` in thousandths.
  `create table if not exists item_copies (
     item_id bigint not null references items on delete cascade,
     of_item_id bigint not null references items on delete cascade,
     exact boolean not null,
     likeness smallint not null,
     primary key (item_id, of_item_id))`,
  `create index if not exists item_copies_of on item_copies (of_item_id)`,
  // To find the copies of a file.
  `create index if not exists items_by_original on items (original_sha256)`,
  // That a look has been compared with others changes nothing for those who follow.
  `create or replace function search.note_looks() returns trigger language plpgsql as $$
     begin
       insert into search.changes (scope, item_ids)
         select 'items', ids from (
           select array_agg(item_id) as ids from changed n join before b using (item_id) where (n.model, n.look) is distinct from (b.model, b.look)) noted
         where cardinality(ids) > 0;
       if found then perform pg_notify('item_changes', ''); end if;
       return null;
     end $$`,
  ...(['insert', 'update', 'delete'] as const).flatMap((event) => [
    `drop trigger if exists item_looks_${event} on item_looks`,
    `create trigger item_looks_${event} after ${event} on item_looks referencing ${TRANSITIONS[event]}
       for each statement execute function search.${event === 'update' ? 'note_looks' : 'note_indexed'}()`,
  ]),
  // Of an item and of the one that covers it: a list says how many that one covers.
  noteTwins('note_twins', 'select * from changed'),
  noteTwins('note_moved_twins', 'select * from changed union all select * from before'),
  `drop trigger if exists item_twins_insert on item_twins`,
  `create trigger item_twins_insert after insert on item_twins referencing new table as changed for each statement execute function search.note_twins()`,
  `drop trigger if exists item_twins_update on item_twins`,
  `create trigger item_twins_update after update on item_twins referencing new table as changed old table as before
     for each statement execute function search.note_moved_twins()`,
  `drop trigger if exists item_twins_delete on item_twins`,
  `create trigger item_twins_delete after delete on item_twins referencing old table as changed for each statement execute function search.note_twins()`,
  ...['item_looks', 'item_twins'].flatMap((table) => [
    `drop trigger if exists ${table}_truncated on ${table}`,
    `create trigger ${table}_truncated after truncate on ${table} for each statement execute function search.note_all()`,
  ]),
  `drop trigger if exists item_twins_page_change on item_twins`,
  `create trigger item_twins_page_change after insert or update or delete or truncate on item_twins for each statement execute function note_page_change()`,
  // Whoever reads what makes twins and then writes them holds this lock to the end of the transaction: no twin is made of what another transaction changes meanwhile. Those who
  // change items share it, and do not wait for each other.
  `create or replace function search.lock_twins() returns void language plpgsql as $$
     begin perform pg_advisory_xact_lock(hashtext('chitra twins')); end $$`,
  // These items are nobody's twins and have none until they are compared again, and so are the twins that they had: both are shown at once.
  `create or replace function search.part_twins(ids bigint[]) returns void language plpgsql as $$
     begin
       perform pg_advisory_xact_lock_shared(hashtext('chitra twins'));
       with gone as (delete from item_twins where item_id = any(ids) or head_id = any(ids) returning item_id)
       update item_looks set compared = false
       where compared and octet_length(look) > 0 and item_id in (select unnest(ids) union all select item_id from gone);
     end $$`,
  // By a trigger, because a release that runs beside this one changes items as well.
  `create or replace function search.part_changed_twins() returns trigger language plpgsql as $$
     declare
       ids bigint[];
     begin
       select array_agg(n.id) into ids from changed n join before b using (id) where (${judgedOf('n')}) is distinct from (${judgedOf('b')});
       if ids is not null then perform search.part_twins(ids); end if;
       return null;
     end $$`,
  `drop trigger if exists items_part_twins on items`,
  `create trigger items_part_twins after update on items referencing new table as changed old table as before
     for each statement execute function search.part_changed_twins()`,
]

function noteTwins(name: string, rows: string): string {
  return `
    create or replace function search.${name}() returns trigger language plpgsql as $$
      begin
        insert into search.changes (scope, item_ids)
          select 'items', ids from (select array_agg(distinct id) as ids from (${rows}) twins, unnest(array[item_id, head_id]) id) noted
          where cardinality(ids) > 0;
        if found then perform pg_notify('item_changes', ''); end if;
        return null;
      end $$`
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
