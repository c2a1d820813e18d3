import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

/** At most `limit` items without a palette, with ids above `after`, by id. */
export async function itemsWithoutPalette(db: Db, after: number, limit: number): Promise<{ id: number; publicId: string }[]> {
  const { rows } = await sql<{ id: number; publicId: string }>`
    select id, public_id as "publicId" from items
    where id > ${after}::bigint and not exists (select 1 from item_palettes where item_id = id) order by id limit ${limit}::int`.execute(db)
  return rows
}
