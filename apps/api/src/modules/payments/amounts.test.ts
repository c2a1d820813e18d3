import { expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { onBothDatabases } from '../../testing/on-databases.ts'
import { addItem, copiesOf } from '../../testing/items.ts'
import { buy, openPayment } from '../../testing/purchases.ts'

onBothDatabases('amounts', (shop) => {
  /** The calls that the gateway receives meanwhile. */
  const callsDuring = async (work: () => Promise<void>): Promise<string[]> => {
    const before = shop().gateway.control.calls().length
    await work()
    return shop().gateway.control.calls().slice(before)
  }

  const amountAtGateway = async (id: string): Promise<number> => {
    const { gateway, keys } = shop()
    const headers = { authorization: `Basic ${btoa(`${keys.keyId}:${keys.keySecret}`)}` }
    return ((await (await fetch(`${gateway.url}/v1/orders/${id}`, { headers })).json()) as { amount: number }).amount
  }

  it('are not sent to the gateway for a cart of free items, and no order contains a free item [TM-13]', async () => {
    const buyer = await shop().member()
    const free = await addItem(shop().services, { purchase_type: 'free', price: 0 })
    // The API refuses free items; this one became free after it was added.
    await shop().services.db.insertInto('cart_entries').values({ public_id: free.publicId, user_id: buyer.id, item_id: free.id }).execute()
    const calls = await callsDuring(async () => {
      expect((await buyer.call('createPayment')).body).toMatchObject({ code: 400, errorMessage: 'Can not checkout with empty cart' })
    })
    expect(calls).toEqual([])
    // An order for the cart with a paid item leaves it out too.
    const paid = await addItem(shop().services, { price: 19_900 })
    const answer = await buy(shop(), buyer, [paid])
    expect(answer.body.data.order).toMatchObject({ amount: 23_482, imageId: [{ _id: paid.publicId }] })
    expect(answer.body.data.order.imageId).toHaveLength(1)
  })

  it('are sent to the gateway from one rupee, tax included, and not below [TM-13]', async () => {
    const [buyer, other] = [await shop().member(), await shop().member()]
    await buyer.call('addToCart', { body: { imageId: (await addItem(shop().services, { price: 84 })).publicId } })
    const calls = await callsDuring(async () => {
      expect((await buyer.call('createPayment')).body).toMatchObject({ code: 400, errorMessage: 'The minimum payment is ₹1' })
    })
    expect(calls).toEqual([])
    expect((await openPayment(other, [await addItem(shop().services, { price: 85 })])).amount).toBe(100)
  })

  it('come from whole, non-negative prices, which the database enforces [TM-13]', async () => {
    const { id } = await addItem(shop().services)
    for (const price of [-1, Number.NaN, 0.5])
      await expect(shop().services.db.updateTable('items').set({ price }).where('id', '=', id).execute()).rejects.toThrow()
  })

  it.each([1, 2, 500])('are exact to the paisa for %i items: gateway, order and lines agree [TM-13, P-20]', async (count) => {
    const buyer = await shop().member()
    const item = await addItem(shop().services, { price: 19_901 })
    const ids = [item.id, ...(await copiesOf(shop().services, item, count - 1))]
    const { db } = shop().services
    // Different prices, most with a tax that is not a whole number of paise.
    for (const [index, id] of ids.entries())
      await db
        .updateTable('items')
        .set({ price: 101 + index * 97 })
        .where('id', '=', id)
        .execute()
    await db
      .insertInto('cart_entries')
      .values(ids.map((id) => ({ public_id: newId(), user_id: buyer.id, item_id: id })))
      .execute()
    const subtotal = ids.reduce((sum, _, index) => sum + 101 + index * 97, 0)
    const tax = Number((BigInt(subtotal) * 18n + 50n) / 100n)
    const { order } = (await buy(shop(), buyer, [])).body.data
    expect(order).toMatchObject({ subtotal, tax, amount: subtotal + tax })
    const lines = order.imageId as { price: number; tax: number }[]
    expect(lines).toHaveLength(count)
    expect(lines.reduce((sum, line) => sum + line.tax, 0)).toBe(tax)
    for (const line of lines) expect(Number.isSafeInteger(line.tax) && Math.abs(line.tax * 100 - line.price * 18) < 100).toBe(true)
    expect(await amountAtGateway(order.orderId)).toBe(subtotal + tax)
  })
})
