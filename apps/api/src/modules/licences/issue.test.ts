import { expect, it } from 'vitest'
import { addItem } from '../../testing/items.ts'
import { licencesOf } from '../../testing/licences.ts'
import { onBothDatabases } from '../../testing/on-databases.ts'
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
