import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { type ItemOfPage, NEIGHBOURS } from './catalogue-store.ts'

/** An approved item as others are compared with it, with its look, null or without bytes where there is none. */
export type ComparedItem = Pick<ItemOfPage, 'id' | 'keywords' | 'category_id' | 'neighbours'> & {
  look: Buffer | null
  model: number | null
}

export async function comparedItem(db: Db, publicId: string): Promise<ComparedItem | undefined> {
  const { rows } = await sql<ComparedItem>`
    select id, keywords, category_id, ${NEIGHBOURS} as neighbours, look, model
    from items left join item_looks on item_id = id where public_id = ${publicId} and approval = 'approved'`.execute(db)
  return rows[0]
}

/** At most `limit` ids of the shoot of an item: the one that covers the others first. Empty for what is not approved. */
export async function idsOfShoot(db: Db, publicId: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with head as (
      select coalesce(head_id, id) as id from items left join item_twins on item_id = id where public_id = ${publicId} and approval = 'approved')
    select id from (select id, 0 as place from head union all select item_id, 1 from item_twins where head_id = (select id from head)) shoot
    order by place, id limit ${limit}::int`.execute(db)
  return rows.map(({ id }) => id)
}
