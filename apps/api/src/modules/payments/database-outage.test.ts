import { beforeAll, describe, expect, it } from 'vitest'
import { newMigratedStorage } from '../../testing/databases.ts'
import type { TestItem } from '../../testing/items.ts'
import { addItems, buyerAtCheckout, booksOf, deliverEvent, heldEvents, ONE_SALE, outcomeOf, payLate } from '../../testing/money.ts'
import { onItsOwnPostgres } from '../../testing/on-databases.ts'
import { eventually, startTestShop } from '../../testing/shop.ts'

onItsOwnPostgres('an event that arrives while PostgreSQL is down', (shop, postgres) => {
  let item: TestItem
  beforeAll(async () => {
    ;[item] = (await addItems(shop(), 1)) as [TestItem]
  })

  it('is answered 503 until the database is back, and then creates the order [TM-07, P-02]', async () => {
    const { buyer, orderId } = await buyerAtCheckout(shop(), [item])
    const paid = await payLate(shop(), orderId)
    const { body, eventId: id } = heldEvents(shop(), paid.paymentId).find(({ event }) => event === 'payment.captured') ?? {
      body: '',
      eventId: '',
    }
    await postgres().pause()
    for (const attempt of [1, 2, 3]) expect([attempt, (await deliverEvent(shop(), body, { id })).status]).toEqual([attempt, 503])
    // An invalid signature is refused without the database (TM-06).
    expect((await deliverEvent(shop(), body, { id, secret: 'another' })).status).toBe(400)
    await postgres().start()
    expect((await deliverEvent(shop(), body, { id })).status).toBe(200)
    expect(await outcomeOf(shop(), id)).toBe('paid')
    expect(await booksOf(shop(), buyer)).toEqual(ONE_SALE)
  })

  it('is processed again soon if PostgreSQL is lost after it was stored, without the reconciler [P-02]', async () => {
    const { buyer, orderId } = await buyerAtCheckout(shop(), [item])
    const paid = await payLate(shop(), orderId)
    const { body, eventId: id } = heldEvents(shop(), paid.paymentId).find(({ event }) => event === 'payment.captured') ?? {
      body: '',
      eventId: '',
    }
    const blocker = await shop().services.database.pool.connect()
    await blocker.query('begin')
    await blocker.query('lock table payment_orders in access exclusive mode')
    expect((await deliverEvent(shop(), body, { id })).status).toBe(200)
    const ended = await eventually(
      async () =>
        (await postgres().query(`select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'`)).length > 0 ||
        undefined,
      'a statement that waits',
    )
    expect(ended).toBe(true)
    await blocker.query('commit')
    blocker.release()
    expect(await outcomeOf(shop(), id)).toBe('paid')
    expect(await booksOf(shop(), buyer)).toEqual(ONE_SALE)
  })

  it('does not make the buyer pay again: the callback answers 503, and then the order [TM-07, D-02]', async () => {
    const { buyer, orderId } = await buyerAtCheckout(shop(), [item])
    const paid = await payLate(shop(), orderId)
    const callback = () => buyer.call('createOrder', { body: paid })
    await postgres().pause()
    expect((await callback()).status).toBe(503)
    await postgres().start()
    expect((await callback()).status).toBe(200)
    expect(await booksOf(shop(), buyer)).toEqual(ONE_SALE)
  })
})

describe('an event that arrives while the embedded database is closed', () => {
  it('is answered 503, and creates the order once the shop is up again [TM-07, P-02]', async () => {
    const storage = await newMigratedStorage('embedded')
    const before = await startTestShop('embedded', {}, storage)
    const { buyer, orderId } = await buyerAtCheckout(before, await addItems(before, 1))
    const paid = await payLate(before, orderId)
    const { body, eventId: id } = heldEvents(before, paid.paymentId).find(({ event }) => event === 'payment.captured') ?? {
      body: '',
      eventId: '',
    }
    await before.services.database.close()
    expect((await deliverEvent(before, body, { id })).status).toBe(503)
    await before.stop()
    const after = await startTestShop('embedded', {}, storage)
    expect((await deliverEvent(after, body, { id })).status).toBe(200)
    expect(await outcomeOf(after, id)).toBe('paid')
    expect(await booksOf(after, buyer)).toEqual(ONE_SALE)
    await after.remove()
  })
})
