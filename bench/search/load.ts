import { createSearch, keepPalettes } from '@chitra/api/modules/search/index.ts'
import { stemsOf as stemsOfWords } from '@chitra/api/modules/search/dictionary-store.ts'
import { expansionsOf, parseSynonyms } from '@chitra/api/modules/search/synonyms.ts'
import { synonymsText } from '@chitra/api/modules/search/synonyms-store.ts'
import { openDatabase } from '@chitra/api/platform/database/database.ts'
import { isStemmed, words } from '@chitra/api/modules/search/terms.ts'
import { random } from '@chitra/api/testing/random.ts'
import { markAsLookedAt } from '../looked-at.ts'
import type { BenchItem } from './catalogue.ts'
import { parentOf } from './cpu.ts'
import { drawPalette } from './palettes.ts'

const BATCH = 2_000

export interface Storage {
  databaseUrl: string | null
  dataDir: string
}

export interface Loaded {
  /** Seconds. */
  index: number
  settle: number
  naive: number
}

const INSERT = `
  insert into items (public_id, source_key, name, category_id, seller_id, price, purchase_type, width, height, file_ext, file_types, keywords,
    original_key, original_bytes, original_sha256, original_type, score, created_at)
  select "publicId", "publicId", name, "categoryId", s.id, 19900, 'paid', width, height, 'jpg', '{jpg}', keywords, "publicId", 1, '', 'image/jpeg', score, "createdAt"
  from json_to_recordset($1::json) as x("publicId" text, name text, keywords text[], "categoryId" int, width int, height int, score int, "createdAt" timestamptz),
    (select id from sellers) s
  returning id`
const NAIVE = [
  `create table bench_naive as
   select id as item_id, public_id, created_at, category_id, case when width > height then 1 when width < height then 2 else 0 end as orient, height, width,
     setweight(to_tsvector('english', name), 'A') || to_tsvector('english', array_to_string(keywords, ' ')) as words from items`,
  `create index on bench_naive using gin (words)`,
  `vacuum analyze`,
]

/** Loads the items and indexes them with the shop's own code, then creates the table for the naive query. */
export async function load(storage: Storage, items: readonly BenchItem[]): Promise<Loaded> {
  const database = await openDatabase(storage)
  const { db, pool } = database
  const search = createSearch({ database })
  await search.start()
  await pool.query(`insert into sellers (public_id, key, first_name) values ('bench', 'bench', 'Meera')`)
  let since = performance.now()
  const lap = () => {
    const seconds = (performance.now() - since) / 1_000
    since = performance.now()
    return seconds
  }
  const ids: number[] = []
  for (let start = 0; start < items.length; start += BATCH) {
    const rows = items
      .slice(start, start + BATCH)
      .map((item) => ({ ...item, name: item.name.replaceAll('\0', ' '), createdAt: item.createdAt.toISOString() }))
    const inserted = await pool.query<{ id: number }>(INSERT, [JSON.stringify(rows)])
    for (const { id } of inserted.rows) ids.push(id)
    await db.transaction().execute((trx) =>
      search.index(
        trx,
        inserted.rows.map(({ id }) => id),
      ),
    )
  }
  const index = lap()
  await search.settle()
  const settle = lap()
  await search.stop()
  const draw = random(11)
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH)
    await keepPalettes(
      db,
      batch.map((itemId) => ({ itemId, colours: drawPalette(draw) })),
    )
    await markAsLookedAt(db, batch)
  }
  lap()
  const client = await pool.connect()
  await client.query('set statement_timeout = 0')
  for (const statement of NAIVE) await client.query(statement)
  client.release()
  await database.close()
  return { index, settle, naive: lap() }
}

/** PostgreSQL's stem of every word in the texts; null for stop words. */
export async function stemsOf(storage: Storage, texts: Iterable<string>): Promise<Map<string, string | null>> {
  const all = new Set<string>()
  for (const text of texts) for (const word of words(text)) all.add(word)
  const database = await openDatabase(storage)
  const stems = new Map<string, string | null>()
  const list = [...all]
  for (let start = 0; start < list.length; start += 10_000) {
    const { rows } = await database.pool.query<{ word: string; stem: string | null }>(
      `select word, (tsvector_to_array(to_tsvector('english', word)))[1] as stem from unnest($1::text[]) as word`,
      [list.slice(start, start + 10_000)],
    )
    for (const { word, stem } of rows) stems.set(word, /^\p{Script=Latin}+$/u.test(word) ? stem : word)
  }
  await database.close()
  return stems
}

/** For each stem those of its synonyms, as a new shop has them. */
export async function synonymsIn(storage: Storage): Promise<ReadonlyMap<string, readonly string[]>> {
  const database = await openDatabase(storage)
  const { groups } = parseSynonyms(await synonymsText(database.db))
  const stems = new Map((await stemsOfWords(database.db, groups.flat().filter(isStemmed))).map(({ word, stem }) => [word, stem]))
  await database.close()
  return expansionsOf(groups, (word) => (isStemmed(word) ? (stems.get(word) ?? null) : word))
}

/** The process whose children answer the connections. */
export async function postmasterOf(storage: Storage): Promise<number> {
  const database = await openDatabase(storage)
  const { rows } = await database.pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postmaster = parentOf(rows[0]?.pid ?? 0)
  await database.close()
  return postmaster
}
