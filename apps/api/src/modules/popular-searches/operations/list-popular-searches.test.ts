import { describe, expect, it } from 'vitest'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { readSetting } from '../../../platform/settings-store.ts'
import type { Db } from '../../../platform/database/database.ts'
import { addItem } from '../../../testing/items.ts'
import { createSearches } from '../searches.ts'
import { tidyUp } from '../../../tidy-up.ts'

const DAY = 86_400_000
/** A different word for each number, without digits. */
const word = (n: number): string => Array.from(String(n), (digit) => 'abcdefghij'[Number(digit)]).join('')
const secretOf = async ({ services }: { services: { db: Db } }): Promise<string> => (await readSetting(services.db, 'visitor-secret')) ?? ''

onBothDatabases('listPopularSearches', (shop) => {
  const popular = async () => (await (await shop().visitor()).call('listPopularSearches')).body.data.popular
  const search = async (words: string, visitors: number) => {
    for (let n = 0; n < visitors; n += 1) await (await shop().visitor()).call('listImages', { query: { search: words } })
  }

  describe('200', () => {
    it('lists keywords that several visitors searched with results, most common first [API-listPopularSearches]', async () => {
      await addItem(shop().services, { name: 'Lanterns of Diwali', keywords: ['diwali', 'lantern'] })
      expect(await popular()).toEqual([])
      await search('Diwali', 3)
      await search('  diwali ', 1)
      await search('lantern', 3)
      await search('lanterns of diwali', 2)
      await search('nothing has this name', 5)
      const eager = await shop().visitor()
      for (let n = 0; n < 5; n += 1) await eager.call('filterImages', { query: { search: 'lantern' } })
      expect(await popular()).toEqual([
        { keyword: 'diwali', count: 4 },
        { keyword: 'lantern', count: 4 },
      ])
    })

    it('counts a visitor once, even over several days and processes [API-listPopularSearches]', async () => {
      await addItem(shop().services, { name: 'Monsoon', keywords: ['monsoon', 'rain'] })
      const visitor = await shop().visitor()
      for (let day = 0; day < 3; day += 1) {
        await visitor.call('listImages', { query: { search: 'monsoon' } })
        expect((await popular()).map(({ keyword }: { keyword: string }) => keyword)).not.toContain('monsoon')
        shop().clock.move(DAY)
      }
      shop().clock.move(-3 * DAY)
      const another = createSearches({ ...shop().services, secret: await secretOf(shop()) })
      // The last two addresses are in the same network.
      for (const address of ['192.0.2.1', '2001:db8:1:2::5', '2001:db8:1:2:ffff::7']) another.record('Monsoon!', address)
      another.record('monsoon', '192.0.2.1')
      await another.flush()
      expect(await popular()).toContainEqual({ keyword: 'monsoon', count: 3 })
    })

    it('ignores punctuation and spaces around words', async () => {
      await addItem(shop().services, { name: 'Tea', keywords: ['tea'] })
      for (const text of ['tea!?!', 'tea??!', ' ~Tea']) await search(text, 1)
      expect(await popular()).toContainEqual({ keyword: 'tea', count: 3 })
      const keywords = await shop()
        .services.db.selectFrom('searches')
        .select('keyword')
        .distinct()
        .where('keyword', 'like', '%tea%')
        .execute()
      expect(keywords).toEqual([{ keyword: 'tea' }])
    })

    it('stores at most 50 keywords per visitor and day, and 10,000 between two writes', async () => {
      const { services } = shop()
      const searches = createSearches({ ...services, secret: await secretOf(shop()) })
      const rows = async (prefix: string) =>
        (await services.db.selectFrom('searches').select('keyword').where('keyword', 'like', `${prefix} %`).execute()).length
      for (let n = 0; n < 12_000; n += 1) searches.record(`many ${word(n)}`, `198.51.100.${n}`)
      await searches.flush()
      expect(await rows('many')).toBe(10_000)
      for (let round = 0; round < 2; round += 1) {
        for (let n = 0; n < 100; n += 1) searches.record(`eager ${round} ${word(n)}`, '203.0.113.9')
        await searches.flush()
      }
      expect([await rows('eager 0'), await rows('eager 1')]).toEqual([50, 0])
    })

    it('never lists emails or numbers, and deletes old searches [D-13]', async () => {
      await addItem(shop().services, { name: 'asha@example.com 9876543210', keywords: ['9876543210', 'harvest'] })
      await search('9876543210', 4)
      await search('asha@example.com', 4)
      await search('harvest', 3)
      const keywords = (await popular()).map(({ keyword }: { keyword: string }) => keyword)
      expect(keywords).toContain('harvest')
      expect(keywords.filter((keyword: string) => /@|\d/.test(keyword))).toEqual([])
      shop().clock.move(34 * DAY)
      expect(await popular()).toEqual([])
      await tidyUp(shop().services)
      expect(await shop().services.db.selectFrom('searches').selectAll().execute()).toEqual([])
      shop().clock.move(-34 * DAY)
    })
  })
})
