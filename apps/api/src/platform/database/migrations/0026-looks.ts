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
  ...['item_looks', 'item_twins'].flatMap((table) => [
    ...(['insert', 'update', 'delete'] as const).flatMap((event) => [
      `drop trigger if exists ${table}_${event} on ${table}`,
      `create trigger ${table}_${event} after ${event} on ${table} referencing ${event === 'delete' ? 'old' : 'new'} table as changed
         for each statement execute function search.note_indexed()`,
    ]),
    `drop trigger if exists ${table}_truncated on ${table}`,
    `create trigger ${table}_truncated after truncate on ${table} for each statement execute function search.note_all()`,
  ]),
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
