import { Migrator } from 'kysely/migration'
import type { Db } from './database.ts'
import * as first from './migrations/0001-first.ts'
import * as second from './migrations/0002-the-api-complete.ts'

/** Every step the tables have taken, in order. A step that has landed is never edited: add the next. */
const STEPS = { '0001-first': first, '0002-the-api-complete': second }

/** Runs the steps that have not been run yet, each in a transaction, one process at a time. Ends any half-run step by running it again. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(STEPS) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
