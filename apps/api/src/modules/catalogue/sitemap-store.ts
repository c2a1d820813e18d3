import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

/** What a sitemap tells of an item. */
export interface SitemapItem {
  public_id: string
  name: string
  category_public_id: string
  created_at: Date
}

/** Rows a round trip brings. */
const BATCH = 1_000

/** The largest id that an approved item has; 0 without any. */
export async function lastApprovedItem(db: Db): Promise<number> {
  const row = await db
    .selectFrom('items')
    .select(sql<string | null>`max(id)`.as('last'))
    .where('approval', '=', 'approved')
    .executeTakeFirst()
  return Number(row?.last ?? 0)
}

/**
 * The approved items with ids above `after` up to `last`, in order of id, a batch at a time. Each batch is a query of its own: a reader that is slow or goes
 * away holds no connection and no transaction.
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
