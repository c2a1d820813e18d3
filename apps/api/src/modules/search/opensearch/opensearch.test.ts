import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../../platform/database/database.ts'
import { createLog } from '../../../platform/log.ts'
import { startTwin, type Twin } from '../../../testing/opensearch-twin.ts'
import { ENGINE, startSearchEngine, type TestSearchEngine } from '../../../testing/search-engine.ts'
import type { Question } from '../engine.ts'
import { createSearch } from '../index.ts'
import { EVERY_ITEM } from '../../../testing/every-item.ts'
import { type EntryRow, toEntry } from '../memory/entry.ts'
import { rowsAfter } from '../memory/rows-store.ts'
import {
  answerOf,
  EVERYTHING,
  type Fixture,
  insert,
  type Item,
  newFixture,
  newInOpenSearch,
  phrasesOf,
  randomSource,
  removeFixture,
  update,
} from '../testing.ts'
import { createCalls } from './calls.ts'
import type { OpenSearch } from './opensearch.ts'

const ALL: Question = { ...EVERY_ITEM, recent: true, limit: 5 }

const entriesOf = async ({ database }: Fixture) =>
  (JSON.parse((await rowsAfter(database.db, 0, 10_000))?.text ?? '[]') as EntryRow[]).map(toEntry)

/** Another process, which writes and does not answer from an engine. */
async function openOther(fixture: Fixture): Promise<Fixture> {
  const database = await openDatabase(fixture.storage)
  const search = createSearch({ database })
  await search.start()
  return { ...fixture, database, search, inMemory: null, inOpenSearch: null }
}

async function closeOther({ search, database }: Fixture): Promise<void> {
  await search.stop()
  await database.close()
}

function given<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('there is none')
  return value
}

describe(`the port of search engines, against ${ENGINE}`, () => {
  const random = randomSource(23)
  let engine: TestSearchEngine
  let fixture: Fixture
  let other: Fixture
  beforeAll(async () => {
    console.info(`The contract of search engines runs against ${ENGINE}.`)
    engine = await startSearchEngine()
    fixture = await newFixture('postgres', { openSearch: engine })
    other = await openOther(fixture)
    const items = Array.from({ length: 400 }, (_, n) => random.item(n + 1))
    const hostile = [
      'c++ (beta)',
      'a.b*c?',
      '50% "off"',
      'x\\y',
      '#tag & <b>',
      '~10-20^2',
      '{1,2}|[3]',
      'été',
      'हिन्दी कलम',
      '😀 face',
      '@me $1',
    ]
    await insert(
      other,
      items.map((item, n) => ({ ...item, keywords: [...item.keywords, hostile[n % 13] ?? 'tea'] })),
    )
    await fixture.catchUp()
  })
  afterAll(async () => {
    await engine.drop(openSearch().database)
    await closeOther(other)
    await removeFixture(fixture)
    await engine.close()
  })

  const openSearch = () => {
    const { openSearch: found, changes } = given(fixture.inOpenSearch)
    return { ...found, database: given(changes.position()).database }
  }

  it('answers questions with alternatives, filters and any page as a look at every entry does', async () => {
    const entries = await entriesOf(fixture)
    const known = [...new Set(entries.flatMap(({ terms }) => terms.filter((term) => term > 0)))]
    const { below, next } = random
    const anyTerm = () => known[below(known.length)] ?? 0
    for (let n = 0; n < 200; n += 1) {
      const question: Question = {
        terms: Array.from({ length: below(4) }, () => Array.from({ length: 1 + below(4) }, anyTerm)),
        category: next() < 0.3 ? 1 + below(3) : null,
        orient: next() < 0.3 ? below(3) : null,
        minHeight: next() < 0.3 ? 100 * below(42) : 0,
        minWidth: next() < 0.3 ? 50 * below(82) : 0,
        minPrice: next() < 0.3 ? 100 * below(700) : null,
        maxPrice: next() < 0.3 ? 100 * below(700) : null,
        colour: null,
        among: null,
        collapsed: next() < 0.3,
        recent: next() < 0.4,
        offset: below(3) * below(100),
        limit: below(60),
      }
      expect({ question, answer: await openSearch().find(question) }).toEqual({ question, answer: answerOf(entries, question) })
    }
  })

  it('suggests for every prefix, whatever its characters mean in an expression', async () => {
    const entries = await entriesOf(fixture)
    const prefixes = new Set(
      entries.flatMap(({ phrases }) =>
        phrases.flatMap((phrase) => [
          phrase,
          ...Array.from(phrase, (_, n) =>
            Array.from(phrase)
              .slice(0, n + 1)
              .join(''),
          ),
        ]),
      ),
    )
    for (const prefix of ['.*', '[a-z]', '(', '\\', '"', ...prefixes])
      for (const category of [null, 1])
        expect({ prefix, phrases: await openSearch().suggest(prefix, category, 4) }).toEqual({
          prefix,
          phrases: phrasesOf(entries, prefix, category, 4),
        })
  })

  it('counts exactly behind the last page, and leaves a deeper page than an engine keeps in order to the tables', async () => {
    const { length } = await entriesOf(fixture)
    expect(await openSearch().find({ ...ALL, offset: 1_000_000 })).toEqual({ ids: [], count: length })
    expect(await openSearch().find({ ...ALL, offset: 10, limit: 100_000 })).toBe(null)
  })

  it('leaves a search by colour to the tables', async () => {
    expect(await openSearch().find({ ...ALL, colour: 0 })).toBe(null)
  })

  it('has what another process writes within a second', async () => {
    const item = { ...random.item(1), approval: 'approved' as const, name: 'gramophone', id: given((await entriesOf(fixture))[0]).id }
    await update(other, item)
    const inEngine = async () => {
      const before = given(fixture.inOpenSearch).unanswered()
      const { itemIds } = await fixture.search.list({ ...EVERYTHING, search: 'gramophone' })
      return given(fixture.inOpenSearch).unanswered() === before ? itemIds : null
    }
    await expect.poll(inEngine, { timeout: 1_000, interval: 20 }).toEqual([item.id])
  })
})

describe('processes that answer from OpenSearch, against a twin of it', () => {
  const random = randomSource(29)
  let twin: Twin
  let fixture: Fixture
  let other: Fixture
  let items: Item[]
  /** What was logged as a warning. */
  let warnings: string[]
  /** A second process that answers. */
  let second: Awaited<ReturnType<typeof newInOpenSearch>> | null = null
  beforeEach(async () => {
    twin = await startTwin()
    warnings = []
    second = null
    fixture = await newFixture('postgres')
    other = await openOther(fixture)
    items = Array.from({ length: 30 }, (_, n) => ({ ...random.item(n + 1), approval: 'approved' }) satisfies Item)
    await insert(other, items)
    fixture.inOpenSearch = await begin()
  })
  afterEach(async () => {
    await second?.stop()
    await closeOther(other)
    await removeFixture(fixture)
    await twin.close()
  })

  const begin = (takeOverAfter = 10_000) =>
    newInOpenSearch(fixture, twin.url, {
      takeOverAfter,
      restFor: 500,
      log: createLog('warn', { write: (line) => void warnings.push(line) }),
    })
  const first = (): OpenSearch => given(fixture.inOpenSearch).openSearch
  const rename = (name: string, n = 0) => update(other, { ...given(items[n]), name })
  /** What the first process and the tables find. */
  const countOf = async (from: OpenSearch = first()) => (await from.find(ALL))?.count ?? null
  const catchUp = async (process = given(fixture.inOpenSearch)) => {
    await process.changes.look()
    await process.openSearch.look()
  }
  /** Of the items with a word in their title, by an engine. */
  async function found(word: string, from: OpenSearch = first()): Promise<readonly number[] | null> {
    const { rows } = await other.database.pool.query<{ id: number }>('select id from terms where coalesce(word, lexeme) = $1', [word])
    return (await from.find({ ...ALL, terms: [rows.map(({ id }) => id)] }))?.ids ?? null
  }
  const searches = () => twin.calls.filter((call) => call === 'POST /open/_search').length
  const fills = () => twin.calls.filter((call) => call === 'PUT /items/_alias/open').length
  const held = (wanted: string) => {
    const { promise: isThere, resolve: arrive } = Promise.withResolvers<void>()
    const { promise: mayGo, resolve: go } = Promise.withResolvers<void>()
    twin.before = async (call) => {
      if (call !== wanted) return
      twin.before = () => undefined
      arrive()
      await mayGo
    }
    return { isThere, go }
  }

  it('leave searches to the tables while the engine is away, say so once, and have afterwards what was written meanwhile', async () => {
    expect(await countOf()).toBe(items.length)
    await twin.stop()
    await rename('phonograph')
    await catchUp()
    await first().look()
    expect(await countOf()).toBe(null)
    expect(warnings).toEqual([expect.stringContaining('cannot be kept up to date')])
    expect(warnings.join('')).not.toContain('p@ss')
    await twin.startAgain()
    await expect.poll(() => found('phonograph')).toEqual([items[0]?.id])
  })

  it('leave searches to the tables while the engine answers with errors', async () => {
    twin.mood = 'broken'
    expect(await countOf()).toBe(null)
    expect(await first().suggest('t', null, 4)).toBe(null)
    expect(warnings.filter((line) => line.includes('did not answer a search'))).toHaveLength(1)
    twin.mood = 'well'
    await expect.poll(() => countOf()).toBe(items.length)
  })

  it('wait for an answer that is late once, and not with each search', async () => {
    twin.mood = 'silent'
    expect(await countOf()).toBe(null)
    const asked = searches()
    expect(await Promise.all([countOf(), countOf(), countOf()])).toEqual([null, null, null])
    expect(searches()).toBe(asked)
    twin.mood = 'well'
    await expect.poll(() => countOf()).toBe(items.length)
  })

  it('never answer from an index that is lost or half full, and fill it again', async () => {
    const { isThere, go } = held('PUT /name/_bulk')
    twin.lose()
    await isThere
    expect(await countOf()).toBe(null)
    go()
    await expect.poll(() => countOf()).toBe(items.length)
    expect(fills()).toBe(2)
  })

  it('continue at the position of the last feed after a restart', async () => {
    await given(fixture.inOpenSearch).stop()
    await rename('while it was away', 4)
    await other.database.db.transaction().execute(async (trx) => {
      await other.search.remove(trx, [given(items[5]).id])
      await trx.deleteFrom('items').where('id', '=', given(items[5]).id).execute()
    })
    fixture.inOpenSearch = await begin()
    expect(await found('away')).toEqual([items[4]?.id])
    expect(await countOf()).toBe(items.length - 1)
    expect(fills()).toBe(1)
  })

  it.each(['changes of anything', 'a database that was set back'])('fill the index anew after %s', async (cause) => {
    await other.database.pool.query('alter table item_terms disable trigger user')
    await other.database.pool.query('delete from item_terms where item_id = $1', [items[6]?.id])
    await other.database.pool.query('alter table item_terms enable trigger user')
    if (cause === 'changes of anything') await other.database.pool.query(`insert into search.changes (scope) values ('all')`)
    else {
      const calls = createCalls(twin.url, given(given(fixture.inOpenSearch).changes.position()).database)
      const stored = given(await calls.readState())
      await calls.writeState({ ...stored.state, snapshot: '99999999:99999999:' }, stored)
      await calls.close()
    }
    await catchUp()
    await expect.poll(() => countOf()).toBe(items.length - 1)
    expect(fills()).toBe(2)
  })

  it('feed one at a time, and answer when the other has fed', async () => {
    second = await begin()
    const bulks = () => twin.calls.filter((call) => call === 'PUT /name/_bulk').length
    const before = bulks()
    const { isThere, go } = held('PUT /name/_bulk')
    await rename('quickly')
    await isThere
    await Promise.all([given(fixture.inOpenSearch).changes.look(), second.changes.look()])
    // The one that feeds is held.
    await Promise.race([first().look(), second.openSearch.look()])
    expect([await countOf(), await countOf(second.openSearch)]).toEqual([null, null])
    go()
    await expect.poll(() => found('quickly')).toEqual([items[0]?.id])
    await expect.poll(() => found('quickly', second?.openSearch)).toEqual([items[0]?.id])
    expect(bulks()).toBe(before + 1)
  })

  it('take over from one that is stuck, whose late write replaces nothing', async () => {
    await given(fixture.inOpenSearch).stop()
    fixture.inOpenSearch = await begin(1)
    second = await begin(1)
    const { isThere, go } = held('PUT /name/_bulk')
    await rename('early')
    await isThere
    await rename('later')
    const current = () => Promise.all([found('later'), found('later', second?.openSearch)])
    await expect.poll(async () => (await current()).flat().includes(items[0]?.id ?? 0)).toBe(true)
    go()
    await expect.poll(current).toEqual([[items[0]?.id], [items[0]?.id]])
    await rename('quokka', 1)
    await expect.poll(() => found('quokka')).toEqual([items[1]?.id])
    expect([await found('later'), await found('early')]).toEqual([[items[0]?.id], []])
  })

  it('find a part that differs from the tables, and write it again', async () => {
    expect(await first().compare()).toBe(false)
    await other.database.pool.query('alter table item_terms disable trigger user')
    await other.database.pool.query('update item_terms set score = 999 where item_id = $1', [items[5]?.id])
    await other.database.pool.query('delete from item_terms where item_id = $1', [items[6]?.id])
    await other.database.pool.query('alter table item_terms enable trigger user')
    expect(await first().compare()).toBe(true)
    expect(await first().compare()).toBe(false)
    const { ids, count } = given(await first().find({ ...ALL, recent: false }))
    expect([ids[0], count]).toEqual([items[5]?.id, items.length - 1])
    expect(warnings).toEqual([expect.stringContaining('differs from its tables')])
  })

  it('are not asked after a write of their own until it can be found', async () => {
    const { changes, openSearch } = given(fixture.inOpenSearch)
    const search = createSearch({ database: fixture.database, engine: openSearch, changes })
    await search.start()
    await update({ ...fixture, search }, { ...given(items[3]), name: 'gazebo' })
    expect(await countOf()).toBe(null)
    expect((await search.list({ ...EVERYTHING, search: 'gazebo' })).itemIds).toEqual([items[3]?.id])
    await catchUp()
    expect(await found('gazebo')).toEqual([items[3]?.id])
    await search.stop()
  })
})
