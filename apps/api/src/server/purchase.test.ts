import { createHash } from 'node:crypto'
import { take } from '@chitra/api-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '../testing/databases.ts'
import { addItem } from '../testing/items.ts'
import { atGateway, pay } from '../testing/purchases.ts'
import { eventually, startTestShop, type TestShop, type Visitor } from '../testing/shop.ts'

const add = (who: Visitor, imageId: string) => who.api.POST('/api/carts/', { body: { imageId } })
const paymentOrder = async (who: Visitor) => (await take(who.api.GET('/api/payment/'))).data.order
const orders = async (who: Visitor) => (await take(who.api.GET('/api/orders/'))).data

describe.each(DATABASES)('a purchase, %s', (database) => {
  let shop: TestShop
  let counter = 0
  const newBuyer = () => shop.buyer(`buyer${(counter += 1)}@example.com`)
  beforeAll(async () => {
    shop = await startTestShop(database)
  })
  afterAll(() => shop.remove())

  it('leads from the cart to the file, in whole paise [CART-04, API-addToCart, API-getCart, API-createPayment, API-createOrder, API-listOrders, API-countDownload, API-downloadFile]', async () => {
    const item = await addItem(shop.services)
    const buyer = await newBuyer()
    expect((await take(add(buyer, item.publicId))).code).toBe(200)
    expect((await take(buyer.api.GET('/api/carts/'))).data).toMatchObject({ count: 1, subtotal: 19_900, tax: 3_582, total: 23_482 })
    const due = await paymentOrder(buyer)
    expect(due).toMatchObject({ amount: 23_482, currency: 'INR', key: shop.keys.keyId })
    const paid = await pay(shop, due.id)
    // The amount sent by the browser is ignored [TM-01].
    const { order } = (await take(buyer.api.POST('/api/orders/', { body: { ...paid, amount: 1, success: true } }))).data
    expect(order).toMatchObject({ amount: 23_482, subtotal: 19_900, tax: 3_582, status: 'paid' })
    expect((await take(buyer.api.GET('/api/carts/'))).data.count).toBe(0)
    const [listed] = (await orders(buyer)).order
    const original = listed?.imageId[0]?.original ?? ''
    const file = await take(buyer.api.GET('/api/image-download', { params: { query: { file_url: original } } }))
    expect(createHash('sha256').update(Buffer.from(file.data.fileData, 'base64')).digest('hex')).toBe(
      createHash('sha256').update(item.bytes).digest('hex'),
    )
    const counted = () => take(buyer.api.POST('/api/image/download', { body: { product_id: item.publicId } }))
    expect((await counted()).data).toEqual({ counted: true, downloads: 1 })
    expect((await counted()).data).toEqual({ counted: false, downloads: 1 })
  })

  it('becomes an order by the webhook alone when the browser is closed [CART-07]', async () => {
    shop.gateway.control.setMode({ webhooks: 'normal' })
    const item = await addItem(shop.services)
    const buyer = await newBuyer()
    await add(buyer, item.publicId)
    await atGateway(shop, `/sandbox/orders/${(await paymentOrder(buyer)).id}/pay`, { outcome: 'paid' })
    await eventually(async () => ((await orders(buyer)).count === 1 ? true : undefined), 'the order by webhook')
    expect((await take(buyer.api.GET('/api/carts/'))).data.count).toBe(0)
  })

  it('has one open payment order for one cart, even in several tabs at once [D-06]', async () => {
    const item = await addItem(shop.services)
    const buyer = await newBuyer()
    await add(buyer, item.publicId)
    const ids = await Promise.all(Array.from({ length: 10 }, async () => (await paymentOrder(buyer)).id))
    expect(new Set(ids).size).toBe(1)
    expect((await buyer.api.GET('/api/payment/')).response.headers.get('cache-control')).toBe('no-store')
  })

  it('refuses an empty cart, a free item and one that is in the cart already with a message [CART-03, CART-09]', async () => {
    const buyer = await newBuyer()
    expect((await buyer.api.GET('/api/payment/')).error).toMatchObject({ code: 400, errorMessage: 'Can not checkout with empty cart' })
    const free = await addItem(shop.services, { purchase_type: 'free', price: 0 })
    expect((await add(buyer, free.publicId)).data).toMatchObject({ success: false, code: 201 })
    const item = await addItem(shop.services)
    await add(buyer, item.publicId)
    expect((await add(buyer, item.publicId)).data).toMatchObject({
      success: false,
      code: 201,
      errorMessage: 'This item is already in your cart',
    })
    expect((await add(buyer, 'nosuchitem')).error).toMatchObject({ code: 404, errorMessage: 'Image does not exist' })
  })
})
