import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { type Item, NEIGHBOURS } from './catalogue-store.ts'
import type { Owners } from './listed-store.ts'
import type { ShownItem } from './item-view.ts'

/** An item's own columns that are shown, with the ids of its category and seller. */
export type ItemAlone = Omit<ShownItem, keyof Owners> & Pick<Item, 'seller_id'>

/** As one text instead of Kysely's nodes and with no column more than is shown: it is asked for whenever somebody looks at an item. */
export async function itemAlone(db: Db, publicId: string): Promise<ItemAlone | undefined> {
  const { rows } = await sql<ItemAlone>`
    select id, public_id, name, description, price, height, width, file_types, file_ext, purchase_type, keywords, thumb_hash, colour, created_at, location, approval,
      downloads, contents, licence, author, source, category_id, seller_id,
      (select colours from item_palettes where item_id = items.id) as palette, ${NEIGHBOURS} as neighbours
    from items where public_id = ${publicId}`.execute(db)
  return rows[0]
}
