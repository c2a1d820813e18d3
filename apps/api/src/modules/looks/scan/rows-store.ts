import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import { SIZE } from '../look.ts'

/** Looks of items, one after the other, as hexadecimal digits to be passed on unread. */
export interface Rows {
  ids: number[]
  looks: string
}

const PACKED = sql`
  coalesce(json_agg(item_id order by item_id), '[]'::json) as ids,
  coalesce(encode(string_agg(look, ''::bytea order by item_id), 'hex'), '') as looks`

const NONE: Rows = { ids: [], looks: '' }

/** At most `limit` items with ids above `after` that have a look by the model. */
export async function looksAfter(db: Db, model: number, after: number, limit: number): Promise<Rows> {
  const { rows } = await sql<Rows>`
    select ${PACKED} from (
      select item_id, look from item_looks
      where item_id > ${after}::bigint and model = ${model}::int and octet_length(look) = ${SIZE}::int order by item_id limit ${limit}::int) page`.execute(
    db,
  )
  return rows[0] ?? NONE
}

/** Those of these items that have a look by the model. */
export async function looksOf(db: Db, model: number, ids: readonly number[]): Promise<Rows> {
  const { rows } = await sql<Rows>`
    select ${PACKED} from item_looks
    where item_id = any(${ids}::bigint[]) and model = ${model}::int and octet_length(look) = ${SIZE}::int`.execute(db)
  return rows[0] ?? NONE
}
