import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Db } from './db.ts'
import { TABLE_NAMES } from './tables.ts'
import * as first from './migrations/0001-first.ts'
import * as second from './migrations/0002-the-api-complete.ts'
import * as accounts from './migrations/0003-accounts.ts'
import * as money from './migrations/0004-money.ts'
import * as freeItems from './migrations/0005-free-items.ts'
import * as rejectedByReview from './migrations/0007-rejected-by-review.ts'
import * as searchVisitors from './migrations/0006-search-visitors.ts'
import * as refundRequests from './migrations/0008-refund-requests.ts'
import * as pageChanges from './migrations/0009-page-changes.ts'

/** Every step the tables have taken, in order. A step that has landed is never edited: add the next. */
const STEPS = {
  '0001-first': first,
  '0002-the-api-complete': second,
  '0003-accounts': accounts,
  '0004-money': money,
  '0005-free-items': freeItems,
  '0006-search-visitors': searchVisitors,
  '0007-rejected-by-review': rejectedByReview,
  '0008-refund-requests': refundRequests,
  '0009-page-changes': pageChanges,
}

/** Runs the steps that have not been run yet, each in a transaction, one process at a time. Ends any half-run step by running it again. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(STEPS) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** Names of the steps, in order. */
export const stepNames: readonly string[] = Object.keys(STEPS)

/**
 * Makes all tables anew as they were after one of the steps, empty, within the caller's transaction; what is in them is lost.
 * `migrate` takes them on from there.
 */
export async function rebuildTables(trx: Db, upTo: string): Promise<void> {
  const old = await tableNames(trx)
  // Without `cascade`: what is not the shop's and depends on a table of it is never dropped with it.
  if (old.length > 0) await sql`drop table ${sql.join(old.map((name) => sql.table(name)))}`.execute(trx)
  const steps = Object.entries(STEPS).slice(0, stepNames.indexOf(upTo) + 1)
  for (const [, step] of steps) await step.up(trx as unknown as Kysely<unknown>)
  await sql`delete from kysely_migration where name <> all(${steps.map(([name]) => name)})`.execute(trx)
  // A step may have put rows in of its own.
  await sql`truncate ${sql.join((await tableNames(trx)).map((name) => sql.table(name)))}`.execute(trx)
}

/** All tables of the shop that are there; what notes the steps taken is not one of them. */
export const tableNames = async (db: Db): Promise<string[]> => (await relationNames(db)).filter((name) => TABLE_NAMES.includes(name))

/** Tables and views beside the shop's own that somebody else has put into its schema. */
export const strangeNames = async (db: Db): Promise<string[]> => (await relationNames(db)).filter((name) => !TABLE_NAMES.includes(name))

async function relationNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') and relname not like 'kysely\\_%' order by 1`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}
