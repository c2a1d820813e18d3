import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Config } from '../config.ts'
import type { Db } from './db.ts'
import { startEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import type { Tables } from './tables.ts'

export type { Db }

export interface Database {
  db: Db
  pool: pg.Pool
  embedded: boolean
  /** Where further connections (the job queue's) go. */
  connection: pg.PoolConfig
  close(): Promise<void>
}

// Counts and ids are far below 2^53: numbers, not strings. Dates without a time stay text, free of time zones.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

/**
 * One, and no more: PGlite is a single session, and its socket lets the messages of several connections mix, so that a query can get
 * another one's answer (docs/decisions/0003-database.md). A transaction must therefore use its own `trx` throughout.
 */
const EMBEDDED_CONNECTIONS = 1

/** Milliseconds: an aborted request leaves its statement running otherwise, and the embedded database runs one transaction at a time. */
const STATEMENT_TIMEOUT = 30_000
const IDLE_IN_TRANSACTION_TIMEOUT = 15_000

/**
 * Opens the database, embedded or `DATABASE_URL`'s, and brings its tables up to date.
 * @throws Error with one sentence for the operator when it cannot be reached
 */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  const embedded = config.databaseUrl === null ? await startEmbedded(config.dataDir) : null
  const connection: pg.PoolConfig = embedded
    ? { host: embedded.host, port: 5432, user: 'postgres', database: 'postgres', password: 'none' }
    : { connectionString: config.databaseUrl ?? '' }
  const pool = new pg.Pool({
    ...connection,
    max: embedded ? EMBEDDED_CONNECTIONS : 20,
    connectionTimeoutMillis: 10_000,
    statement_timeout: STATEMENT_TIMEOUT,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT,
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  const db: Db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const close = async () => {
    await db.destroy()
    await embedded?.stop()
  }
  try {
    await reach(pool)
    await migrate(db)
  } catch (error) {
    await close()
    throw error
  }
  return { db, pool, embedded: embedded !== null, connection, close }
}

async function reach(pool: pg.Pool): Promise<void> {
  try {
    await pool.query('select 1')
  } catch (error) {
    throw new Error(`The database does not answer: ${(error as Error).message || (error as { code?: string }).code}. Check DATABASE_URL.`, {
      cause: error,
    })
  }
}
