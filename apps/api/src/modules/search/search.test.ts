import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { up as markFreeItems } from '../../platform/database/migrations/0005-free-items.ts'
import { up as addNearWords } from '../../platform/database/migrations/0010-near-words.ts'
import { DATABASES } from '../../testing/databases.ts'
import { createSearch, type ListQuery, type Search } from './index.ts'
import {
  countsAndRecount,
  EVERYTHING,
  type Fixture,
  insert,
  type Item,
  newFixture,
  randomSource,
  removeFixture,
  update,
} from './testing.ts'

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
  price: 0,
}

describe.each(DATABASES)('the search, %s', (database) => {
  let fixture: Fixture
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

  it('finds a Hindi word as it sounds, in whichever letters it is typed and written [LANG-07]', async () => {
    const items: Item[] = [
      { ...plain, id: 951, keywords: ['बारात'] },
      { ...plain, id: 952, keywords: ['jharokha'] },
      { ...plain, id: 953, keywords: ['chatai'] },
      { ...plain, id: 954, keywords: ['चटाई'] },
    ]
    await insert(fixture, items)
    await fixture.search.settle()
    const [wedding, palace, mat, matInHindi] = items.map(({ id }) => id)
    for (const search of ['baraat', 'barat', 'बारात']) expect({ search, ids: await found(search) }).toEqual({ search, ids: [wedding] })
    expect(await found('झरोखा')).toEqual([palace])
    // A word that items have finds itself alone: in Latin letters it may be English.
    expect([await found('चटाई'), await found('chatai')]).toEqual([[matInHindi], [mat]])
    expect(await found('barot')).toEqual([])
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
