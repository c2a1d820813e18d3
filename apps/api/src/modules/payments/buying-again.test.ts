import { beforeAll, describe, expect, it } from 'vitest'
import type { TestItem } from '../../testing/items.ts'
import { addItems, refundAtGateway } from '../../testing/money.ts'
import { onBothDatabases } from '../../testing/on-databases.ts'
import { buy, openPayment, pay } from '../../testing/purchases.ts'
import { refundsDue } from './index.ts'

onBothDatabases('an owned item that is bought again', (shop) => {
  let items: TestItem[]
  beforeAll(async () => {
    items = await addItems(shop(), 2)
  })
  const owner = async () => {
    const buyer = await shop().member()
    const [item] = items as [TestItem]
    await buy(shop(), buyer, [item])
    const putAgain = () => buyer.call('addToCart', { body: { imageId: item.publicId, again: true } })
    const due = async () => (await refundsDue(shop().services.db)).filter((row) => row.email === buyer.email).map((row) => row.due)
    return { buyer, item, putAgain, due }
  }

  it('is a second order with an invoice and a licence of its own, and nothing is owed back [CART-09]', async () => {
    const { buyer, item, putAgain, due } = await owner()
    await putAgain()
    const open = await openPayment(buyer, [])
    expect(open.amount).toBe(23_482)
    expect((await buyer.call('createOrder', { body: await pay(shop(), open.id) })).status).toBe(200)
    const { order } = (await buyer.call('listOrders')).body.data
    expect(order.map(({ status, amount, papers }: Record<string, unknown>) => [status, amount, (papers as unknown[]).length])).toEqual([
      ['paid', 23_482, 1],
      ['paid', 23_482, 1],
    ])
    const { licences } = (await buyer.call('listLicences')).body.data
    expect(licences.map((licence: { item: { _id: string } }) => licence.item._id)).toEqual([item.publicId, item.publicId])
    expect(new Set(licences.map(({ code }: { code: string }) => code)).size).toBe(2)
    expect(await due()).toEqual([])
    expect((await buyer.call('getCart')).body.data.count).toBe(0)
  })

  it('is charged once when the cart is paid for in two tabs [TM-12]', async () => {
    const { buyer, putAgain, due } = await owner()
    await putAgain()
    const alone = await openPayment(buyer, [])
    const withAnother = await openPayment(buyer, items.slice(1))
    expect(withAnother.id).not.toBe(alone.id)
    const paid = [await pay(shop(), alone.id), await pay(shop(), withAnother.id)] as const
    for (const body of paid) expect((await buyer.call('createOrder', { body })).status).toBe(200)
    expect(await due()).toEqual([23_482])
  })

  it('paid for twice with nothing else makes no order: the second payment is refunded [TM-12]', async () => {
    const { buyer, putAgain, due } = await owner()
    await putAgain()
    const alone = await openPayment(buyer, [])
    const withAnother = await openPayment(buyer, items.slice(1))
    const [first, second] = [await pay(shop(), withAnother.id), await pay(shop(), alone.id)]
    expect((await buyer.call('createOrder', { body: first })).status).toBe(200)
    expect((await buyer.call('createOrder', { body: second })).status).toBe(409)
    expect(await due()).toEqual([23_482])
  })

  describe('refunded', () => {
    it('keeps the first licence, and the file [TM-15]', async () => {
      const { buyer, item, putAgain } = await owner()
      await putAgain()
      const open = await openPayment(buyer, [])
      const paid = await pay(shop(), open.id)
      await buyer.call('createOrder', { body: paid })
      await refundAtGateway(shop(), paid.paymentId)
      await buyer.call('createOrder', { body: paid })
      const { order } = (await buyer.call('listOrders')).body.data
      expect(order.map(({ status }: { status: string }) => status)).toEqual(['refunded', 'paid'])
      expect((await buyer.call('listOwnedItems')).body.data.ids).toContain(item.publicId)
      const { licences } = (await buyer.call('listLicences')).body.data
      expect(licences.map(({ status }: { status: string }) => status)).toEqual(['refunded', 'valid'])
    })
  })
})
