import { describe, expect, it } from 'vitest'
import { bothHomes } from '../../../testing/both-homes.ts'
import { addItem } from '../../../testing/items.ts'
import { tidyUp } from '../tidy-up.ts'

const DAY = 86_400_000

bothHomes('listPopularSearches', (shop) => {
  const popular = async () => (await (await shop().visitor()).call('listPopularSearches')).body.data.popular
  const search = async (words: string, visitors: number) => {
    for (let n = 0; n < visitors; n += 1) await (await shop().visitor()).call('listImages', { query: { search: words } })
  }

  describe('200', () => {
    it('tells what several visitors searched and found, commonest first, each visitor once [API-listPopularSearches]', async () => {
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

    it('shows no address and no number that somebody typed, and forgets [D-13]', async () => {
      await addItem(shop().services, { name: 'asha@example.com 9876543210', keywords: ['9876543210', 'harvest'] })
      await search('9876543210', 4)
      await search('asha@example.com', 4)
      await search('harvest', 3)
      const keywords = (await popular()).map(({ keyword }: { keyword: string }) => keyword)
      expect(keywords).toContain('harvest')
      expect(keywords.filter((keyword: string) => /@|\d/.test(keyword))).toEqual([])
      shop().clock.move(31 * DAY)
      expect(await popular()).toEqual([])
      shop().clock.move(60 * DAY)
      await tidyUp(shop().services)
      expect(await shop().services.db.selectFrom('searches').selectAll().execute()).toEqual([])
      shop().clock.move(-91 * DAY)
    })
  })
})
