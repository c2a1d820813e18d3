import { describe, expect, it } from 'vitest'
import { onOneDatabase } from '../../../testing/on-databases.ts'
import { addItem } from '../../../testing/items.ts'

onOneDatabase('listCategories', (shop) => {
  describe('200', () => {
    it('lists the two categories, with ids that listImages accepts [API-listCategories]', async () => {
      const visitor = await shop().visitor()
      const graphic = await addItem(shop().services, { category_id: 2 })
      await addItem(shop().services, { category_id: 1 })
      const { category } = (await visitor.call('listCategories')).body.data
      expect(category).toMatchObject([
        { category: 'image', status: 'active' },
        { category: 'graphic', status: 'active' },
      ])
      const { image } = (await visitor.call('listImages', { query: { categoryId: category[1]._id } })).body.data
      expect(image).toMatchObject([{ _id: graphic.publicId, categoryId: category[1]._id }])
    })

    it('says between which prices items are sold, unless there is one price only', async () => {
      const visitor = await shop().visitor()
      const prices = async () => (await visitor.call('listCategories')).body.data.prices
      await addItem(shop().services, { price: 0, purchase_type: 'free' })
      await addItem(shop().services, { price: 9_900, approval: 'awaiting' })
      expect(await prices()).toBeUndefined()
      await addItem(shop().services, { price: 49_900 })
      await expect.poll(prices).toEqual({ lowest: 19_900, highest: 49_900 })
    })

    it('excludes an inactive category', async () => {
      const visitor = await shop().visitor()
      const { db } = shop().services
      await db.updateTable('categories').set({ status: 'inactive' }).where('name', '=', 'graphic').execute()
      const { category } = (await visitor.call('listCategories')).body.data
      await db.updateTable('categories').set({ status: 'active' }).where('name', '=', 'graphic').execute()
      expect(category.map((one: { category: string }) => one.category)).toEqual(['image'])
    })
  })
})
