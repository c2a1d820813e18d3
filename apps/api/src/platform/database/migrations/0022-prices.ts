import { type Kysely, sql } from 'kysely'

/** For lists by price, and for the lowest and the highest price. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index if not exists items_by_price on items (price)`.execute(db)
}
