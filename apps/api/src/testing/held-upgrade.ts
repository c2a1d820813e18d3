import { watch, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newId } from '../platform/ids.ts'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { rebuildTables } from '../platform/database/migrate.ts'

/** Tables that exist since the first migration and that later ones write to: some fill them anew, and each is noted in the last one before it is committed. */
const WRITTEN = ['payments', 'payment_orders', 'item_terms', 'items', 'terms', 'kysely_migration']

export interface HeldUpgrade {
  /** Resolves when the upgrade stands still. */
  held: Promise<void>
  /** Ends the statement in which it stands: the server of a killed process would finish it too. */
  release(): void
}

interface Place {
  databaseUrl: string | null
  dataDir: string
}

/**
 * Takes a database back to one of its migrations, with one row to be kept, and makes the next upgrade stand still at one of its statements, once.
 * @param from the migration that it is left at
 * @param statement 1 for the first statement that can be held; there is at least one for each migration that is still to be run
 */
export async function holdUpgrade(place: Place, from: string, statement: number): Promise<HeldUpgrade> {
  const database = await openDatabase(place)
  const name = `held-${newId()}`
  try {
    await database.db.transaction().execute((trx) => rebuildTables(trx, from))
    await database.db.insertInto('settings').values({ name: 'kept', value: 'yes' }).execute()
    await database.pool.query(`create sequence statements_of_upgrade`)
    // A file tells the outside that the upgrade stands still; another one lets it go on. Rows would be rolled back or invisible.
    await database.pool.query(`create function hold_upgrade() returns trigger language plpgsql as $$
      declare place text := current_setting('data_directory') || '/${name}';
      begin
        if nextval('statements_of_upgrade') >= ${statement} and (pg_stat_file(place, true)).size is null then
          execute format('copy (select 1) to %L', place);
          while (pg_stat_file(place || '-go', true)).size is null loop
            perform pg_sleep(0.02);
          end loop;
        end if;
        return null;
      end $$`)
    for (const table of WRITTEN)
      await database.pool.query(
        `create trigger hold_upgrade before insert or update on ${table} for each statement execute function hold_upgrade()`,
      )
    const folder = await folderOf(database, place)
    return {
      held: appearance(folder, name),
      release: () => writeFileSync(join(folder, `${name}-go`), ''),
    }
  } finally {
    await database.close()
  }
}

/** The database's own folder, as this process sees it. */
async function folderOf({ embedded, pool }: Database, { dataDir }: Place): Promise<string> {
  if (embedded) return join(dataDir, 'database')
  const { rows } = await pool.query<{ data_directory: string }>('show data_directory')
  return rows[0]?.data_directory ?? ''
}

const appearance = (folder: string, name: string): Promise<void> =>
  new Promise((resolve) => {
    const watcher = watch(folder, (_, file) => {
      if (file !== name) return
      watcher.close()
      resolve()
    })
  })

/** Each column of the shop's tables with its type, in a form that is equal for equal tables. */
export async function columnsOf({ pool }: Pick<Database, 'pool'>): Promise<string[]> {
  const { rows } = await pool.query<{ column: string }>(
    `select concat_ws(' ', table_schema || '.' || table_name || '.' || column_name, data_type, is_nullable, column_default) as column
     from information_schema.columns where table_schema in ('public', 'pages') order by 1`,
  )
  return rows.map(({ column }) => column)
}
