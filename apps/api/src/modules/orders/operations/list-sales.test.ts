import { describe, expect, it } from 'vitest'
import { onOneDatabase } from '../../../testing/on-databases.ts'
import { addItem } from '../../../testing/items.ts'
import { buy } from '../../../testing/purchases.ts'
import { SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'
import { giveToSeller } from '../../../testing/sellers.ts'

onOneDatabase('listSales', (shop) => {
  const newSeller = async (...items: Awaited<ReturnType<typeof addItem>>[]) => {
    const seller = await shop().member({ role: 'seller' })
    for (const item of items) await giveToSeller(shop().services, seller, item)
    return seller
  }

  describe('200', () => {
    it('lists only the seller’s sales, newest first, by page [API-listSales]', async () => {
      const [first, second, foreign] = [
        await addItem(shop().services, { name: 'First' }),
        await addItem(shop().services, { name: 'Second', price: 49_900 }),
        await addItem(shop().services, { name: 'Foreign' }),
      ]
      const seller = await newSeller(first, second)
      const other = await newSeller(foreign)
      const buyer = await shop().member()
      expect((await seller.call('listSales')).body.data).toEqual({ sales: [], count: 0 })
      await buy(shop(), buyer, [first])
      shop().clock.move(1000)
      await buy(shop(), buyer, [second, foreign])
      const { sales, count } = (await seller.call('listSales')).body.data
      expect(count).toBe(2)
      expect(sales).toEqual([
        { _id: second.publicId, name: 'Second', price: 49_900, soldAt: expect.any(String), refunded: false },
        { _id: first.publicId, name: 'First', price: 19_900, soldAt: expect.any(String), refunded: false },
      ])
      const page = (await seller.call('listSales', { query: { limit: 1, page: 2 } })).body.data
      expect([page.count, page.sales.map((sale: { name: string }) => sale.name)]).toEqual([2, ['First']])
      expect((await other.call('listSales')).body.data.sales.map((sale: { name: string }) => sale.name)).toEqual(['Foreign'])
    })
  })

  describe('400', () => {
    it('refuses an invalid page [TI-04]', async () => {
      const seller = await newSeller()
      for (const query of [{ limit: 0 }, { limit: 101 }, { limit: '1e9' }, { page: 0 }, { page: -1 }, { page: '1e15' }, { page: 'x' }])
        expect((await seller.call('listSales', { query })).status, JSON.stringify(query)).toBe(400)
    })
  })

  describe('401', () => {
    it('requires a valid session', async () => {
      expect(await withoutSession(shop(), (who) => who.call('listSales'))).toEqual(SIGN_IN_AGAIN)
    })
  })

  describe('403', () => {
    it('refuses buyers [TA-05]', async () => {
      expect((await (await shop().member()).call('listSales')).body).toMatchObject({
        code: 403,
        errorMessage: 'This is for sellers alone',
      })
    })
  })
})
