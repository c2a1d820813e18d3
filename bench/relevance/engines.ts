import { createSearch, type ListQuery, UNFILTERED } from '@chitra/api/modules/search/index.ts'
import { type Database, openDatabase } from '@chitra/api/platform/database/database.ts'
import MiniSearch, { type SearchOptions } from 'minisearch'
import type { Picture } from './records.ts'
import { DEPTH } from './statistics.ts'

/** Gives the numbers of the pictures that it would show first. */
export interface Engine {
  name: string
  shown(search: string): Promise<number[]>
}

/** A first page, as the shop asks for it. */
const FIRST_PAGE: Omit<ListQuery, 'search'> = { ...UNFILTERED, categoryId: null, limit: 30, page: 1 }
/** With fewer, related items follow (`modules/catalogue/listing.ts`). */
const ENOUGH = 10
const BATCH = 2_000

// Of one score and date, so that nothing but the words decides: a bench has no purchases.
const INSERT = `
  insert into items (public_id, source_key, name, category_id, seller_id, price, purchase_type, width, height, file_ext, file_types, keywords,
    original_key, original_bytes, original_sha256, original_type)
  select n::text, n::text, title, 1, s.id, case when free then 0 else 19900 end, case when free then 'free' else 'paid' end, 300, 200,
    case when bundle then 'zip' else 'jpg' end, '{jpg}', keywords, n::text, 1, '', 'image/jpeg'
  from json_to_recordset($1::json) as x(n int, title text, keywords text[], free boolean, bundle boolean), (select id from sellers) s
  order by n
  returning id, public_id`

/** The shop's search on a new database: as its page shows it, and as after a click on the first "did you mean". */
async function ours(database: Database, pictures: readonly Picture[]): Promise<Engine[]> {
  const { db, pool } = database
  const search = createSearch({ database })
  await search.start()
  await pool.query(`insert into sellers (public_id, key, first_name) values ('bench', 'bench', 'Meera')`)
  const numbers = new Map<number, number>()
  for (let start = 0; start < pictures.length; start += BATCH) {
    const { rows } = await pool.query<{ id: number; public_id: string }>(INSERT, [JSON.stringify(pictures.slice(start, start + BATCH))])
    for (const { id, public_id } of rows) numbers.set(id, Number(public_id))
    await db.transaction().execute((trx) =>
      search.index(
        trx,
        rows.map(({ id }) => id),
      ),
    )
  }
  await search.settle()
  const page = async (text: string) => {
    const query = { ...FIRST_PAGE, search: text }
    const found = await search.list(query)
    const related = found.count < ENOUGH ? await search.related(query, found.itemIds) : []
    const shown = [...found.itemIds, ...related].slice(0, DEPTH).map((id) => numbers.get(id) ?? -1)
    const near = found.count === 0 ? (await search.instead(query)).near[0]?.search : undefined
    return { shown, near }
  }
  return [
    { name: 'ours', shown: async (text) => (await page(text)).shown },
    {
      name: 'ours, one click',
      async shown(text) {
        const { shown, near } = await page(text)
        return near === undefined ? shown : (await page(near)).shown
      },
    },
  ]
}

const TABLE = [
  'create table bench_plain (n int, words tsvector)',
  `insert into bench_plain select n, setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', array_to_string(keywords, ' ')), 'B')
   from json_to_recordset($1::json) as x(n int, title text, keywords text[])`,
  'create index on bench_plain using gin (words)',
]
const ASK = `
  select n from bench_plain, cast($1 as tsquery) as asked where words @@ asked order by ts_rank_cd(words, asked) desc, n limit ${DEPTH}`

/** What most shops write: titles weigh more than keywords, and all words must be there; and the same with any of the words. */
async function postgres({ pool }: Database, pictures: readonly Picture[]): Promise<Engine[]> {
  const [create = '', fill = '', index = ''] = TABLE
  await pool.query(create)
  await pool.query(fill, [JSON.stringify(pictures)])
  await pool.query(index)
  const ask = async (asked: string) => (await pool.query<{ n: number }>(ASK, [asked])).rows.map(({ n }) => n)
  const parsed = async (text: string) =>
    (await pool.query<{ asked: string }>(`select websearch_to_tsquery('english', $1)::text as asked`, [text])).rows[0]?.asked ?? ''
  return [
    { name: 'PostgreSQL, all words', shown: async (text) => await ask(await parsed(text)) },
    { name: 'PostgreSQL, any word', shown: async (text) => await ask((await parsed(text)).replaceAll(/ (?:&|<->) /g, ' | ')) },
  ]
}

/** As its documentation recommends for a search box: beginnings of words, one slip in five letters, and titles that weigh more. */
const SETTINGS: SearchOptions = { prefix: true, fuzzy: 0.2, boost: { title: 2 } }

function minisearch(pictures: readonly Picture[]): Engine[] {
  const index = new MiniSearch<{ id: number; title: string; keywords: string }>({ fields: ['title', 'keywords'] })
  index.addAll(pictures.map(({ n, title, keywords }) => ({ id: n, title, keywords: keywords.join(', ') })))
  const engine = (name: string, combineWith: 'AND' | 'OR'): Engine => ({
    name,
    shown: (text) =>
      Promise.resolve(
        index
          .search(text, { ...SETTINGS, combineWith })
          .slice(0, DEPTH)
          .map(({ id }) => Number(id)),
      ),
  })
  return [engine('minisearch, all words', 'AND'), engine('minisearch, any word', 'OR')]
}

/** Each engine with the same pictures. `close` ends what they hold. */
export async function enginesOf(pictures: readonly Picture[], databaseUrl: string, dataDir: string) {
  const database = await openDatabase({ databaseUrl, dataDir })
  const engines = [...(await ours(database, pictures)), ...(await postgres(database, pictures)), ...minisearch(pictures)]
  return { engines, close: () => database.close() }
}
