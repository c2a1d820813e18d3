import { beforeAll, describe, expect, it } from 'vitest'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { addItem } from '../../../testing/items.ts'
import type { Visitor } from '../../../testing/visitor.ts'

onBothDatabases('suggestImages', (shop) => {
  let visitor: Visitor
  beforeAll(async () => {
    visitor = await shop().visitor()
    const add = (item: object) => addItem(shop().services, { name: 'A picture', ...item })
    for (const keywords of [['tea'], ['tea', 'tea garden'], ['tea', 'temple']]) await add({ keywords })
    await add({ keywords: ['teapot'], category_id: 2 })
    await add({ keywords: ['tent'], approval: 'awaiting' })
    await add({ keywords: Array.from({ length: 12 }, (_, n) => `zebra ${'abcdefghijkl'[n]}`) })
  })
  const suggest = async (query: Record<string, string>): Promise<string[]> =>
    (await visitor.call('suggestImages', { query })).body.data.image

  describe('200', () => {
    it('completes the typed text, most common first [API-suggestImages]', async () => {
      const found = await suggest({ search: 'TE' })
      expect(found[0]).toBe('tea')
      expect(found.toSorted()).toEqual(['tea', 'tea garden', 'teapot', 'temple'])
      expect(await suggest({ search: 'te', categoryId: 'graphic' })).toEqual(['teapot'])
    })

    it('suggests nothing for empty text, unknown words and unapproved items', async () => {
      for (const search of ['', '   ', 'qqq', 'tent', '%', '_']) expect(await suggest({ search }), search).toEqual([])
      expect((await visitor.call('suggestImages')).body.data.image).toEqual([])
    })

    it('says on request what each phrase finds, as its search does', async () => {
      const { image, details } = (await visitor.call('suggestImages', { query: { search: 'te', details: true } })).body.data
      expect(details).toHaveLength(image.length)
      for (const [index, search] of image.entries()) {
        const { data } = (await visitor.call('listImages', { query: { search } })).body
        const [best] = data.image
        expect(details[index], search).toEqual({ count: data.count, countIsLowerBound: false, best })
      }
      expect(
        (await visitor.call('suggestImages', { query: { search: 'te', categoryId: 'graphic', details: true } })).body.data,
      ).toMatchObject({
        image: ['teapot'],
        details: [{ count: 1, best: { categoryId: 'graphic' } }],
      })
      expect((await visitor.call('suggestImages', { query: { search: 'te' } })).body.data).not.toHaveProperty('details')
      expect((await visitor.call('suggestImages', { query: { search: 'qqq', details: true } })).body.data).toEqual({
        image: [],
        details: [],
      })
    })

    it('answers ten at most', async () => {
      expect(await suggest({ search: 'zebra' })).toHaveLength(10)
    })
  })

  describe('400', () => {
    it('refuses text that is too long or has forbidden characters [TI-02]', async () => {
      for (const query of [{ search: 'x'.repeat(201) }, { search: '\0' }, { search: 'tea', categoryId: 'x'.repeat(65) }]) {
        const { status, body } = await visitor.call('suggestImages', { query })
        expect([status, body.success, body.code]).toEqual([400, false, 400])
      }
    })
  })
})
