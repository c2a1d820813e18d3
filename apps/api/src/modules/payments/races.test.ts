import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '../../testing/databases.ts'
import type { TestItem } from '../../testing/items.ts'
import { addItems, buyerAtCheckout, booksOf, deliverAndWait, type Buyer, heldEvents, refundAtGateway } from '../../testing/money.ts'
import { atGateway, openPayment, type Paid, pay } from '../../testing/purchases.ts'
import { startTestShop, type TestShop } from '../../testing/shop.ts'
import { type Around, watched } from '../../testing/watched.ts'
import { reconcile } from './index.ts'
import { settleById } from './settle.ts'

/** After one sale of two items at 19,900 paise each. */
const SOLD = {
  orders: [{ amount: 46_964, subtotal: 39_800, tax: 7_164, status: 'paid' }],
  lines: [
    { price: 19_900, tax: 3_582, refunded: false },
    { price: 19_900, tax: 3_582, refunded: false },
  ],
  downloads: 2,
  ended: 0,
  payments: [{ state: 'captured', amount: 46_964, refund_due: false }],
  paymentOrders: ['paid'],
  cart: 0,
  mails: ['Your pictures are ready'],
}
const REFUNDED = {
  ...SOLD,
  orders: [{ ...SOLD.orders[0], status: 'refunded' }],
  lines: SOLD.lines.map((line) => ({ ...line, refunded: true })),
  downloads: 0,
  ended: 2,
  payments: [{ state: 'refunded', amount: 46_964, refund_due: false }],
}
const PAID_TWICE = {
  ...SOLD,
  payments: [SOLD.payments[0], { ...SOLD.payments[0], refund_due: true }],
  paymentOrders: ['paid', 'paid'],
}

interface Purchase {
  buyer: Buyer
  paid: Paid
  /** Of its row in payment_orders. */
  id: number
}

describe.each(DATABASES)('settle(), %s', (database) => {
  let shop: TestShop
  let items: TestItem[]
  let observer: pg.Client | null = null
  beforeAll(async () => {
    shop = await startTestShop(database)
    items = await addItems(shop, 2)
    if (database === 'embedded') return
    observer = new pg.Client(shop.services.database.connection)
    await observer.connect()
  })
  afterAll(async () => {
    await observer?.end()
    await shop.remove()
  })

  /** Authorized at the gateway but not captured, because the capture must be one of the awaits. */
  const purchase = async (): Promise<Purchase> => {
    const { buyer, orderId } = await buyerAtCheckout(shop, items)
    return { buyer, id: await rowOf(orderId), paid: await pay(shop, orderId, 'authorized') }
  }
  const rowOf = async (orderId: string): Promise<number> =>
    (await shop.services.db.selectFrom('payment_orders').select('id').where('gateway_order_id', '=', orderId).executeTakeFirstOrThrow()).id

  /** Whether anyone waits for a lock or, on the embedded database, for its single connection. */
  const isAnyoneBlocked = async (): Promise<boolean> => {
    if (observer === null) return shop.services.database.pool.waitingCount > 0
    const { rowCount } = await observer.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return (rowCount ?? 0) > 0
  }

  /** Settles a purchase and starts `rival` at await number `at`, until it has ended or waits for a lock. Returns the awaits. */
  async function settleAgainst({ id }: Purchase, at: number, rival: () => Promise<unknown>): Promise<string[]> {
    const awaited: string[] = []
    let running: Promise<unknown> = Promise.resolve()
    const around: Around = async (what, work) => {
      if (awaited.push(what) === at) {
        const rivals = { ended: false }
        running = rival().finally(() => void (rivals.ended = true))
        while (!rivals.ended && !(run.holding() && (await isAnyoneBlocked()))) await new Promise((resolve) => setImmediate(resolve))
      }
      return await work()
    }
    const run = watched(shop.services, around)
    await settleById(run.services, id)
    await running
    return awaited
  }
  const awaits = async (): Promise<string[]> => await settleAgainst(await purchase(), 0, () => Promise.resolve())

  const RIVALS: Record<string, (it: Purchase) => Promise<unknown>> = {
    'another settle()': ({ id }) => settleById(shop.services, id),
    'the callback': ({ buyer, paid }) => buyer.call('createOrder', { body: paid }),
    'the webhook': ({ paid }) => deliverAndWait(shop, heldEvents(shop, paid.paymentId)[0]?.body ?? ''),
    'the reconciler': () => reconcile(shop.services, { all: true }),
  }

  it.each(Object.entries(RIVALS))('creates one order while %s runs at any of its awaits [P-08, P-01, TM-05]', async (_, rival) => {
    const points = await awaits()
    expect(points.length).toBeGreaterThan(15)
    for (const [index, point] of points.entries()) {
      const bought = await purchase()
      await settleAgainst(bought, index + 1, () => rival(bought))
      expect(await booksOf(shop, bought.buyer), `at ${index + 1}: ${point}`).toEqual(SOLD)
    }
  })

  it('loses no refund that arrives at any of its awaits [P-08, TM-15]', async () => {
    for (const [index, point] of (await awaits()).entries()) {
      const bought = await purchase()
      await settleAgainst(bought, index + 1, async () => {
        // Refused if settle() captured it first; either way it is captured.
        await atGateway(shop, `/v1/payments/${bought.paid.paymentId}/capture`, { amount: 46_964 })
        expect((await refundAtGateway(shop, bought.paid.paymentId)).status).toBe(200)
        const refund = heldEvents(shop, bought.paid.paymentId).findLast(({ event }) => event === 'refund.processed')
        expect(await deliverAndWait(shop, refund?.body ?? '')).toBe('refunded')
      })
      expect(await booksOf(shop, bought.buyer), `at ${index + 1}: ${point}`).toEqual(REFUNDED)
    }
  })

  it('sells the items once, even if another payment order for them is settled at any of its awaits [P-08, TM-12]', async () => {
    for (const [index, point] of (await awaits()).entries()) {
      const first = await purchase()
      // Closing the first payment order gives the same cart a second one. The first is still paid.
      await shop.services.db.updateTable('payment_orders').set({ state: 'closed' }).where('id', '=', first.id).execute()
      const second = (await openPayment(first.buyer, [])).id
      await pay(shop, second)
      const secondRow = await rowOf(second)
      await settleAgainst(first, index + 1, () => settleById(shop.services, secondRow))
      expect(await booksOf(shop, first.buyer), `at ${index + 1}: ${point}`).toEqual(PAID_TWICE)
    }
  })
})
