import { describe, expect, it } from 'vitest'
import { onOneDatabase } from '../../../testing/on-databases.ts'
import { addItem } from '../../../testing/items.ts'

onOneDatabase('filterImages', (shop) => {
  describe('200', () => {
    it('answers the same as listImages for every filter [API-filterImages]', async () => {
      const visitor = await shop().visitor()
      const wide = await addItem(shop().services, { name: 'Tea gardens', keywords: ['tea'], width: 2400, height: 1600 })
      await addItem(shop().services, { name: 'Masala chai', keywords: ['tea'], purchase_type: 'free', price: 0, width: 1000, height: 2000 })
      await addItem(shop().services, { name: 'Diwali set', keywords: ['diwali'], category_id: 2, width: 1200, height: 1200 })
      await addItem(shop().services, { name: 'Tea, unseen', keywords: ['tea'], approval: 'awaiting' })
      const counts: number[] = []
      for (const query of [
        {},
        { search: 'tea' },
        { search: 'tea', landscape: true },
        { categoryId: 'graphic' },
        { portrait: true },
        { height: 1600, width: 1001 },
        { recent: true, limit: 1, skip: 2 },
        { free: true },
        { free: true, search: 'tea', landscape: true },
      ]) {
        const [filtered, listed] = [await visitor.call('filterImages', { query }), await visitor.call('listImages', { query })]
        expect(filtered.body, JSON.stringify(query)).toEqual(listed.body)
        counts.push(filtered.body.data.count)
      }
      expect(counts).toEqual([3, 2, 1, 1, 1, 1, 3, 1, 0])
      const [only] = (await visitor.call('filterImages', { query: { search: 'tea', landscape: true } })).body.data.image
      expect(only._id).toBe(wide.publicId)
    })
  })

  describe('400', () => {
    it('refuses the same values as listImages, and names the field [TI-04]', async () => {
      const visitor = await shop().visitor()
      for (const query of [{ limit: 101 }, { limit: 0 }, { skip: -1 }, { skip: 100_001 }, { height: 'tall' }, { width: 1_000_001 }]) {
        const { status, body } = await visitor.call('filterImages', { query })
        expect([status, body.fields?.[0]?.field], JSON.stringify(query)).toEqual([400, Object.keys(query)[0]])
      }
      expect((await visitor.call('filterImages', { query: { landscape: true, portrait: true } })).body).toMatchObject({
        code: 400,
        errorMessage: 'Please choose either landscape or portrait',
      })
    })
  })
})
