import { describe, expect, it } from 'vitest'
import { onOneDatabase } from '../../../testing/on-databases.ts'
import { addPage } from '../../../testing/pages.ts'
import { sanitiseCms } from '../../catalogue/import/site/sanitise-cms.ts'

onOneDatabase('getCmsPage', (shop) => {
  const get = async (slug: string) => (await shop().visitor()).call('getCmsPage', { params: { slug } })

  describe('200', () => {
    it('answers three default pages, which the sanitiser leaves unchanged [STAT-01, STAT-02, STAT-03, STAT-07]', async () => {
      for (const slug of ['aboutpage', 'careerpage', 'faqpage']) {
        const { status, body } = await get(slug)
        expect(status).toBe(200)
        const { meta_title, meta_description, title, body: html } = body.data.cms
        expect([meta_title, meta_description, title].map((text) => text.length > 0)).toEqual([true, true, true])
        expect(sanitiseCms(html)).toBe(html)
      }
      expect((await get('faqpage')).body.data.cms.body.match(/<h2>/g)).toHaveLength(6)
    })

    it('answers a page’s complete record by its slug [API-getCmsPage]', async () => {
      const about = await addPage(shop().services, {
        slug: 'aboutpage',
        title: 'About us',
        meta_title: 'About Chitra',
        body: '<p>नमस्ते</p>',
      })
      await addPage(shop().services, { slug: 'faqpage', title: 'Questions' })
      expect((await get('aboutpage')).body).toEqual({ success: true, code: 200, data: { cms: about } })
      expect((await get('faqpage')).body.data.cms).toMatchObject({ slug: 'faqpage', title: 'Questions', body: '' })
    })

    it('answers in Hindi: the default page, then the operator’s English one, then the operator’s own in Hindi', async () => {
      const inHindi = async (slug: string) =>
        (await (await shop().visitor()).call('getCmsPage', { params: { slug }, query: { language: 'hi' } })).body.data.cms
      const shown = await inHindi('careerpage')
      expect(shown).toMatchObject({ slug: 'careerpage', title: 'करियर' })
      expect(sanitiseCms(shown.body)).toBe(shown.body)
      await addPage(shop().services, { slug: 'careerpage', title: 'Work with us' })
      expect(await inHindi('careerpage')).toMatchObject({ slug: 'careerpage', title: 'Work with us' })
      await addPage(shop().services, { slug: 'careerpage-hi', title: 'हमारे साथ काम करें' })
      expect(await inHindi('careerpage')).toMatchObject({ slug: 'careerpage', title: 'हमारे साथ काम करें' })
      expect((await get('careerpage')).body.data.cms.title).toBe('Work with us')
      await shop().services.db.deleteFrom('cms_pages').where('slug', 'in', ['careerpage', 'careerpage-hi']).execute()
    })
  })

  describe('400', () => {
    it('refuses a slug that is too long or has forbidden characters [TI-03]', async () => {
      for (const slug of ['x'.repeat(65), 'x'.repeat(10_000), '\0']) {
        const { status, body } = await get(slug)
        expect([status, body.success, body.code], slug.slice(0, 8)).toEqual([400, false, 400])
      }
    })
  })

  describe('404', () => {
    it('answers 404 for names of JavaScript properties and for paths [TI-08]', async () => {
      await addPage(shop().services, { slug: 'careerpage' })
      for (const slug of [
        '__proto__',
        'constructor',
        'toString',
        '../../etc/passwd',
        '..%2f..%2fetc%2fpasswd',
        'CAREERPAGE',
        'careerpag_',
        '%',
        ' ',
      ])
        expect((await get(slug)).body, slug).toMatchObject({ success: false, code: 404, errorMessage: 'There is no such page' })
    })
  })
})
