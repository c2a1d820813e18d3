import { type Kysely, sql } from 'kysely'

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
  ...(['insert', 'update', 'delete'] as const).flatMap((event) => [
    `drop trigger if exists item_looks_${event} on item_looks`,
    `create trigger item_looks_${event} after ${event} on item_looks referencing ${event === 'delete' ? 'old' : 'new'} table as changed
       for each statement execute function search.note_indexed()`,
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
  // What makes two items twins no longer holds: both are shown again at once, also where an item was rejected that covers others.
  `create or replace function search.part_twins() returns trigger language plpgsql as $$
     declare
       ids bigint[];
     begin
       if exists (select from item_twins) then
         select array_agg(n.id) into ids from changed n join before b using (id)
           where (n.approval, n.seller_id, n.category_id, n.price, n.purchase_type, n.width, n.height, n.name, n.keywords)
             is distinct from (b.approval, b.seller_id, b.category_id, b.price, b.purchase_type, b.width, b.height, b.name, b.keywords);
         if ids is not null then delete from item_twins where item_id = any(ids) or head_id = any(ids); end if;
       end if;
       return null;
     end $$`,
  `drop trigger if exists items_part_twins on items`,
  `create trigger items_part_twins after update on items referencing new table as changed old table as before
     for each statement execute function search.part_twins()`,
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
