import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

/** The fields of an item that a sitemap needs. */
export interface SitemapItem {
  public_id: string
  name: string
  category_public_id: string
  created_at: Date
}

const BATCH = 1_000

/** The largest id of an approved item; 0 if there is none. */
export async function lastApprovedItem(db: Db): Promise<number> {
  const row = await db
    .selectFrom('items')
    .select(sql<string | null>`max(id)`.as('last'))
    .where('approval', '=', 'approved')
    .executeTakeFirst()
  return Number(row?.last ?? 0)
}

/**
 * The approved items with ids above `after` up to `last`, by id, in batches. Each batch is a separate query, so a slow reader holds no connection or
 * transaction.
 */
export async function* approvedItems(db: Db, { after, last }: { after: number; last: number }): AsyncGenerator<SitemapItem[]> {
  let from = after
  for (;;) {
    const rows = await db
      .selectFrom('items')
      .innerJoin('categories', 'categories.id', 'items.category_id')
      .select(['items.id', 'items.public_id', 'items.name', 'categories.public_id as category_public_id', 'items.created_at'])
      .where('items.approval', '=', 'approved')
      .where('items.id', '>', from)
      .where('items.id', '<=', last)
      .orderBy('items.id')
      .limit(BATCH)
      .execute()
    if (rows.length > 0) yield rows
    if (rows.length < BATCH) return
    from = rows.at(-1)?.id ?? last
  }
}
