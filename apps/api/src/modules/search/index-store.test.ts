import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '../../testing/databases.ts'
import { type Fixture, insert, newFixture, randomSource, removeFixture, update } from './testing.ts'

describe.each(DATABASES)('indexing, %s', (database) => {
  const random = randomSource(5)
  let fixture: Fixture
  beforeAll(async () => {
    fixture = await newFixture(database)
  })
  afterAll(() => removeFixture(fixture))
  /** Pages of new entries that a search would have to read besides the inverted index. */
  const pages = async () => {
    const { rows } = await fixture.database.pool.query<{ n: number }>(`select gin_clean_pending_list('item_terms_terms') as n`)
    return rows[0]?.n
  }

  it('enters the words of all items together, and none are left over', async () => {
    const { rows } = await fixture.database.pool.query<{ reloptions: string[] }>(
      `select reloptions from pg_class where relname = 'item_terms_terms'`,
    )
    expect(rows[0]?.reloptions).toEqual(['fastupdate=on'])
    const items = Array.from({ length: 50 }, (_, n) => ({ ...random.item(n + 1), approval: 'approved' as const }))
    await insert(fixture, items)
    expect(await pages()).toBe(0)
    const [first] = items
    if (first === undefined) throw new Error('no item')
    await update(fixture, { ...first, name: 'another name' })
    expect(await pages()).toBe(0)
  })
})
