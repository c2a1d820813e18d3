import pLimit from 'p-limit'
import { beforeAll, expect, it } from 'vitest'
import { onBothDatabases } from '../../testing/on-databases.ts'
import type { TestItem } from '../../testing/items.ts'
import {
  addItems,
  buyerAtCheckout,
  booksOf,
  deliverEvent,
  heldEvents,
  NOTHING_SOLD,
  ONE_SALE,
  outcomeOf,
  payLate,
  shuffled,
} from '../../testing/money.ts'

onBothDatabases('under concurrent calls', (shop) => {
  let item: TestItem
  beforeAll(async () => {
    ;[item] = (await addItems(shop(), 1)) as [TestItem]
  })
  const sale = async () => {
    const checkout = await buyerAtCheckout(shop(), [item])
    const paid = await payLate(shop(), checkout.orderId)
    const events = heldEvents(shop(), paid.paymentId)
    return { ...checkout, paid, events, captured: events.find(({ event }) => event === 'payment.captured')?.body ?? '' }
  }

  it('50 callbacks and 50 webhooks create one order, one entitlement and one receipt, and all get the same order [TM-05, P-07]', async () => {
    const { buyer, paid, captured } = await sale()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => [
        buyer
          .call('createOrder', { body: paid })
          .then(({ status, body }) => ({ status, order: body.data.order._id as string, event: null })),
        deliverEvent(shop(), captured).then(({ status, id }) => ({ status, order: null, event: id })),
      ]).flat(),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.flatMap(({ order }) => order ?? [])).size).toBe(1)
    for (const { event } of answers) if (event !== null) expect(await outcomeOf(shop(), event)).toBe('paid')
    expect(await booksOf(shop(), buyer)).toEqual(ONE_SALE)
  })

  it('25 simultaneous pairs of callback and webhook create one order each [P-07]', async () => {
    const sales = []
    for (let index = 0; index < 25; index += 1) sales.push(await sale())
    await pLimit(5).map(sales, async ({ buyer, paid, captured }) => {
      const [callback, webhook] = await Promise.all([buyer.call('createOrder', { body: paid }), deliverEvent(shop(), captured)])
      expect([callback.status, webhook.status]).toEqual([200, 200])
      expect(await outcomeOf(shop(), webhook.id)).toBe('paid')
      expect(await booksOf(shop(), buyer)).toEqual(ONE_SALE)
    })
  })

  it('40 events, each delivered five times, shuffled and eight at a time, create exactly 40 orders [P-03]', async () => {
    const sales: Awaited<ReturnType<typeof sale>>[] = []
    await pLimit(8).map(Array.from({ length: 40 }), async () => void sales.push(await sale()))
    const deliveries = shuffled(
      sales.flatMap(({ captured, orderId }) => Array.from({ length: 5 }, () => ({ body: captured, id: `evt_${orderId}` }))),
    )
    expect(deliveries).toHaveLength(200)
    await pLimit(8).map(deliveries, async ({ body, id }) => expect((await deliverEvent(shop(), body, { id })).status).toBe(200))
    for (const { orderId, buyer } of sales) {
      expect(await outcomeOf(shop(), `evt_${orderId}`)).toBe('paid')
      expect(await booksOf(shop(), buyer)).toEqual(ONE_SALE)
    }
  })

  it('20 lost gateway answers leave one gateway order for each cart [P-05]', async () => {
    const buyers = await Promise.all(Array.from({ length: 20 }, () => shop().member()))
    for (const buyer of buyers) await buyer.call('addToCart', { body: { imageId: item.publicId } })
    shop().gateway.control.setMode({ loseOrderAnswers: 20 })
    // Two tabs for each buyer, until both have a payment order: a lost answer is a 503, and the next try finds the gateway's order.
    const open = new Map<string, Set<string>>()
    let refused = 0
    await pLimit(8).map(buyers, async (buyer) => {
      for (;;) {
        const tabs = await Promise.all([buyer.call('createPayment'), buyer.call('createPayment')])
        const ids = tabs.flatMap(({ status, body }) => (status === 200 ? (body.data.order.id as string) : []))
        refused += tabs.filter(({ status }) => status === 503).length
        if (ids.length < 2) continue
        open.set(buyer.email, new Set(ids))
        return
      }
    })
    expect(refused).toBeGreaterThanOrEqual(20)
    expect([...open.values()].map((ids) => ids.size)).toEqual(buyers.map(() => 1))
    for (const { id, email } of buyers) {
      const { public_id } = await shop()
        .services.db.selectFrom('payment_orders')
        .select('public_id')
        .where('user_id', '=', id)
        .executeTakeFirstOrThrow()
      const found = await fetch(`${shop().gateway.url}/v1/orders?receipt=${public_id}`, {
        headers: { authorization: `Basic ${btoa(`${shop().keys.keyId}:${shop().keys.keySecret}`)}` },
      })
      const { items } = (await found.json()) as { items: { id: string }[] }
      expect(new Set(items.map((one) => one.id))).toEqual(open.get(email))
      expect(await booksOf(shop(), { id, email })).toEqual(NOTHING_SOLD)
    }
  })
})
