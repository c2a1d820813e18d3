import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '@chitra/api/platform/database/database.ts'
import { startPostgres } from '@chitra/api/testing/postgres.ts'
import { readCatalogue } from '../search/catalogue.ts'
import { load } from '../search/load.ts'

// `pnpm bench:sizes [--items N] [--catalogue FILE]`: how many bytes of PostgreSQL an item needs, by table, tables and indexes apart (docs/scale.md).
const { values } = parseArgs({
  options: {
    items: { type: 'string', default: '100000' },
    catalogue: { type: 'string', default: new URL('../../../shared/data/catalogue.ndjson.gz', import.meta.url).pathname },
  },
})

const items = await readCatalogue(values.catalogue, Number(values.items))
const postgres = await startPostgres()
const dataDir = mkdtempSync(join(tmpdir(), 'chitra-sizes-'))
try {
  const storage = { databaseUrl: postgres.url, dataDir }
  await load(storage, items)
  const { pool, close } = await openDatabase(storage)
  const { rows } = await pool.query<{ name: string; rows: number; indexes: number }>(
    `select relname as name, pg_table_size(oid)::float8 as rows, pg_indexes_size(oid)::float8 as indexes
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'bench_naive'
     order by pg_total_relation_size(oid) desc limit 8`,
  )
  await close()
  process.stdout.write(`${items.length} items; bytes per item\n\n| table | rows | indexes |\n|---|---|---|\n`)
  const perItem = (bytes: number): string => (bytes / items.length).toFixed(0)
  for (const { name, rows: table, indexes } of rows) process.stdout.write(`| ${name} | ${perItem(table)} | ${perItem(indexes)} |\n`)
} finally {
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
