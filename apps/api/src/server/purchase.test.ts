import { createHash, createHmac } from 'node:crypto'
import { take } from '@chitra/api-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reconcile } from '../modules/payments/index.ts'
import { HOMES } from '../testing/databases.ts'
import { addItem } from '../testing/items.ts'
import { eventually, startTestShop, type TestShop, type Visitor } from '../testing/shop.ts'

/** Pays at the gateway as the window does: gives what the browser would hand on. */
async function payAt(shop: TestShop, orderId: string): Promise<{ paymentId: string; signature: string }> {
  const response = await fetch(`${shop.gateway.url}/sandbox/orders/${orderId}/pay`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${shop.keys.keyId}:${shop.keys.keySecret}`)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ outcome: 'paid' }),
  })
  const { response: answer } = (await response.json()) as { response: { razorpay_payment_id: string; razorpay_signature: string } }
  return { paymentId: answer.razorpay_payment_id, signature: answer.razorpay_signature }
}

const webhooks = (shop: TestShop, mode: 'normal' | 'off'): Promise<Response> =>
  fetch(`${shop.gateway.url}/sandbox/mode`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${shop.keys.keyId}:${shop.keys.keySecret}`)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ webhooks: mode }),
  })

const add = (who: Visitor, imageId: string) => who.api.POST('/api/carts/', { body: { imageId } })
const paymentOrder = async (who: Visitor) => (await take(who.api.GET('/api/payment/'))).data.order
const orders = async (who: Visitor) => (await take(who.api.GET('/api/orders/'))).data

describe.each(HOMES)('a purchase, %s', (home) => {
  let shop: TestShop
  let counter = 0
  const newBuyer = () => shop.buyer(`buyer${(counter += 1)}@example.com`)
  beforeAll(async () => {
    shop = await startTestShop(home)
  })
  afterAll(() => shop.remove())

  it('goes from the cart to the file, in whole paise [CART-04, API-addToCart, API-getCart, API-createPayment, API-createOrder, API-listOrders, API-countDownload, API-downloadFile]', async () => {
    await webhooks(shop, 'off')
    const item = await addItem(shop.services)
    const buyer = await newBuyer()
    expect((await take(add(buyer, item.publicId))).code).toBe(200)
    expect((await take(buyer.api.GET('/api/carts/'))).data).toMatchObject({ count: 1, subtotal: 19_900, tax: 3_582, total: 23_482 })
    const due = await paymentOrder(buyer)
    expect(due).toMatchObject({ amount: 23_482, currency: 'INR', key: shop.keys.keyId })
    const { paymentId, signature } = await payAt(shop, due.id)
    // The amount that the browser says is not believed [TM-01].
    const { order } = (
      await take(buyer.api.POST('/api/orders/', { body: { amount: 1, orderId: due.id, paymentId, signature, success: true } }))
    ).data
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

  it('refuses a signature that is missing, empty, of another type, changed or made with an empty key [TM-02]', async () => {
    await webhooks(shop, 'off')
    const item = await addItem(shop.services)
    const buyer = await newBuyer()
    await add(buyer, item.publicId)
    const due = await paymentOrder(buyer)
    const { paymentId, signature } = await payAt(shop, due.id)
    const flipped = (signature.startsWith('0') ? '1' : '0') + signature.slice(1)
    const emptyKey = createHmac('sha256', '').update(`${due.id}|${paymentId}`).digest('hex')
    for (const bad of [undefined, '', [], flipped, signature.slice(0, 10), emptyKey]) {
      const response = await buyer.fetch('/api/orders/', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ amount: due.amount, orderId: due.id, paymentId, signature: bad, success: true }),
      })
      expect(response.status).toBe(400)
    }
    expect((await orders(buyer)).count).toBe(0)
    expect((await take(buyer.api.GET('/api/carts/'))).data.count).toBe(1)
  })

  it("refuses another buyer's payment, and a payment for another order [TM-03]", async () => {
    await webhooks(shop, 'off')
    const [one, ten] = [await addItem(shop.services), await addItem(shop.services, { price: 199_000 })]
    const [a, b] = [await newBuyer(), await newBuyer()]
    await add(a, one.publicId)
    const small = await paymentOrder(a)
    const { paymentId, signature } = await payAt(shop, small.id)
    const asB = await b.api.POST('/api/orders/', { body: { orderId: small.id, paymentId, signature } })
    expect(asB.response.status).toBe(409)
    await add(a, ten.publicId)
    const large = await paymentOrder(a)
    const forged = createHmac('sha256', shop.keys.keySecret).update(`${large.id}|${paymentId}`).digest('hex')
    const forLarge = await a.api.POST('/api/orders/', { body: { orderId: large.id, paymentId, signature: forged } })
    expect(forLarge.response.status).toBe(409)
    expect((await orders(b)).count).toBe(0)
  })

  it('sells what was in the cart when the payment order was made, whatever is added after [TM-04]', async () => {
    await webhooks(shop, 'off')
    const items = await Promise.all(Array.from({ length: 6 }, () => addItem(shop.services)))
    const buyer = await newBuyer()
    await add(buyer, items[0]?.publicId ?? '')
    const due = await paymentOrder(buyer)
    for (const { publicId } of items.slice(1)) await add(buyer, publicId)
    const { paymentId, signature } = await payAt(shop, due.id)
    const { order } = (await take(buyer.api.POST('/api/orders/', { body: { orderId: due.id, paymentId, signature } }))).data
    expect(order.imageId.map((line) => line._id)).toEqual([items[0]?.publicId])
    expect((await take(buyer.api.GET('/api/carts/'))).data.count).toBe(5)
  })

  it('makes one order of fifty callbacks and fifty webhooks at once [TM-05, P-07]', async () => {
    await webhooks(shop, 'off')
    const item = await addItem(shop.services)
    const buyer = await newBuyer()
    await add(buyer, item.publicId)
    const due = await paymentOrder(buyer)
    const { paymentId, signature } = await payAt(shop, due.id)
    const body = JSON.stringify({ event: 'payment.captured', payload: { payment: { entity: { id: paymentId, order_id: due.id } } } })
    const signed = createHmac('sha256', shop.keys.webhookSecret).update(body).digest('hex')
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => [
        buyer.api
          .POST('/api/orders/', { body: { orderId: due.id, paymentId, signature } })
          .then(({ data, response }) => ({ status: response.status, id: data?.data.order._id })),
        fetch(`${shop.url}/api/payment/webhook`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-razorpay-signature': signed, 'x-razorpay-event-id': `evt_${due.id}_${index}` },
          body,
        }).then(({ status }) => ({ status, id: undefined })),
      ]).flat(),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.flatMap(({ id }) => id ?? [])).size).toBe(1)
    expect((await orders(buyer)).count).toBe(1)
    const entitled = await shop.services.db.selectFrom('entitlements').select('item_id').where('item_id', '=', item.id).execute()
    expect(entitled).toHaveLength(1)
  })

  it('ends with an order by the webhook alone, when the browser is gone [CART-07, API-paymentWebhook]', async () => {
    await webhooks(shop, 'normal')
    const item = await addItem(shop.services)
    const buyer = await newBuyer()
    await add(buyer, item.publicId)
    await payAt(shop, (await paymentOrder(buyer)).id)
    await eventually(async () => ((await orders(buyer)).count === 1 ? true : undefined), 'the order by webhook')
    expect((await take(buyer.api.GET('/api/carts/'))).data.count).toBe(0)
  })

  it('ends with an order by the reconciler alone, when callback and webhook are lost [CART-07, P-01]', async () => {
    await webhooks(shop, 'off')
    const item = await addItem(shop.services)
    const buyer = await newBuyer()
    await add(buyer, item.publicId)
    await payAt(shop, (await paymentOrder(buyer)).id)
    await reconcile(shop.services, { youngest: 0 })
    expect((await orders(buyer)).count).toBe(1)
  })

  it('keeps a second payment for the same items as owed back, with one entitlement [TM-12]', async () => {
    await webhooks(shop, 'off')
    const [item, other] = [await addItem(shop.services), await addItem(shop.services)]
    const buyer = await newBuyer()
    await add(buyer, item.publicId)
    const first = await paymentOrder(buyer)
    await add(buyer, other.publicId)
    const both = await paymentOrder(buyer)
    await take(buyer.api.DELETE('/api/carts/{id}', { params: { path: { id: other.publicId } } }))
    const payFirst = await payAt(shop, first.id)
    const payBoth = await payAt(shop, both.id)
    await take(buyer.api.POST('/api/orders/', { body: { orderId: both.id, ...payBoth } }))
    const second = await buyer.api.POST('/api/orders/', { body: { orderId: first.id, ...payFirst } })
    expect(second.response.status).toBe(409)
    const payments = await shop.services.db
      .selectFrom('payments')
      .select(['gateway_payment_id', 'refund_due'])
      .where('gateway_payment_id', 'in', [payFirst.paymentId, payBoth.paymentId])
      .execute()
    expect(payments.filter((payment) => payment.refund_due).map((payment) => payment.gateway_payment_id)).toEqual([payFirst.paymentId])
    expect(await shop.services.db.selectFrom('entitlements').select('item_id').where('item_id', '=', item.id).execute()).toHaveLength(1)
  })

  it('gives the same cart the same open payment order, also to two tabs at once [D-06]', async () => {
    const item = await addItem(shop.services)
    const buyer = await newBuyer()
    await add(buyer, item.publicId)
    const ids = await Promise.all(Array.from({ length: 10 }, async () => (await paymentOrder(buyer)).id))
    expect(new Set(ids).size).toBe(1)
    expect((await buyer.api.GET('/api/payment/')).response.headers.get('cache-control')).toBe('no-store')
  })

  it('refuses an empty cart, a free item and an item bought before, in words [CART-03, CART-09]', async () => {
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

  it('believes a webhook only by its signature over the very bytes, and keeps unknown events [TM-06, TM-10, TM-11]', async () => {
    const post = (body: string, headers: Record<string, string>) =>
      fetch(`${shop.url}/api/payment/webhook`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })
    const sign = (body: string, secret = shop.keys.webhookSecret) => ({
      'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
    })
    expect((await post('{"a":1,"b":2}', sign('{"b":2,"a":1}'))).status).toBe(400)
    expect((await post('garbage', {})).status).toBe(400)
    expect((await post('{}', sign('{}', 'another secret'))).status).toBe(400)
    for (const body of [
      '{"event":"x.y"}',
      '{"event":"payment.captured","payload":{"payment":{"entity":{"id":"pay_x","order_id":"order_nobody"}}}}',
      '{"event":"order.paid","payload":{}}',
      '{"event":null,"payload":null}',
    ])
      expect((await post(body, sign(body))).status).toBe(200)
    await eventually(
      async () =>
        (await shop.services.db.selectFrom('webhook_events').select('body').where('outcome', '=', 'unmatched').execute()).find(({ body }) =>
          JSON.stringify(body).includes('order_nobody'),
        ),
      'the unmatched event',
    )
  })
})
