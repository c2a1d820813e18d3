import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

/** Days after which a purchase or download counts half. */
const HALF_LIFE = 30
/** Days after which it no longer counts: a thousandth is left. */
const COUNTED_FOR = 300
/** A purchase says as much as so many downloads. */
const PURCHASE = 5
/** The share of the catalogue that an item passes for each doubling of what it has. */
const STEP = 0.1
/** A smaller catalogue counts as one of so many items. */
const SMALL = 100

interface Popularity {
  id: number
  popularity: number
}

/**
 * What recent purchases and downloads add to each item's score, where that has changed: the logarithm of their number, so that what is popular already does not stay first for ever. The
 * catalogue's own order has one step for each item, so the effect follows its size. Refunded purchases do not count.
 */
export async function changedPopularity(db: Db, now: Date): Promise<Popularity[]> {
  const { rows } = await sql<Popularity>`
    with happened as (
      select item_id, ${PURCHASE}::float8 as weight, created_at from order_lines join orders on orders.id = order_lines.order_id where not order_lines.refunded
      union all select item_id, 1, created_at from download_counts),
    counted as (
      select item_id, sum(weight * power(0.5, extract(epoch from ${now}::timestamptz - created_at) / 86400 / ${HALF_LIFE}::float8)) as weight
      from happened where created_at > ${now}::timestamptz - make_interval(days => ${COUNTED_FOR}::int) and created_at <= ${now}::timestamptz group by item_id),
    fresh as (
      select items.id, items.popularity as stored,
        coalesce(round(${STEP}::float8 * greatest((select count(*) from items), ${SMALL}::int) * log(2, (1 + counted.weight)::numeric)), 0)::int as popularity
      from items left join counted on counted.item_id = items.id where counted.item_id is not null or items.popularity <> 0)
    select id, popularity from fresh where popularity <> stored`.execute(db)
  return rows
}

/** Index the items in the same transaction: what is stored is not looked at again. */
export async function setPopularity(trx: Db, changed: readonly Popularity[]): Promise<void> {
  await sql`
    update items set popularity = changed.popularity from json_to_recordset(${JSON.stringify(changed)}::json) as changed(id bigint, popularity int)
    where items.id = changed.id`.execute(trx)
}
