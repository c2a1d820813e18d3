import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '../../testing/databases.ts'
import type { ListQuery } from './index.ts'
import { EVERYTHING, type Fixture, insert, newFixture, randomSource, removeFixture, WORDS } from './testing.ts'

const KINDS = [...DATABASES.map((database) => ({ database, memory: false })), { database: 'postgres', memory: true } as const]

describe.each(KINDS)('the first items of several searches, $database, in memory $memory', ({ database, memory }) => {
  const random = randomSource(3)
  let fixture: Fixture
  beforeAll(async () => {
    fixture = await newFixture(database, { memory })
    // So many that some searches are answered by walking, others by gathering.
    await insert(
      fixture,
      Array.from({ length: 600 }, (_, n) => ({ ...random.item(n + 1), approval: 'approved' as const })),
    )
    await fixture.search.settle()
    await fixture.catchUp()
  })
  afterAll(() => removeFixture(fixture))

  const searches = (words: readonly string[], category: number | null, limit: number): ListQuery[] => [
    ...words.map((search) => ({ ...EVERYTHING, search, limit })),
    { ...EVERYTHING, categoryId: category, limit },
  ]

  const names = { select: (ids: RawBuilder<unknown>) => sql<string[]>`(select json_agg(name) from items where id = any(${ids}))` }
  async function firsts(queries: readonly ListQuery[], enough: number): Promise<number[]> {
    const { ids, along, lists } = await fixture.search.firsts(queries, { enough, along: names })
    // Each query's own, as far as they were made.
    for (const [n, query] of queries.entries())
      if ((lists[n] ?? []).length > 0) expect(lists[n]).toEqual((await fixture.search.list(query)).itemIds)
    expect(lists.flat().length).toBeGreaterThanOrEqual(ids.length)
    // The tables select the items' names along with them, the index does not.
    expect((along ?? []).length >= ids.length || memory).toBe(true)
    return ids
  }

  /** One search after the other. */
  async function inTurn(queries: readonly ListQuery[], enough: number): Promise<number[]> {
    const ids = new Set<number>()
    for (const query of queries) {
      for (const id of (await fixture.search.list(query)).itemIds) ids.add(id)
      if (ids.size >= enough) break
    }
    return [...ids]
  }

  it('are those of the searches in turn, until there are enough', async () => {
    for (const [n, word] of WORDS.entries()) {
      const [second = '', third = ''] = [WORDS[(n * 7 + 3) % WORDS.length], WORDS[(n * 5 + 1) % WORDS.length]]
      const queries = searches([word, `${word} ${second}`, third, 'nosuchword', second], (n % 2) + 1, 3 + (n % 12))
      for (const enough of [1, 25, 1_000]) expect(await firsts(queries, enough), word).toEqual(await inTurn(queries, enough))
    }
    const some = await inTurn(searches(['tea'], 1, 40), 1_000)
    const among = some.slice(5, 25).toReversed()
    const given = [{ ...EVERYTHING, among, limit: 20 }, ...searches(['nosuchword', 'garden'], 2, 7)]
    for (const enough of [1, 22, 1_000]) expect(await firsts(given, enough)).toEqual(await inTurn(given, enough))
    expect((await firsts(given, 1)).slice(0, 20)).toEqual(among)
    expect(await firsts([], 25)).toEqual([])
    expect(await firsts(searches(['nosuchword'], 99, 12), 25)).toEqual([])
  })
})
