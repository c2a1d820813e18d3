import type pg from 'pg'
import { eventually } from './shop.ts'

/** Resolves when a statement waits for the lock of another transaction. On PostgreSQL: the embedded database has one connection. */
export async function untilBlocked(pool: pg.Pool): Promise<void> {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await eventually(async () => (((await pool.query(waiting)).rowCount ?? 0) > 0 ? true : undefined), 'a statement that waits for a lock')
}
