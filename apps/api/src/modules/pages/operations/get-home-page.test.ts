import { describe, expect, it } from 'vitest'
import { onOneDatabase } from '../../../testing/on-databases.ts'
import { addBanner, addPage } from '../../../testing/pages.ts'
import { fromAnotherSite, RELOAD_THE_PAGE } from '../../../testing/refusals.ts'

onOneDatabase('getHomePage', (shop) => {
  const get = async (page_slug: string) => (await shop().visitor()).call('getHomePage', { body: { page_slug } })

  describe('200', () => {
    it('answers an empty home page before the operator has written one', async () => {
      expect((await get('homepage')).body.data).toEqual({
        banners: [],
        cms: { slug: 'homepage', title: '', body: '', meta_title: '', meta_keywords: '', meta_description: '' },
      })
    })

    it('answers the banners in order, and the home page’s record [API-getHomePage, HOME-04]', async () => {
      const cms = await addPage(shop().services, {
        slug: 'homepage',
        title: 'Chitra',
        meta_title: 'Pictures of India',
        meta_keywords: 'india',
      })
      await addPage(shop().services, { slug: 'aboutpage' })
      await addBanner(shop().services, { position: 2, title: 'Monsoon', keywords: ['rain'] })
      await addBanner(shop().services, { position: 1, title: 'Diwali', keywords: ['दीया', 'light'] })
      const { banners, ...rest } = (await get('homepage')).body.data
      expect(rest).toEqual({ cms })
      expect(banners).toMatchObject([{ title: 'Diwali', keywords: '["दीया","light"]' }, { title: 'Monsoon' }])
    })

    it('answers in Hindi the record that was written in Hindi alone: without one the storefront has its own words', async () => {
      const inHindi = async () =>
        (await (await shop().visitor()).call('getHomePage', { body: { page_slug: 'homepage', language: 'hi' } })).body.data.cms
      expect(await inHindi()).toMatchObject({ slug: 'homepage', meta_title: '' })
      await addPage(shop().services, { slug: 'homepage-hi', meta_title: 'भारत के चित्र' })
      expect(await inHindi()).toMatchObject({ slug: 'homepage', meta_title: 'भारत के चित्र' })
    })
  })

  describe('400', () => {
    it('refuses a body that violates the contract [TI-02]', async () => {
      const visitor = await shop().visitor()
      for (const body of [
        {},
        { page_slug: '' },
        { page_slug: 1 },
        { page_slug: 'x'.repeat(65) },
        { page_slug: 'homepage', a: 1 },
        [],
        null,
      ])
        expect((await visitor.call('getHomePage', { body })).status, JSON.stringify(body)).toBe(400)
    })
  })

  describe('403', () => {
    it('refuses a call without the XSRF header [APP-05]', async () => {
      const visitor = await shop().visitor()
      expect(await fromAnotherSite((headers) => visitor.call('getHomePage', { body: { page_slug: 'homepage' }, headers }))).toEqual(
        RELOAD_THE_PAGE,
      )
    })
  })

  describe('404', () => {
    it('answers 404 for any other slug [TI-08]', async () => {
      for (const slug of ['aboutpage', '__proto__', 'constructor', '../../etc/passwd', 'Homepage'])
        expect((await get(slug)).body, slug).toMatchObject({ success: false, code: 404, errorMessage: 'There is no such page' })
    })
  })
})
