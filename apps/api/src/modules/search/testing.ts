import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { createLog } from '../../platform/log.ts'
import { type Database, openDatabase } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { random } from '../../testing/random.ts'
import { type DatabaseKind, newMigratedStorage, type TestStorage } from '../../testing/databases.ts'
import { createFollower, type Follower } from '../changes/index.ts'
import type { TestSearchEngine } from '../../testing/search-engine.ts'
import { codeOfHex, packed, PALETTE_SIZE } from './colour/codes.ts'
import { keepPalettes } from './colour/palettes-store.ts'
import type { Question } from './engine.ts'
import type { Entry } from './memory/entry.ts'
import {
  createMemorySearch,
  createOpenSearch,
  createSearch,
  type ListQuery,
  type MemorySearch,
  type MemorySearchOptions,
  type OpenSearch,
  type OpenSearchOptions,
  type Search,
  type SearchEngine,
  UNFILTERED,
} from './index.ts'

/** An item, for the search and for the model it is compared with. */
export interface Item {
  id: number
  name: string
  keywords: string[]
  category: number
  width: number
  height: number
  score: number
  /** Seconds. Several items share a value, which tests the second sort key. */
  created: number
  approval: 'approved' | 'awaiting'
  free: boolean
  /** Whole paise; 0 for a free one. */
  price: number
  /** Packed; absent for an item without a palette. */
  palette?: number[]
  /** A picture without it. */
  bundle?: true
  /** Whether another item covers it. */
  covered?: boolean
}

/** Words in four scripts that equal their stems, so the model needs no stemmer. */
export const WORDS = [
  'tea',
  'garden',
  'hill',
  'mist',
  'boat',
  'lamp',
  'kolam',
  'peacock',
  'silk',
  'monsoon',
  'temple',
  'river',
  'मेला',
  'हिन्दी',
  'கோலம்',
  '東京',
  '4k',
  '2024',
  'raga',
  'dhow',
]
export const COLOURS = ['000000', 'ffffff', '808080', 'd62828', 'e85d04', '2a6f97', '1d70b8', '40916c', '52b788', '7f5539']
export const EVERYTHING: ListQuery = { ...UNFILTERED, search: '', categoryId: null, limit: 30, page: 1 }

export function randomSource(seed: number) {
  const next = random(seed)
  const below = (n: number) => Math.floor(next() * n)
  /** Favours the first words. */
  const word = () => WORDS[Math.floor(WORDS.length * next() ** 2.5)] ?? 'tea'
  const some = (min: number, max: number) => Array.from({ length: min + below(max - min + 1) }, word)
  const priced = (free: boolean) => ({ free, price: free ? 0 : 4_900 + 5_000 * below(12) })
  /** Of few colours, so that many items are as near as others. */
  const palette = () =>
    Array.from({ length: below(PALETTE_SIZE + 1) }, () => packed(codeOfHex(COLOURS[below(COLOURS.length)] ?? '000000'), 1 + below(51)))
  const item = (id: number): Item => ({
    id,
    name: some(1, 3).join(' '),
    keywords: Array.from({ length: 1 + below(4) }, () => some(1, 2).join(' ')),
    category: next() < 0.7 ? 1 : 2,
    width: 100 * (1 + below(40)),
    height: 100 * (1 + below(40)),
    score: below(50),
    created: below(500),
    approval: next() < 0.93 ? 'approved' : 'awaiting',
    ...priced(next() < 0.2),
    ...(next() < 0.9 ? { palette: palette() } : {}),
    covered: next() < 0.15,
  })
  return { next, below, word, some, item }
}

export interface Fixture {
  storage: TestStorage
  database: Database
  search: Search
  /** The same where `COLLAPSE_ALIKE` is set. */
  collapsing: Search
  seller: number
  /** What answers instead of the tables, if anything. */
  inMemory: InMemory | null
  inOpenSearch: InOpenSearch | null
  /** Sees all that has been committed. */
  catchUp(): Promise<void>
}

interface Following {
  changes: Follower
  /** How often the tables had to answer. */
  unanswered(): number
  /** How often it was asked. */
  asked(): number
  engine: SearchEngine
  stop(): Promise<void>
}

interface InMemory extends Following {
  memory: MemorySearch
}

interface InOpenSearch extends Following {
  openSearch: OpenSearch
}

function counted(engine: SearchEngine): Pick<Following, 'engine' | 'unanswered' | 'asked'> {
  let unanswered = 0
  let asked = 0
  const count = <T>(answer: T): T => {
    asked += 1
    if (answer === null) unanswered += 1
    return answer
  }
  return {
    unanswered: () => unanswered,
    asked: () => asked,
    engine: {
      find: async (question) => count(await engine.find(question)),
      suggest: async (...asked) => count(await engine.suggest(...asked)),
    },
  }
}

const testLog = () => createLog(process.env['TEST_LOG'] ?? 'silent')

/** An index in memory that follows the database. */
export async function newInMemory(
  { storage, database }: Pick<Fixture, 'storage' | 'database'>,
  options: Pick<MemorySearchOptions, 'open' | 'replaceAfter'> = {},
): Promise<InMemory> {
  const log = testLog()
  const changes = createFollower({ database, log })
  const memory = createMemorySearch({ database, changes, file: join(storage.dataDir, 'search-index'), log, ...options })
  await changes.start()
  memory.start()
  await memory.ready()
  return {
    changes,
    memory,
    ...counted(memory),
    async stop() {
      await changes.stop()
      await memory.stop()
    },
  }
}

/** A process that answers from an engine, and feeds it. */
export async function newInOpenSearch(
  { database }: Pick<Fixture, 'database'>,
  url: string,
  options: Partial<Pick<OpenSearchOptions, 'takeOverAfter' | 'restFor' | 'log'>> = {},
): Promise<InOpenSearch> {
  const log = testLog()
  const changes = createFollower({ database, log })
  const openSearch = createOpenSearch({ database, changes, url, log, ...options })
  await changes.start()
  openSearch.start()
  await openSearch.look()
  return {
    changes,
    openSearch,
    ...counted(openSearch),
    async stop() {
      await changes.stop()
      await openSearch.stop()
    },
  }
}

export async function newFixture(
  kind: DatabaseKind,
  { memory = false, openSearch = null }: { memory?: boolean; openSearch?: TestSearchEngine | null } = {},
): Promise<Fixture> {
  const storage = await newMigratedStorage(kind)
  const database = await openDatabase(storage)
  const { id } = await database.db
    .insertInto('sellers')
    .values({ public_id: 's', key: 's', user_id: null, first_name: 'Meera', last_name: '', has_picture: false })
    .returning('id')
    .executeTakeFirstOrThrow()
  const inMemory = memory ? await newInMemory({ storage, database }) : null
  const inOpenSearch = openSearch === null ? null : await newInOpenSearch({ database }, openSearch.url)
  const following = inMemory ?? inOpenSearch
  const options = { database, engine: following?.engine ?? null, changes: following?.changes ?? null }
  const [search, collapsing] = [createSearch(options), createSearch({ ...options, collapse: true })]
  await Promise.all([search.start(), collapsing.start()])
  return {
    storage,
    database,
    search,
    collapsing,
    seller: id,
    inMemory,
    inOpenSearch,
    async catchUp() {
      await following?.changes.look()
      await inOpenSearch?.openSearch.look()
    },
  }
}

export async function removeFixture({ storage, database, search, collapsing, inMemory, inOpenSearch }: Fixture): Promise<void> {
  await inMemory?.stop()
  await inOpenSearch?.stop()
  await search.stop()
  await collapsing.stop()
  await database.close()
  storage.remove()
}

const created = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1000)

const row = (item: Item, seller: number) => ({
  public_id: `p${item.id}`,
  source_key: `k${item.id}`,
  name: item.name,
  description: '',
  category_id: item.category,
  seller_id: seller,
  price: item.price,
  purchase_type: item.free ? ('free' as const) : ('paid' as const),
  width: item.width,
  height: item.height,
  file_ext: item.bundle ? 'zip' : 'jpg',
  file_types: ['jpg'],
  keywords: item.keywords,
  approval: item.approval,
  original_key: `o${item.id}`,
  original_bytes: 1,
  original_sha256: '',
  original_type: 'image/jpeg',
  location: '',
  licence: '',
  author: '',
  source: '',
  note: '',
  thumb_hash: '',
  colour: '',
  contents: '[]',
  score: item.score,
  created_at: created(item.created),
})

/** Inserts and indexes items, and sets their `id` to that of the row. */
export async function insert({ database, search, seller }: Fixture, items: Item[]): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    for (let start = 0; start < items.length; start += 1_000) {
      const batch = items.slice(start, start + 1_000)
      const rows = await trx
        .insertInto('items')
        .values(batch.map((item) => row(item, seller)))
        .returning(['id', 'public_id'])
        .execute()
      const ids = new Map(rows.map(({ id, public_id }) => [public_id, id]))
      for (const item of batch) item.id = ids.get(`p${item.id}`) ?? 0
    }
    await keepPalettes(
      trx,
      items.flatMap(({ id, palette }) => (palette === undefined ? [] : { itemId: id, colours: palette })),
    )
    await cover(
      trx,
      seller,
      items.filter(({ covered }) => covered === true),
    )
    await search.index(
      trx,
      items.map((item) => item.id),
    )
  })
}

/** Has these items covered by one that no search finds. */
async function cover(trx: Kysely<Tables>, seller: number, items: readonly Item[]): Promise<void> {
  if (items.length === 0) return
  const head: Item = {
    id: 0,
    name: 'head',
    keywords: [],
    category: 1,
    width: 1,
    height: 1,
    score: 0,
    created: 0,
    approval: 'awaiting',
    free: true,
    price: 0,
  }
  await trx
    .insertInto('items')
    .values(row(head, seller))
    .onConflict((conflict) => conflict.column('public_id').doNothing())
    .execute()
  const { id: head_id } = await trx.selectFrom('items').select('id').where('public_id', '=', 'p0').executeTakeFirstOrThrow()
  await trx
    .insertInto('item_twins')
    .values(items.map(({ id }) => ({ item_id: id, head_id })))
    .execute()
}

export async function update({ database, search, seller }: Fixture, item: Item): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    const { name, keywords, category, width, height, score, approval, free, price, palette } = item
    await trx
      .updateTable('items')
      .set({
        name,
        keywords,
        category_id: category,
        width,
        height,
        score,
        approval,
        price,
        purchase_type: free ? 'free' : 'paid',
        created_at: created(item.created),
      })
      .where('id', '=', item.id)
      .execute()
    await trx.deleteFrom('item_palettes').where('item_id', '=', item.id).execute()
    if (palette !== undefined) await keepPalettes(trx, [{ itemId: item.id, colours: palette }])
    await trx.deleteFrom('item_twins').where('item_id', '=', item.id).execute()
    if (item.covered === true) await cover(trx, seller, [item])
    await search.index(trx, [item.id])
  })
}

/** The stored counts, and the same counts computed from the entries. */
export async function countsAndRecount({ database }: Fixture) {
  const { rows: stored } = await database.pool.query(
    `select term_id, category_id, orient, sum(n)::int as n from (select term_id, category_id, orient, n from term_counts union all select term_id, category_id, orient, n from term_count_deltas) x
     group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3`,
  )
  const { rows: recounted } = await database.pool.query(
    `select term_id, category_id, orient, count(*)::int as n from (select unnest(0 || terms) as term_id, category_id, orient from item_terms) x group by 1, 2, 3 order by 1, 2, 3`,
  )
  return { stored, recounted }
}

/** How near a palette is to a colour, by the formula of docs/decisions/0047-colour.md. */
export function nearnessOf(palette: readonly number[], colour: number): number {
  const steps = (code: number) => [code >> 10, (code >> 5) & 31, code & 31]
  const [l = 0, a = 0, b = 0] = steps(colour)
  return palette.reduce((sum, each) => {
    const [el = 0, ea = 0, eb = 0] = steps(each & 0xffff)
    return sum + (each >> 16) * Math.max(0, 250 - (el - l) ** 2 - 10 * ((ea - a) ** 2 + (eb - b) ** 2))
  }, 0)
}

/** The answer to a question by looking at every entry. */
export function answerOf(entries: Iterable<Entry>, { terms, recent, offset, limit, ...filters }: Question) {
  const near = ({ palette }: Entry) => (filters.colour === null ? 1 : nearnessOf(palette, filters.colour))
  const hits = [...entries].filter(
    (entry) =>
      terms.every((any) => any.some((term) => entry.terms.includes(term))) &&
      (filters.category === null || entry.category === filters.category) &&
      (filters.orient === null || entry.orient === filters.orient) &&
      entry.height >= filters.minHeight &&
      entry.width >= filters.minWidth &&
      (filters.minPrice === null || entry.price >= filters.minPrice) &&
      (filters.maxPrice === null || entry.price <= filters.maxPrice) &&
      (filters.among === null || filters.among.includes(entry.id)) &&
      !(filters.collapsed && entry.covered) &&
      near(entry) > 0,
  )
  const titled = (entry: Entry) =>
    filters.among !== null
      ? -filters.among.indexOf(entry.id)
      : filters.colour !== null
        ? near(entry)
        : Number(terms.length > 0 && terms.every((any) => any.some((term) => entry.terms.includes(-term))))
  hits.sort((a, b) => (recent ? b.created - a.created || b.id - a.id : titled(b) - titled(a) || b.score - a.score || b.id - a.id))
  return { ids: hits.slice(offset, offset + limit).map(({ id }) => id), count: hits.length }
}

/** The phrases to suggest, by looking at every entry. */
export function phrasesOf(entries: Iterable<Entry>, prefix: string, category: number | null, limit: number): string[] {
  const counts = new Map<string, number>()
  for (const entry of entries)
    if (category === null || entry.category === category)
      for (const phrase of entry.phrases) if (phrase.startsWith(prefix)) counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
  return [...counts]
    .toSorted(([a, n], [b, m]) => m - n || Buffer.compare(Buffer.from(a), Buffer.from(b)))
    .slice(0, limit)
    .map(([phrase]) => phrase)
}
