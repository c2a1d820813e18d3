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
import * as nearWords from './migrations/0010-near-words.ts'
import * as savedAnswers from './migrations/0011-saved-answers.ts'
import * as invoices from './migrations/0012-invoices.ts'
import * as licences from './migrations/0013-licences.ts'
import * as fileChecksums from './migrations/0014-file-checksums.ts'
import * as buyingAgain from './migrations/0015-buying-again.ts'
import * as proofs from './migrations/0016-proofs.ts'
import * as keptCertificates from './migrations/0017-kept-certificates.ts'
import * as countries from './migrations/0018-countries.ts'
import * as itemChanges from './migrations/0019-item-changes.ts'
import * as popularity from './migrations/0020-popularity.ts'
import * as languages from './migrations/0021-languages.ts'
import * as prices from './migrations/0022-prices.ts'
import * as palettes from './migrations/0023-palettes.ts'
import * as soonerIndexed from './migrations/0024-sooner-indexed.ts'
import * as boards from './migrations/0025-boards.ts'
import * as looks from './migrations/0026-looks.ts'
import * as listVersions from './migrations/0027-list-versions.ts'

/** Every migration, in order. A released migration is never edited: add another. */
const MIGRATIONS = {
  '0001-first': first,
  '0002-the-api-complete': second,
  '0003-accounts': accounts,
  '0004-money': money,
  '0005-free-items': freeItems,
  '0006-search-visitors': searchVisitors,
  '0007-rejected-by-review': rejectedByReview,
  '0008-refund-requests': refundRequests,
  '0009-page-changes': pageChanges,
  '0010-near-words': nearWords,
  '0011-saved-answers': savedAnswers,
  '0012-invoices': invoices,
  '0013-licences': licences,
  '0014-file-checksums': fileChecksums,
  '0015-buying-again': buyingAgain,
  '0016-proofs': proofs,
  '0017-kept-certificates': keptCertificates,
  '0018-countries': countries,
  '0019-item-changes': itemChanges,
  '0020-popularity': popularity,
  '0021-languages': languages,
  '0022-prices': prices,
  '0023-palettes': palettes,
  '0024-sooner-indexed': soonerIndexed,
  '0025-boards': boards,
  '0026-looks': looks,
  '0027-list-versions': listVersions,
}

/** Kysely's own number: versions of the shop before this one lock the same. */
const LOCK = 3_853_314_791_062_309_107n

/** Runs the pending migrations in one transaction, in one process at a time. Interrupted migrations are run again. */
export async function migrate(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Another process may migrate for longer than a statement may otherwise take.
    await sql`set local statement_timeout = 0`.execute(trx)
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx)
    const migrator = new Migrator({ db: trx, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } })
    const { error } = await migrator.migrateToLatest()
    if (error) throw error
  })
}

/** In order. */
export const migrationNames: readonly string[] = Object.keys(MIGRATIONS)

/**
 * Drops all tables and creates them again, empty, as they were after one of the migrations, within the caller's transaction. `migrate` runs the
 * remaining migrations.
 */
export async function rebuildTables(trx: Db, upTo: string): Promise<void> {
  const old = await tableNames(trx)
  // Without `cascade`, which would also drop another program's views of these tables.
  if (old.length > 0) await sql`drop table ${sql.join(old.map((name) => sql.table(name)))}`.execute(trx)
  const migrations = Object.entries(MIGRATIONS).slice(0, migrationNames.indexOf(upTo) + 1)
  for (const [, migration] of migrations) await migration.up(trx as unknown as Kysely<unknown>)
  await sql`delete from kysely_migration where name <> all(${migrations.map(([name]) => name)})`.execute(trx)
  // A migration may have inserted rows.
  await sql`truncate ${sql.join((await tableNames(trx)).map((name) => sql.table(name)))}`.execute(trx)
}

/** The shop's existing tables, without those that record the migrations. */
export const tableNames = async (db: Db): Promise<string[]> => (await relationNames(db)).filter((name) => TABLE_NAMES.includes(name))

/** Tables and views in the schema that are not the shop's. */
export const foreignNames = async (db: Db): Promise<string[]> => (await relationNames(db)).filter((name) => !TABLE_NAMES.includes(name))

async function relationNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') and relname not like 'kysely\\_%' order by 1`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}
