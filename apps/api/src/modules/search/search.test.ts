import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../platform/database/database.ts'
import { up as markFreeItems } from '../../platform/database/migrations/0005-free-items.ts'
import { up as addNearWords } from '../../platform/database/migrations/0010-near-words.ts'
import { DATABASES, type DatabaseKind, newMigratedStorage, type TestStorage } from '../../testing/databases.ts'
import { createSearch, type ListQuery, type Search } from './index.ts'

/** An item, for the search and for the model it is compared with. */
interface Item {
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
  /** A picture without it. */
  bundle?: true
}

/** Words in four scripts that equal their stems, so the model needs no stemmer. */
const WORDS = [
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
const EVERYTHING: ListQuery = {
  search: '',
  categoryId: null,
  orientation: null,
  minHeight: 0,
  minWidth: 0,
  free: false,
  recent: false,
  limit: 30,
  page: 1,
}

/** The mulberry32 generator: numbers from 0 to below 1, reproducible from a seed. */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

function randomSource(seed: number) {
  const next = mulberry32(seed)
  const below = (n: number) => Math.floor(next() * n)
  /** Favours the first words. */
  const word = () => WORDS[Math.floor(WORDS.length * next() ** 2.5)] ?? 'tea'
  const some = (min: number, max: number) => Array.from({ length: min + below(max - min + 1) }, word)
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
    free: next() < 0.2,
  })
  return { next, below, word, some, item }
}

const wordsOf = (item: Item) => new Set([...item.name.split(' '), ...item.keywords.flatMap((keyword) => keyword.split(' '))])

/** The expected result, computed by brute force. */
function model(items: Iterable<Item>, query: ListQuery): { itemIds: number[]; count: number; countIsLowerBound: boolean } {
  const searched = query.search.split(' ').filter((word) => word !== '')
  const hits = [...items].filter(
    (item) =>
      item.approval === 'approved' &&
      searched.every((word) => wordsOf(item).has(word)) &&
      (query.categoryId === null || item.category === query.categoryId) &&
      (query.orientation === null || (query.orientation === 'landscape' ? item.width > item.height : item.width < item.height)) &&
      (!query.free || item.free) &&
      item.height >= query.minHeight &&
      item.width >= query.minWidth,
  )
  const titled = (item: Item) => (searched.length > 0 && searched.every((word) => item.name.split(' ').includes(word)) ? 1 : 0)
  hits.sort((a, b) => (query.recent ? b.created - a.created || b.id - a.id : titled(b) - titled(a) || b.score - a.score || b.id - a.id))
  const start = (query.page - 1) * query.limit
  return { itemIds: hits.slice(start, start + query.limit).map((item) => item.id), count: hits.length, countIsLowerBound: false }
}

function modelSuggestions(items: Iterable<Item>, prefix: string, category: number | null): string[] {
  const counts = new Map<string, number>()
  for (const item of items) {
    if (item.approval !== 'approved' || (category !== null && item.category !== category)) continue
    for (const phrase of new Set([item.name, ...item.keywords])) counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
  }
  return [...counts]
    .filter(([phrase]) => phrase.startsWith(prefix))
    .toSorted(([a, n], [b, m]) => m - n || Buffer.compare(Buffer.from(a), Buffer.from(b)))
    .slice(0, 10)
    .map(([phrase]) => phrase)
}

/** The prefixes of all phrases, in the given lengths. */
function prefixes(items: Iterable<Item>, lengths: readonly number[]): Set<string> {
  const phrases = [...items].flatMap((item) => [item.name, ...item.keywords])
  return new Set(phrases.flatMap((phrase) => lengths.map((length) => Array.from(phrase).slice(0, length).join('').trim())))
}

interface Fixture {
  storage: TestStorage
  database: Database
  search: Search
  seller: number
}

async function newFixture(kind: DatabaseKind): Promise<Fixture> {
  const storage = await newMigratedStorage(kind)
  const database = await openDatabase(storage)
  const { id } = await database.db
    .insertInto('sellers')
    .values({ public_id: 's', key: 's', user_id: null, first_name: 'Meera', last_name: '', has_picture: false })
    .returning('id')
    .executeTakeFirstOrThrow()
  const search = createSearch({ database })
  await search.start()
  return { storage, database, search, seller: id }
}

async function removeFixture({ storage, database, search }: Fixture): Promise<void> {
  await search.stop()
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
  price: 0,
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
async function insert({ database, search, seller }: Fixture, items: Item[]): Promise<void> {
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
    await search.index(
      trx,
      items.map((item) => item.id),
    )
  })
}

async function update({ database, search }: Fixture, item: Item): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    const { name, keywords, category, width, height, score, approval, free } = item
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
        purchase_type: free ? 'free' : 'paid',
        created_at: created(item.created),
      })
      .where('id', '=', item.id)
      .execute()
    await search.index(trx, [item.id])
  })
}

/** The stored counts, and the same counts computed from the entries. */
async function countsAndRecount({ database }: Fixture) {
  const { rows: stored } = await database.pool.query(
    `select term_id, category_id, orient, sum(n)::int as n from (select term_id, category_id, orient, n from term_counts union all select term_id, category_id, orient, n from term_count_deltas) x
     group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3`,
  )
  const { rows: recounted } = await database.pool.query(
    `select term_id, category_id, orient, count(*)::int as n from (select unnest(0 || terms) as term_id, category_id, orient from item_terms) x group by 1, 2, 3 order by 1, 2, 3`,
  )
  return { stored, recounted }
}

describe.each(DATABASES)('the search, %s, against brute force', (database) => {
  const items = new Map<number, Item>()
  const random = randomSource(7)
  let fixture: Fixture
  beforeAll(async () => {
    fixture = await newFixture(database)
    const initial = Array.from({ length: 3_000 }, (_, n) => random.item(n + 1))
    await insert(fixture, initial)
    for (const item of initial) items.set(item.id, item)
    await fixture.search.settle()
  })
  afterAll(() => removeFixture(fixture))

  const agree = async (query: ListQuery) =>
    expect({ query, answer: await fixture.search.list(query) }).toEqual({ query, answer: model(items.values(), query) })

  it('returns the expected result for every combination of filters, in both orders', async () => {
    for (const search of ['', 'tea', 'tea garden', 'raga dhow'])
      for (const categoryId of [null, 1, 2])
        for (const orientation of [null, 'landscape', 'portrait'] as const)
          for (const [minHeight, minWidth] of [
            [0, 0],
            [2_000, 0],
            [0, 2_500],
            [1_500, 3_000],
          ] as const)
            for (const recent of [false, true])
              for (const free of [false, true])
                await agree({
                  ...EVERYTHING,
                  search,
                  categoryId,
                  orientation,
                  minHeight,
                  minWidth,
                  free,
                  recent,
                  page: 1 + random.below(3),
                })
  })

  it('returns the expected result for random queries and pages', async () => {
    for (let n = 0; n < 200; n++)
      await agree({
        search: random.some(0, 3).join(' '),
        categoryId: random.next() < 0.3 ? 1 + random.below(2) : null,
        orientation: random.next() < 0.25 ? (random.next() < 0.5 ? 'landscape' : 'portrait') : null,
        minHeight: random.next() < 0.2 ? 100 * random.below(45) : 0,
        minWidth: random.next() < 0.2 ? 100 * random.below(45) : 0,
        free: random.next() < 0.3,
        recent: random.next() < 0.3,
        limit: 1 + random.below(100),
        page: 1 + Math.floor(random.next() ** 3 * 40),
      })
  })

  it.each(['', 'tea', 'tea garden'])('returns every match of "%s" exactly once over its pages', async (search) => {
    const seen: number[] = []
    const { count } = await fixture.search.list({ ...EVERYTHING, search })
    for (let page = 1; seen.length < count; page++) {
      const { itemIds } = await fixture.search.list({ ...EVERYTHING, search, page, limit: 37 })
      if (itemIds.length === 0) break
      seen.push(...itemIds)
    }
    expect(seen).toHaveLength(count)
    expect(new Set(seen).size).toBe(count)
  })

  it('suggests the most common phrases for every prefix, by category and overall', async () => {
    for (const prefix of prefixes(items.values(), [1, 2, 3, 4, 5, 7]))
      for (const categoryId of [null, 1, 2])
        expect({ prefix, answer: await fixture.search.suggest({ search: prefix, categoryId }) }).toEqual({
          prefix,
          answer: modelSuggestions(items.values(), prefix, categoryId),
        })
  })

  it('stays correct after random updates, approvals, removals and insertions, settled or not', async () => {
    for (let round = 0; round < 3; round++) {
      const ids = [...items.keys()]
      for (let n = 0; n < 25; n++) {
        const id = ids[random.below(ids.length)] ?? 0
        const item = items.get(id)
        if (!item) continue
        const kind = random.next()
        if (kind < 0.15) {
          await fixture.database.db.transaction().execute(async (trx) => {
            await fixture.search.remove(trx, [id])
            await trx.deleteFrom('items').where('id', '=', id).execute()
          })
          items.delete(id)
        } else {
          const changed: Item =
            kind < 0.4 ? { ...item, approval: item.approval === 'approved' ? 'awaiting' : 'approved' } : { ...random.item(id), id }
          await update(fixture, changed)
          items.set(id, changed)
        }
      }
      const added = Array.from({ length: 10 }, (_, n) => random.item(10_000 + 100 * round + n))
      await insert(fixture, added)
      for (const item of added) items.set(item.id, item)

      for (const search of ['', 'tea', 'garden hill', 'dhow'])
        for (const categoryId of [null, 2])
          for (const free of [false, true]) await agree({ ...EVERYTHING, search, categoryId, free, page: 1 + random.below(2) })
      expect(await fixture.search.count()).toBe(model(items.values(), EVERYTHING).count)
      const unfolded = await countsAndRecount(fixture)
      expect(unfolded.stored).toEqual(unfolded.recounted)

      await fixture.search.settle()
      expect((await fixture.database.pool.query('select 1 from term_count_deltas union all select 1 from phrase_deltas')).rows).toEqual([])
      const folded = await countsAndRecount(fixture)
      expect(folded.stored).toEqual(folded.recounted)
      for (const prefix of prefixes(items.values(), [1, 2, 3, 4, 6]))
        for (const categoryId of [null, 1, 2])
          expect({ prefix, answer: await fixture.search.suggest({ search: prefix, categoryId }) }).toEqual({
            prefix,
            answer: modelSuggestions(items.values(), prefix, categoryId),
          })
      for (const search of ['tea', 'garden hill', 'मेला']) await agree({ ...EVERYTHING, search })
    }
    const { rows } = await fixture.database.pool.query(
      `select lexeme from terms t where df <> (select count(*) from item_terms where terms @> array[t.id]) or title_df <> (select count(*) from item_terms where terms @> array[-t.id])`,
    )
    expect(rows).toEqual([])
  })

  it('does not find what a rolled-back transaction wrote, and then finds it when committed', async () => {
    const item = [...items.values()].find(({ approval }) => approval === 'approved')
    if (!item) throw new Error('no item')
    await fixture.database.db
      .transaction()
      .execute(async (trx) => {
        await trx.updateTable('items').set({ name: 'zanzibar' }).where('id', '=', item.id).execute()
        await fixture.search.index(trx, [item.id])
        throw new Error('rolled back')
      })
      .catch(() => undefined)
    expect((await fixture.search.list({ ...EVERYTHING, search: 'zanzibar' })).itemIds).toEqual([])
    await update(fixture, { ...item, name: 'zanzibar' })
    const other = createSearch({ database: fixture.database })
    await other.start()
    expect((await other.list({ ...EVERYTHING, search: 'zanzibar' })).itemIds).toEqual([item.id])
    expect((await fixture.search.list({ ...EVERYTHING, search: 'zanzibar' })).itemIds).toEqual([item.id])
    await update(fixture, item)
  })

  it('clamps limits and page numbers [TI-04]', async () => {
    for (const [limit, page] of [
      [1e9, 1],
      [100, -1],
      [100, 1e15],
      [100, Number.MAX_SAFE_INTEGER],
      [Number.POSITIVE_INFINITY, Number.NaN],
      [-5, 0],
    ] as const) {
      const { itemIds } = await fixture.search.list({ ...EVERYTHING, limit, page, minHeight: -1, minWidth: 1e300 * (page > 100 ? 1 : 0) })
      expect(itemIds.length).toBeLessThanOrEqual(100)
    }
  })

  const hostile = {
    'percent signs': '%%%',
    underscores: '_'.repeat(100),
    'an expensive pattern': '((((a+)+)+)+$'.repeat(10_000),
    NUL: '\0',
    'NUL in a word': 'te\0a',
    'a lone surrogate': 'tea \uD800',
    'a surrogate pair split by truncation': `${'x'.repeat(1_999)}😀`,
    '200 words': Array.from({ length: 200 }, (_, n) => `w${n}`).join(' '),
    '200 known words': Array.from({ length: 200 }, (_, n) => WORDS[n % WORDS.length]).join(' '),
    'a quote': `'; drop table items; --`,
    operators: 'tea & !garden | (hill:*)',
    'array syntax': '{1,2,"}',
    'stacked combining marks': `a${'\u0301'.repeat(5_000)}`,
    'a long word': 'tea'.repeat(50_000),
    'only a stop word': 'the',
    'a backslash': '\\',
    'the largest code point': '\u{10FFFF}',
    'a character that normalisation expands': '\uFDFA'.repeat(2_000),
    'only a combining mark': '\u0301',
  }
  it.each(Object.entries(hostile))('survives a hostile search: %s', async (_, search) => {
    for (const categoryId of [null, 1]) {
      const answer = await fixture.search.list({ ...EVERYTHING, search, categoryId })
      const suggested = await fixture.search.suggest({ search, categoryId })
      const { near, fewer, without } = await fixture.search.instead({ ...EVERYTHING, search, categoryId })
      expect([...near, ...fewer].filter((offer) => offer.search.length > 200 || offer.count === 0)).toEqual([])
      if (answer.count > 0) continue
      expect(without).toBe(null)
      expect(answer.itemIds.length).toBeLessThanOrEqual(30)
      expect(suggested.length).toBeLessThanOrEqual(10)
    }
    expect((await fixture.search.list({ ...EVERYTHING, search: '%%%' })).itemIds).toEqual([])
  })
})

describe.each(DATABASES)('the search, %s', (database) => {
  let fixture: Fixture
  const plain: Item = {
    id: 0,
    name: 'Plain',
    keywords: [],
    category: 1,
    width: 300,
    height: 200,
    score: 0,
    created: 0,
    approval: 'approved',
    free: true,
  }
  const found = async (search: string, by: Search = fixture.search) => (await by.list({ ...EVERYTHING, search })).itemIds
  beforeAll(async () => {
    fixture = await newFixture(database)
  })
  afterAll(() => removeFixture(fixture))

  it('finds words in any inflection, case, accent or normal form, in Latin, Devanagari and Tamil', async () => {
    const items: Item[] = [
      { ...plain, id: 1, name: 'Running Horses', keywords: ['Café au lait'] },
      { ...plain, id: 2, name: 'हिन्दी की क़लम', keywords: ['रंगोली डिज़ाइन'] },
      { ...plain, id: 3, name: 'தமிழ் மலர்கள்', keywords: ['children\u2019s book'] },
      { ...plain, id: 4, name: 'ＦＵＬＬ\u00A0width', keywords: ['क्\u200Dष'] },
    ]
    await insert(fixture, items)
    const [horses, hindi, tamil, wide] = items.map((item) => item.id)
    await fixture.search.settle()
    const expected: [string, number | undefined][] = [
      ['horse', horses],
      ['RUNS horse', horses],
      ['cafe', horses],
      ['CAFÉ', horses],
      ['the horses', horses],
      ['हिन्दी', hindi],
      ['क़लम'.normalize('NFC'), hindi],
      ['क़लम'.normalize('NFD'), hindi],
      ['डिज़ाइन', hindi],
      ['மலர்கள்', tamil],
      ['children', tamil],
      ["children's", tamil],
      ['full', wide],
      ['क्ष', wide],
    ]
    for (const [search, id] of expected) expect({ search, ids: await found(search) }).toEqual({ search, ids: [id] })
    for (const search of ['हिन्द', 'ह', 'the', 'nothing', 'horse hindi', 'மலர'])
      expect({ search, ids: await found(search) }).toEqual({ search, ids: [] })
    expect(await fixture.search.suggest({ search: ' CAFÉ  A', categoryId: null })).toEqual(['café au lait'])
    expect(await fixture.search.suggest({ search: 'रंगो', categoryId: 1 })).toEqual(['रंगोली डिज़ाइन'.normalize('NFC')])
    expect(await fixture.search.suggest({ search: 'रंगो', categoryId: 2 })).toEqual([])
  })

  it('finds free items that the migration has indexed for the free filter, and counts them once if it runs twice', async () => {
    const veenas: Item[] = [1, 2, 3].map((n) => ({ ...plain, id: 700 + n, name: `Veena ${n}`, category: n === 3 ? 2 : 1, free: n !== 1 }))
    await insert(fixture, veenas)
    const { pool, db } = fixture.database
    // As before the migration: no item has the term.
    await pool.query(`delete from term_counts where abs(term_id) = (select id from terms where lexeme = '₹0')`)
    await pool.query(`delete from term_count_deltas where abs(term_id) = (select id from terms where lexeme = '₹0')`)
    await pool.query(
      `update item_terms set terms = array_remove(array_remove(terms, free.id), -free.id) from (select id from terms where lexeme = '₹0') free`,
    )
    const freeVeenas = async (by: Search) =>
      (await by.list({ ...EVERYTHING, search: 'veena', free: true })).itemIds.toSorted((a, b) => a - b)
    expect(await freeVeenas(fixture.search)).toEqual([])
    for (let run = 0; run < 2; run += 1) await markFreeItems(db as unknown as Kysely<unknown>)
    await fixture.search.settle()
    const restarted = createSearch({ database: fixture.database })
    await restarted.start()
    expect(await freeVeenas(restarted)).toEqual(veenas.slice(1).map(({ id }) => id))
    const { stored, recounted } = await countsAndRecount(fixture)
    expect(stored).toEqual(recounted)
    await restarted.stop()
  })

  it('finds items by the word "free" only while they are free', async () => {
    const item: Item = { ...plain, id: 15, name: 'Gratis lotus' }
    await insert(fixture, [item])
    expect(await found('free lotus')).toEqual([item.id])
    await fixture.database.db.transaction().execute(async (trx) => {
      await trx.updateTable('items').set({ purchase_type: 'paid', price: 100 }).where('id', '=', item.id).execute()
      await fixture.search.index(trx, [item.id])
    })
    expect(await found('free lotus')).toEqual([])
    expect(await found('lotus')).toEqual([item.id])
  })

  it('finds bundles by the words "bundle" and "zip", after those that have the word in the title', async () => {
    const titled: Item = { ...plain, id: 21, name: 'A bundle of cinnamon', score: 1 }
    const first: Item = { ...plain, id: 22, name: 'Kolam patterns', bundle: true, score: 3 }
    const second: Item = { ...plain, id: 23, name: 'Paper kites', bundle: true, score: 2 }
    await insert(fixture, [titled, first, second])
    for (const word of ['bundle', 'Bundles']) expect(await found(word)).toEqual([titled.id, first.id, second.id])
    expect(await found('zip')).toEqual([first.id, second.id])
    expect(await found('kites zip')).toEqual([second.id])
  })

  it('finds bundles that were indexed before, and shows words in place of stems, after a migration, which may run twice', async () => {
    const items: Item[] = [
      { ...plain, id: 24, name: 'Sarangi', keywords: ['puppetry', 'stories'], bundle: true },
      { ...plain, id: 25, name: 'Sarangi', keywords: ['story'] },
      { ...plain, id: 26, name: 'Sarangi', keywords: ['story'] },
    ]
    await insert(fixture, items)
    await fixture.search.settle()
    const { pool, db } = fixture.database
    // As before the migration: no bundle has the words, and no stem has a word.
    for (const statement of [
      `with without as (
         update item_terms it set terms = array_remove(array_remove(it.terms, b.id), z.id) from items i, terms b, terms z
         where i.id = it.item_id and i.file_ext = 'zip' and b.lexeme = 'bundl' and z.lexeme = 'zip' returning it.category_id, it.orient, array[b.id, z.id] as ids)
       insert into term_count_deltas (term_id, category_id, orient, n) select unnest(ids), category_id, orient, -1 from without`,
      `alter table terms drop column word`,
    ])
      await pool.query(statement)
    expect(await found('sarangi zip')).toEqual([])
    for (let run = 0; run < 2; run += 1) await addNearWords(db as unknown as Kysely<unknown>)
    await fixture.search.settle()
    for (const word of ['bundles', 'zip']) expect(await found(`sarangi ${word}`)).toEqual([items[0]?.id])
    const { rows } = await pool.query(`select lexeme, word from terms where lexeme in ('stori', 'puppetri', 'sarangi') order by lexeme`)
    expect(rows).toEqual([
      { lexeme: 'puppetri', word: 'puppetry' },
      { lexeme: 'sarangi', word: null },
      { lexeme: 'stori', word: 'story' },
    ])
    const { stored, recounted } = await countsAndRecount(fixture)
    expect(stored).toEqual(recounted)
  })

  describe('offers, when nothing was found,', () => {
    const instead = (query: Partial<ListQuery>) => fixture.search.instead({ ...EVERYTHING, ...query })
    const offered = (searches: readonly { search: string; count: number }[]) => searches.map(({ search, count }) => [search, count])
    beforeAll(async () => {
      const base = { ...plain, free: false, score: 0 }
      await insert(fixture, [
        { ...base, id: 901, name: 'Peacocks dancing', keywords: ['monsoon'], height: 900 },
        { ...base, id: 902, name: 'Peacock feather', keywords: ['blue'] },
        { ...base, id: 903, name: 'Peahen', keywords: ['birds of festivals'] },
        { ...base, id: 904, name: 'दीवाली के दीये', keywords: ['दीवाली'] },
        { ...base, id: 905, name: 'Tanpura', keywords: ['raag'], category: 2, free: true },
        { ...base, id: 906, name: 'Tanpura', keywords: ['raag'], category: 2, free: true, width: 50 },
        { ...base, id: 907, name: 'Tanpura', keywords: ['raag'] },
      ])
      await fixture.search.settle()
    })

    it.each([
      ['peacok', 'peacock'],
      ['paecocks', 'peacock'],
      ['Peecock fether', 'peacock feather'],
      ['festivls', 'festivals'],
      ['दिवाली', 'दीवाली'],
      ['दीवली', 'दीवाली'],
    ])('for %s the near word %s, with the number of its items', async (search, near) => {
      expect(await found(search)).toEqual([])
      const [offer] = (await instead({ search })).near
      expect([offer?.search, offer?.count]).toEqual([near, (await found(near)).length])
      expect(offer?.count).toBeGreaterThan(0)
    })

    it('no near word for one that resembles nothing, is too short, or is a number', async () => {
      for (const search of ['qqqqqqq', 'pq', '2o25', 'peacok qqqqqqq', '%'])
        expect(await instead({ search }), search).toMatchObject({ near: [] })
    })

    it('only near words that pass the filters', async () => {
      expect(offered((await instead({ search: 'peacok', minHeight: 800 })).near)).toEqual([['peacock', 1]])
      expect(await instead({ search: 'peacok', categoryId: 2 })).toEqual({ near: [], fewer: [], without: null })
    })

    it('the words that are known, or all words but one, most items first', async () => {
      expect(offered((await instead({ search: 'peacock qqqqqqq' })).fewer)).toEqual([['peacock', 2]])
      expect(offered((await instead({ search: 'peacock peahen' })).fewer)).toEqual([
        ['peacock', 2],
        ['peahen', 1],
      ])
      expect((await instead({ search: 'peacock peahen blue silk monsoon dance' })).fewer).toEqual([])
    })

    it('the filter that hides most, with the number of items without it', async () => {
      const hidden = { search: 'tanpura', orientation: 'landscape', free: true, categoryId: 1 } as const
      expect((await instead(hidden)).without).toEqual({ filter: 'categoryId', count: 1, countIsLowerBound: false })
      expect((await instead({ ...hidden, categoryId: null, minHeight: 900 })).without).toMatchObject({ filter: 'height', count: 1 })
      expect((await instead({ search: 'tanpura', orientation: 'portrait' })).without).toMatchObject({ filter: 'portrait', count: 3 })
      expect((await instead({ search: 'peacock', free: true })).without).toMatchObject({ filter: 'free', count: 2 })
      expect((await instead({ search: 'peacock', minHeight: 5_000, minWidth: 5_000 })).without).toBe(null)
    })
  })

  it('finds a word that another process has just added, and its stem after settling', async () => {
    const other = createSearch({ database: fixture.database })
    await other.start()
    expect(await found('mandala', other)).toEqual([])
    const item: Item = { ...plain, id: 20, name: 'Mandala' }
    await insert(fixture, [item])
    expect(await found('mandala', other)).toEqual([item.id])
    await fixture.search.settle()
    await other.settle()
    expect(await found('mandalas', other)).toEqual([item.id])
  })

  it('indexes as many words of an item as an index row can hold, title first', async () => {
    const item: Item = { ...plain, id: 30, name: 'Overfull', keywords: Array.from({ length: 3_000 }, (_, n) => `word${n}`) }
    await insert(fixture, [item])
    expect(await found('overfull word5')).toEqual([item.id])
    expect(await found('word2999')).toEqual([])
  })

  it('keeps counts correct when concurrent transactions index the same items and new words', async () => {
    const items = Array.from({ length: 12 }, (_, n): Item => ({ ...plain, id: 40 + n, name: `shared${n % 4}` }))
    await insert(fixture, items)
    const random = randomSource(11)
    await Promise.all(
      Array.from({ length: 24 }, async (_, n) => {
        const some = items.filter(() => random.next() < 0.4).map((item) => item.id)
        const name = `fresh${n % 5} again${n % 3} word${random.below(9)}`
        await fixture.database.db.transaction().execute(async (trx) => {
          const locked = await trx
            .selectFrom('items')
            .select('id')
            .where('id', 'in', [0, ...some])
            .orderBy('id')
            .forUpdate()
            .execute()
          await trx
            .updateTable('items')
            .set({ name })
            .where('id', 'in', [0, ...locked.map(({ id }) => id)])
            .execute()
          await fixture.search.index(trx, some)
        })
        if (n % 6 === 0) await fixture.search.settle()
        // This caller has not locked the rows.
        await fixture.database.db.transaction().execute((trx) => fixture.search.index(trx, items.map((item) => item.id).toReversed()))
      }),
    )
    const { stored, recounted } = await countsAndRecount(fixture)
    expect(stored).toEqual(recounted)
    await fixture.search.settle()
    const folded = await countsAndRecount(fixture)
    expect(folded.stored).toEqual(folded.recounted)
  })

  it('counts each change once when many processes settle concurrently', async () => {
    const item: Item = { ...plain, id: 60 }
    await insert(fixture, [item])
    const others = Array.from({ length: 5 }, () => createSearch({ database: fixture.database }))
    for (let round = 0; round < 5; round++) {
      await update(fixture, { ...item, name: `round${round} settled` })
      await Promise.all([fixture.search, ...others].map((search) => search.settle()))
    }
    const { stored, recounted } = await countsAndRecount(fixture)
    expect(stored).toEqual(recounted)
  })

  it('does nothing when there is nothing to settle', async () => {
    await fixture.search.settle()
    const version = () => fixture.database.db.selectFrom('settings').select('value').where('name', '=', 'search.settled').executeTakeFirst()
    const before = await version()
    await fixture.search.settle()
    expect(await version()).toEqual(before)
  })
})
