import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { type Look, lookOfBytes, lookToBytes } from './look.ts'
import type { Seen } from './looker.ts'

/** Items with ids above `after` that have no look by the model, by id. */
export async function itemsWithoutLook(
  db: Db,
  { model, after, limit }: { model: number; after: number; limit: number },
): Promise<{ id: number; publicId: string }[]> {
  const { rows } = await sql<{ id: number; publicId: string }>`
    select id, public_id as "publicId" from items
    where id > ${after}::bigint and not exists (select from item_looks where item_id = id and model = ${model}::int) order by id limit ${limit}::int`.execute(
    db,
  )
  return rows
}

/** How many items have no look by the model. */
export async function countWithoutLook(db: Db, model: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from items where not exists (select from item_looks where item_id = id and model = ${model}::int)`.execute(db)
  return rows[0]?.count ?? 0
}

/** Keeps what was seen in the place of what another model saw, which cannot be compared with it. Null for a picture that cannot be read: an empty look. */
export async function keepLooks(db: Db, model: number, looks: readonly { itemId: number; seen: Seen | null }[]): Promise<void> {
  if (looks.length === 0) return
  const given = looks.map(({ itemId, seen }) => ({
    item_id: itemId,
    look: seen === null ? '' : lookToBytes(seen.look).toString('hex'),
    hash: seen?.hash ?? null,
  }))
  await db.transaction().execute(async (trx) => {
    await forgetOtherModels(trx, { model, itemIds: looks.map(({ itemId }) => itemId) })
    // Nothing is compared with an empty look. An item may have been deleted meanwhile.
    await sql`
      insert into item_looks (item_id, model, look, hash, compared)
      select item_id, ${model}::int, decode(look, 'hex'), ('x' || hash)::bit(64), look = ''
      from json_to_recordset(${JSON.stringify(given)}::json) as given(item_id bigint, look text, hash text)
      where exists (select from items where id = item_id)
      order by item_id
      on conflict (item_id) do update set model = excluded.model, look = excluded.look, hash = excluded.hash, compared = excluded.compared
      where item_looks.model <> excluded.model`.execute(trx)
  })
}

/** Removes what other models' looks of these items have led to. */
async function forgetOtherModels(trx: Db, { model, itemIds }: { model: number; itemIds: readonly number[] }): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select item_id as id from item_looks where item_id = any(${itemIds}::bigint[]) and model <> ${model}::int`.execute(trx)
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await sql`select search.part_twins(${ids}::bigint[])`.execute(trx)
  await sql`delete from item_neighbours where item_id = any(${ids}::bigint[])`.execute(trx)
  await sql`delete from item_copies where not exact and (item_id = any(${ids}::bigint[]) or of_item_id = any(${ids}::bigint[]))`.execute(
    trx,
  )
}

const TO_COMPARE = sql`not compared and octet_length(look) > 0`

/** At most `limit` items whose looks by the model have not been compared, by id. */
export async function looksToCompare(db: Db, { model, limit }: { model: number; limit: number }): Promise<{ id: number; look: Look }[]> {
  const { rows } = await sql<{ id: number; look: Buffer }>`
    select item_id as id, look from item_looks where ${TO_COMPARE} and model = ${model}::int order by item_id limit ${limit}::int`.execute(
    db,
  )
  return rows.map(({ id, look }) => ({ id, look: lookOfBytes(look) }))
}

/** How many there are. */
export async function countToCompare(db: Db, model: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from item_looks where ${TO_COMPARE} and model = ${model}::int`.execute(db)
  return rows[0]?.count ?? 0
}
