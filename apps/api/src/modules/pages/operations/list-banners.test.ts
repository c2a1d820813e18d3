import { describe, expect, it } from 'vitest'
import { onOneDatabase } from '../../../testing/on-databases.ts'
import { addBanner } from '../../../testing/pages.ts'

onOneDatabase('listBanners', (shop) => {
  const list = async () => (await (await shop().visitor()).call('listBanners')).body

  describe('200', () => {
    it('is empty before the operator has added banners', async () => {
      expect(await list()).toEqual({ success: true, code: 200, data: { banners: [] } })
    })

    it('answers the banners in order, with picture and JSON-encoded keywords [API-listBanners, HOME-03]', async () => {
      await addBanner(shop().services, { position: 2, title: 'Monsoon', keywords: [] })
      const first = await addBanner(shop().services, { position: 1, title: 'Diwali', keywords: ['दीया', 'light, at night'] })
      const { banners } = (await list()).data
      expect(banners.map((banner: { title: string }) => banner.title)).toEqual(['Diwali', 'Monsoon'])
      expect(banners[0]).toEqual({
        image: `/media/${first}.jpg`,
        title: 'Diwali',
        keywords: '["दीया","light, at night"]',
        width: 800,
        height: 600,
        colour: '#bf3217',
      })
    })
  })
})
