import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { foreignNames, tableNames } from '../database/migrate.ts'
import { BackupProblem } from './manifest.ts'

/** Rows fetched at a time. A row can take megabytes: a payment order contains up to 500 descriptions. */
const PAGE = 100

/** Lifts the time limits of a transaction, which may have to wait for a slow disk. */
export async function withoutLimits(trx: Db): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx)
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
}

export async function latestMigration(trx: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(trx)
  return rows[0]?.name ?? ''
}

/** All tables, each after those it refers to, so that rows can be inserted in this order. */
export async function tablesInOrder(trx: Db): Promise<string[]> {
  const { rows: references } = await sql<{ table: string; refers_to: string }>`
    select child.relname as table, parent.relname as refers_to
    from pg_constraint join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
    where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`.execute(trx)
  const left = new Set(await tableNames(trx))
  const ordered: string[] = []
  while (left.size > 0) {
    const ready = [...left].filter((table) => !references.some((reference) => reference.table === table && left.has(reference.refers_to)))
    if (ready.length === 0) throw new Error(`the tables refer to each other in a circle: ${[...left].join(', ')}`)
    for (const table of ready) left.delete(table)
    ordered.push(...ready)
  }
  return ordered
}

/** The rows of a table, a page at a time, within the caller's transaction. The database makes the JSON, so that no type loses precision. */
export async function* rowsOf(trx: Db, table: string): AsyncGenerator<string[]> {
  await sql`declare backup_rows no scroll cursor for select row_to_json(backup_row)::text as row from ${sql.table(table)} backup_row`.execute(
    trx,
  )
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch forward ${sql.lit(PAGE)} from backup_rows`.execute(trx)
    if (rows.length === 0) break
    yield rows.map(({ row }) => row)
  }
  await sql`close backup_rows`.execute(trx)
}

export async function insertRows(trx: Db, table: string, rows: readonly string[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into ${sql.table(table)} overriding system value
    select * from json_populate_recordset(null::${sql.table(table)}, ${`[${rows.join(',')}]`}::json)`.execute(trx)
}

/** Makes each identity column continue after its highest value. */
export async function setSequences(trx: Db): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`.execute(
    trx,
  )
  for (const { table, column } of rows)
    await sql`
      select setval(pg_get_serial_sequence(${table}, ${column}), coalesce(max(${sql.ref(column)}), 0) + 1, false) from ${sql.table(table)}`.execute(
      trx,
    )
}

/** @throws BackupProblem when the shop is already in use, or when the database contains tables of another program */
export async function refuseUsed(db: Db): Promise<void> {
  const foreign = await foreignNames(db)
  if (foreign.length > 0)
    throw new BackupProblem(
      `The database contains tables or views that are not the shop's: ${foreign
        .slice(0, 5)
        .map((name) => JSON.stringify(name))
        .join(', ')}${foreign.length > 5 ? ', …' : ''}. Restore into a database of its own.`,
    )
  const { rows } = await sql<{
    used: boolean
  }>`select exists (select 1 from items) or exists (select 1 from users) as used`.execute(db)
  if (rows[0]?.used === true)
    throw new BackupProblem('This shop has items or accounts already. Restore into an empty one: another DATA_DIR, another DATABASE_URL.')
}
