import { expect, it } from 'vitest'
import { addItem } from '../../testing/items.ts'
import { licencesOf } from '../../testing/licences.ts'
import { onBothDatabases, onOneDatabase } from '../../testing/on-databases.ts'
import { buy } from '../../testing/purchases.ts'
import { issueMissing } from './index.ts'

onBothDatabases('licences of earlier orders', (shop) => {
  it('are issued once, as the orders were, also by two processes at once', async () => {
    const buyer = await shop().member()
    const items = [await addItem(shop().services, { name: 'Tea' }), await addItem(shop().services, { name: 'Ghats' })]
    await buy(shop(), buyer, items)
    const before = await licencesOf(buyer)
    const { services } = shop()
    await services.db.deleteFrom('licences').execute()
    await Promise.all([issueMissing(services), issueMissing(services)])
    await issueMissing(services)
    const after = await licencesOf(buyer)
    const sorted = (licences: typeof before) =>
      licences.map((licence) => ({ ...licence, code: '' })).toSorted((a, b) => (a.item._id < b.item._id ? -1 : 1))
    expect(sorted(after)).toEqual(sorted(before))
  })

  it('of an order that was paid in the sandbox are specimens, also when real money is taken now', async () => {
    const buyer = await shop().member()
    await buy(shop(), buyer, [await addItem(shop().services)])
    const { db, seller } = shop().services
    await db.deleteFrom('licences').execute()
    await issueMissing({ db, seller: { ...seller, isSpecimen: false } })
    const { facts } = await db.selectFrom('licences').select('facts').where('user_id', '=', buyer.id).executeTakeFirstOrThrow()
    expect(facts.isSpecimen).toBe(true)
  })
})

onOneDatabase('the licence of a free item', (shop) => {
  it('says that it is in Hindi, and nothing where it is in English, as licences did before', async () => {
    const { db } = shop().services
    const languageOf = async (language: 'en' | 'hi') => {
      const buyer = await shop().member()
      await db.updateTable('users').set({ language }).where('id', '=', buyer.id).execute()
      const { publicId } = await addItem(shop().services, { purchase_type: 'free' })
      const { image } = (await buyer.call('getImage', { params: { id: publicId } })).body.data
      expect((await buyer.fetch(image.original)).status).toBe(200)
      const { facts } = await db.selectFrom('licences').select('facts').where('user_id', '=', buyer.id).executeTakeFirstOrThrow()
      return facts.language
    }
    expect([await languageOf('hi'), await languageOf('en')]).toEqual(['hi', undefined])
  })
})
