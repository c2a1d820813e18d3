import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Config } from '../config.ts'
import { traceQuery } from '../tracing.ts'
import type { Db } from './db.ts'
import { startEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import { withNamedStatements } from './named-statements.ts'
import type { Tables } from './tables.ts'

export type { Db }

export interface Database {
  db: Db
  pool: pg.Pool
  embedded: boolean
  /** For further connections. */
  connection: pg.PoolConfig
  /** For further pools of connections. */
  settings: pg.PoolConfig
  close(): Promise<void>
}

// Counts and ids are far below 2^53, so they are read as numbers. Dates without a time stay text, free of time zones.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
// `bigint[]`, which has no name there.
const types: { setTypeParser(type: number, parse: (text: string) => number[]): void } = pg.types
types.setTypeParser(1016, (text) => text.slice(1, -1).split(',').filter(Boolean).map(Number))
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

/**
 * Only one: PGlite is a single session, so settings, locks and prepared statements of one connection would be those of all
 * (docs/decisions/0003-database.md). A transaction must therefore use its own `trx` throughout.
 */
const EMBEDDED_CONNECTIONS = 1

/** In milliseconds. Without it the statement of an aborted request would go on, and the embedded database runs one transaction at a time. */
const STATEMENT_TIMEOUT = 30_000
const IDLE_IN_TRANSACTION_TIMEOUT = 15_000

/**
 * Opens the embedded database or that of `DATABASE_URL`, and migrates its tables.
 * @throws Error with one sentence for the operator when it cannot be reached
 */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'traces'>>): Promise<Database> {
  const embedded = config.databaseUrl === null ? await startEmbedded(config.dataDir) : null
  const connection: pg.PoolConfig = embedded
    ? { stream: embedded.connect, user: 'postgres', database: 'postgres', password: 'none' }
    : { connectionString: config.databaseUrl ?? '' }
  const settings: pg.PoolConfig = {
    max: embedded ? EMBEDDED_CONNECTIONS : 20,
    connectionTimeoutMillis: 10_000,
    statement_timeout: STATEMENT_TIMEOUT,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT,
  }
  const pool = newPool({ ...connection, ...settings })
  const db: Db = new Kysely<Tables>({
    dialect: new Dialect({ pool: embedded === null ? pool : withNamedStatements(pool) }),
    ...(config.traces == null ? {} : { log: traceQuery }),
  })
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
  return { db, pool, embedded: embedded !== null, connection, settings, close }
}

/**
 * Without listeners, the loss of a connection that nobody waits for at that moment would end the process: the pool's for idle ones, which it replaces, and each
 * connection's own for one in the middle of a transaction, whose next statement fails.
 */
export const newPool = (settings: pg.PoolConfig): pg.Pool =>
  new pg.Pool(settings).on('error', () => undefined).on('connect', (client) => void client.on('error', () => undefined))

/** Without Kysely's lock of migrations, which belongs to a connection: pgbouncer gives that to somebody else before it is released. `migrate` has its own. */
class Adapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

class Dialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new Adapter()
  }
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
