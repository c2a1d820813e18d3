import { sql } from 'kysely'
import { type Look, lookToBytes, SIZE, toLook } from '../modules/looks/index.ts'
import type { Db } from '../platform/database/database.ts'
import { random } from './random.ts'

/** Looks that gather around centres, as those of pictures do, the same in every run. */
export function lookSource(seed: number, centres: number): () => Look {
  const next = random(seed)
  /** About a normal distribution. */
  const spread = () => next() + next() + next() + next() - 2
  const numbers = () => Float64Array.from({ length: SIZE }, spread)
  const middles = Array.from({ length: centres }, numbers)
  return () => {
    const [own, middle] = [numbers(), middles[Math.floor(next() * centres)] ?? numbers()]
    const share = next()
    return toLook(own.map((number, n) => number * share + (middle[n] ?? 0)))
  }
}

/** Items without files and search index. Returns their ids in order. */
export async function addBareItems(db: Db, count: number): Promise<number[]> {
  await sql`insert into sellers (public_id, key, first_name, last_name) values ('looks', 'looks', 'Meera', '') on conflict do nothing`.execute(
    db,
  )
  const { rows } = await sql<{ id: number }>`
    insert into items (public_id, source_key, name, description, category_id, seller_id, price, purchase_type, width, height, file_ext, file_types, keywords,
      original_key, original_bytes, original_sha256, original_type)
    select gen_random_uuid(), gen_random_uuid(), 'Tea', '', 1, (select id from sellers where key = 'looks'), 19900, 'paid', 2400, 1600, 'jpg', '{jpg}', '{tea}', 'o', 1, '', 'image/jpeg'
    from generate_series(1, ${count}) returning id`.execute(db)
  return rows.map(({ id }) => id).toSorted((a, b) => a - b)
}

/** Stores what items look like by a model, in the place of what was stored. */
export async function setLooks(db: Db, model: number, looks: Iterable<readonly [itemId: number, look: Look]>): Promise<void> {
  const all = [...looks]
  const bytes = all.map(([, look]) => lookToBytes(look))
  await sql`
    insert into item_looks (item_id, model, look)
    select id, ${model}::int, look from unnest(${all.map(([id]) => id)}::bigint[], ${bytes}::bytea[]) as given (id, look)
    on conflict (item_id) do update set model = excluded.model, look = excluded.look`.execute(db)
}

/** The best of all, each compared with each: by their dot product, of equal ones the lower id. */
export function nearestOf(
  looks: Iterable<readonly [itemId: number, look: Look]>,
  asked: Look,
  limit: number,
): { itemId: number; dot: number }[] {
  return Array.from(looks, ([itemId, look]) => ({ itemId, dot: look.reduce((sum, number, n) => sum + number * (asked[n] ?? 0), 0) }))
    .toSorted((a, b) => b.dot - a.dot || a.itemId - b.itemId)
    .slice(0, limit)
}
