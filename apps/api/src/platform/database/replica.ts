import type pg from 'pg'
import { newPool } from './database.ts'

/** Milliseconds for a connection, and for an answer to a visitor: then the primary is asked. */
const CONNECT_WITHIN = 2_000
const ANSWER_WITHIN = 2_000
/** Milliseconds for an answer to the watch. */
const TELL_WITHIN = 1_000

/** How far a replica has followed, and how far a primary has written; null from the other kind of server. */
const REPLAYED = 'select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end)::text as at'
const WRITTEN = 'select (case when not pg_is_in_recovery() then pg_current_wal_lsn() end)::text as at'

export interface Replica {
  /** Host and port, for the log. */
  name: string
  pool: pg.Pool
  /** How far it has followed the primary: a position in the log of writes. Null if it does not answer or follows nobody. */
  position(): Promise<bigint | null>
  end(): Promise<void>
}

export function openReplica(url: string, settings: pg.PoolConfig): Replica {
  const pool = newPool({ ...settings, connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN, query_timeout: ANSWER_WITHIN })
  const watch = newPool(watching({ connectionString: url }))
  return {
    name: new URL(url).host,
    pool,
    position: () => positionOf(watch, REPLAYED),
    async end() {
      await Promise.all([pool.end(), watch.end()])
    },
  }
}

/** Reads how far the primary has written, on a connection of its own, which does not wait while all others are busy. */
export function openPosition(connection: pg.PoolConfig): { read(): Promise<bigint | null>; end(): Promise<void> } {
  const watch = newPool(watching(connection))
  return { read: () => positionOf(watch, WRITTEN), end: () => watch.end() }
}

const watching = (connection: pg.PoolConfig): pg.PoolConfig => ({
  ...connection,
  max: 1,
  connectionTimeoutMillis: TELL_WITHIN,
  query_timeout: TELL_WITHIN,
})

async function positionOf(pool: pg.Pool, statement: string): Promise<bigint | null> {
  try {
    const { rows } = await pool.query<{ at: string | null }>(statement)
    return rows[0]?.at == null ? null : toPosition(rows[0].at)
  } catch {
    return null
  }
}

/** `16/B374D848`: the higher and the lower half, in hexadecimal. */
function toPosition(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}
