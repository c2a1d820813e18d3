import { type Kysely, sql } from 'kysely'

/** The colours of items (docs/decisions/0047-colour.md). Filled at the import, and in the background for what is there already. */
const STATEMENTS = [
  `create table if not exists item_palettes (
     item_id bigint primary key references items on delete cascade,
     colours int[] not null,
     cells int[] not null)`,
  `create index if not exists item_palettes_cells on item_palettes using gin (cells) with (fastupdate = off)`,
  ...(['insert', 'update', 'delete'] as const).flatMap((event) => [
    `drop trigger if exists palettes_${event} on item_palettes`,
    `create trigger palettes_${event} after ${event} on item_palettes referencing ${event === 'delete' ? 'old' : 'new'} table as changed
       for each statement execute function search.note_indexed()`,
  ]),
  `drop trigger if exists palettes_truncated on item_palettes`,
  `create trigger palettes_truncated after truncate on item_palettes for each statement execute function search.note_all()`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
