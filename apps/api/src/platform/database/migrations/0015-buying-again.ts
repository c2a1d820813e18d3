import { type Kysely, sql } from 'kysely'

/** Items that their owner buys again for another client. An order's line names the cart's entry, which two payments of one wish share. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table cart_entries add column if not exists again boolean not null default false').execute(db)
  await sql.raw('alter table order_lines add column if not exists again text').execute(db)
}
