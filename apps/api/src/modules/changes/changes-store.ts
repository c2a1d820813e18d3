import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

/** A moment of the database, up to which changes have been read. */
export interface Position {
  /** Tells this database from others, and from one whose tables have been rebuilt since. */
  database: string
  /** The text of a `pg_snapshot`: which transactions have ended. */
  snapshot: string
  /** Milliseconds since 1970, by the database's clock. */
  at: number
}

export interface ItemChanges {
  /** Up to here. */
  position: Position
  /** Items that have been added, changed or removed. */
  ids: number[]
  /** What lists show of other items may have changed, too: sellers or categories. */
  others: boolean
  /** Any item may have changed. */
  all: boolean
}

const HERE = sql`
  (select o.id::text || '-' || o.xmin::text || '-' || d.oid::text from search.origin o, pg_database d where d.datname = current_database()) as database,
  pg_current_snapshot()::text as snapshot, (extract(epoch from clock_timestamp()) * 1000)::bigint as at`

export async function positionNow(db: Db): Promise<Position> {
  const { rows } = await sql<Position>`select ${HERE}`.execute(db)
  const [position] = rows
  if (position === undefined) throw new Error('the database has no position')
  return position
}

/** All changes that have been committed since, each once: those that are visible now and were not at `snapshot`. */
export async function changesSince(db: Db, snapshot: string): Promise<ItemChanges> {
  const { rows } = await sql<Position & { ids: number[] | null; scopes: string[] | null }>`
    with news as materialized (
      select scope, item_ids from search.changes
      where transaction_id >= pg_snapshot_xmin(${snapshot}::pg_snapshot) and not pg_visible_in_snapshot(transaction_id, ${snapshot}::pg_snapshot))
    select ${HERE}, (select json_agg(distinct id) from news, unnest(item_ids) as id) as ids, (select array_agg(distinct scope) from news) as scopes`.execute(
    db,
  )
  const [row] = rows
  if (row === undefined) throw new Error('the database has no position')
  const { ids, scopes, ...position } = row
  return { position, ids: ids ?? [], others: scopes?.includes('shown') ?? false, all: scopes?.includes('all') ?? false }
}

/** The number of the transaction. It counts as ended in every snapshot taken after its end. */
export async function transactionId(trx: Db): Promise<number> {
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(trx)
  return Number(rows[0]?.id)
}

/** Hours for which changes are kept. A position that is older cannot be followed from. */
export const KEPT_HOURS = 48

export async function deleteOldItemChanges(db: Db): Promise<void> {
  await sql`delete from search.changes where at < now() - make_interval(hours => ${KEPT_HOURS}::int)`.execute(db)
}
