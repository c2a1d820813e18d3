import { expect, it } from 'vitest'
import { bothHomes } from '../../testing/both-homes.ts'
import { addItem } from '../../testing/items.ts'
import { openPayment } from '../../testing/purchases.ts'

bothHomes('what never reaches the gateway', (shop) => {
  /** Any call of the gateway's API would be answered 503. */
  const withoutGateway = async (work: () => Promise<void>) => {
    shop().gateway.control.setMode({ api: 'error' })
    try {
      await work()
    } finally {
      shop().gateway.control.setMode({ api: 'normal' })
    }
  }

  it('a cart of free items alone [TM-13]', async () => {
    const buyer = await shop().member()
    const free = await addItem(shop().services, { purchase_type: 'free', price: 0 })
    // The door lets no free item into a cart; this one became free after it was put in.
    await shop().services.db.insertInto('cart_entries').values({ public_id: free.publicId, user_id: buyer.id, item_id: free.id }).execute()
    await withoutGateway(async () => {
      expect((await buyer.call('createPayment')).status).toBe(400)
    })
    const paid = await addItem(shop().services, { price: 19_900 })
    expect((await openPayment(buyer, [paid])).amount).toBe(23_482)
  })

  it('less than a rupee, tax included; a rupee does [TM-13]', async () => {
    const [poor, rich] = [await shop().member(), await shop().member()]
    await poor.call('addToCart', { body: { imageId: (await addItem(shop().services, { price: 84 })).publicId } })
    await withoutGateway(async () => {
      expect((await poor.call('createPayment')).status).toBe(400)
    })
    expect((await openPayment(rich, [await addItem(shop().services, { price: 85 })])).amount).toBe(100)
  })

  it('a price that is no price: the database refuses it [TM-13]', async () => {
    const { id } = await addItem(shop().services)
    for (const price of [-1, Number.NaN, 0.5])
      await expect(shop().services.db.updateTable('items').set({ price }).where('id', '=', id).execute()).rejects.toThrow()
  })
})
