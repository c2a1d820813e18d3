import { expect, it } from 'vitest'
import { onBothDatabases } from '../../testing/on-databases.ts'
import { addItem } from '../../testing/items.ts'

onBothDatabases('the word "free"', (shop) => {
  it('finds free items', async () => {
    const visitor = await shop().visitor()
    const found = async () => (await visitor.call('listImages', { query: { search: 'free' } })).body.data
    await addItem(shop().services)
    const gift = await addItem(shop().services, { name: 'A gift', keywords: ['present'], purchase_type: 'free', price: 0 })
    expect((await found()).image.map(({ _id }: { _id: string }) => _id)).toEqual([gift.publicId])
    const { db, search } = shop().services
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('items').set({ approval: 'rejected' }).where('id', '=', gift.id).execute()
      await search.index(trx, [gift.id])
    })
    expect((await found()).count).toBe(0)
  })
})
