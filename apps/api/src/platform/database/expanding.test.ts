import { expect, it } from 'vitest'
import { newMigratedStorage } from '../../testing/databases.ts'
import { type Database, openDatabase } from './database.ts'
import { migrationNames, rebuildTables } from './migrate.ts'

/**
 * What a migration took away from the code before it, which serves beside the new one while a release is rolled out (docs/operating.md). A line is added with the
 * name of the release in which that code last used it. These are older than the first release.
 */
const TAKEN_AWAY: Record<string, string[]> = {
  '0004-money': ['payment_orders.next_look_at is new and required', 'payments.refund_due is gone'],
  '0006-search-visitors': ['searches.n is gone', 'searches.visitor is new and required'],
}

interface Column {
  table: string
  name: string
  type: string
  isRequired: boolean
}

/** Columns by `table.column`. Required ones must be named by an insert. */
async function columnsAt({ db, pool }: Database, migration: string): Promise<Map<string, Column>> {
  await db.transaction().execute((trx) => rebuildTables(trx, migration))
  const { rows } = await pool.query<Column>(
    `select table_name as table, column_name as name, udt_name as type, is_nullable = 'NO' and column_default is null and is_identity = 'NO' as "isRequired"
     from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%'`,
  )
  return new Map(rows.map((column) => [`${column.table}.${column.name}`, column]))
}

/** What code that knows the columns `before` can no longer do. */
function lostBetween(before: Map<string, Column>, after: Map<string, Column>): string[] {
  const tables = new Set([...before.values()].map(({ table }) => table))
  const lost: string[] = []
  for (const [name, column] of before) {
    const now = after.get(name)
    if (now === undefined) lost.push(`${name} is gone`)
    else if (now.type !== column.type) lost.push(`${name} is ${now.type} instead of ${column.type}`)
    else if (now.isRequired && !column.isRequired) lost.push(`${name} is required`)
  }
  for (const [name, column] of after)
    if (!before.has(name) && tables.has(column.table) && column.isRequired) lost.push(`${name} is new and required`)
  return lost.toSorted()
}

it('a migration takes nothing away from the release before it, but for what is named here', async () => {
  const storage = await newMigratedStorage('postgres')
  const database = await openDatabase(storage)
  const lost: Record<string, string[]> = {}
  let before: Map<string, Column> | null = null
  for (const migration of migrationNames) {
    const after = await columnsAt(database, migration)
    const taken = before === null ? [] : lostBetween(before, after)
    if (taken.length > 0) lost[migration] = taken
    before = after
  }
  expect(lost).toEqual(TAKEN_AWAY)
  await database.close()
  storage.remove()
})
