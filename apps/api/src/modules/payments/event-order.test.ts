import pLimit from 'p-limit'
import { beforeAll, expect, it } from 'vitest'
import { onBothDatabases } from '../../testing/on-databases.ts'
import type { TestItem } from '../../testing/items.ts'
import {
  addItems,
  buyerAtCheckout,
  booksOf,
  deliverAndWait,
  heldEvents,
  NOTHING_SOLD,
  ONE_REFUND,
  ONE_SALE,
  payLate,
} from '../../testing/money.ts'
import type { GatewayPayment } from './gateway.ts'
import { paymentOrderByGatewayId } from './payments-store.ts'
import { recordPayments } from './settlement-store.ts'

const EVENTS = ['payment.authorized', 'payment.failed', 'payment.captured', 'order.paid', 'callback'] as const
type Report = (typeof EVENTS)[number]

const permutations = <T>(all: readonly T[]): T[][] =>
  all.length < 2 ? [[...all]] : all.flatMap((first) => permutations(all.filter((one) => one !== first)).map((rest) => [first, ...rest]))

onBothDatabases('the reports of one payment', (shop) => {
  let item: TestItem
  beforeAll(async () => {
    ;[item] = (await addItems(shop(), 1)) as [TestItem]
  })

  it('have the same result in every order [TM-09, P-03]', async () => {
    // What follows from an order of reports is the same code on both databases: on the embedded one, which takes twice the time, every fifth is enough.
    const { embedded } = shop().services.database
    const sequences = permutations<Report>(EVENTS).filter((_, n) => !embedded || n % 5 === 0)
    expect(sequences).toHaveLength(embedded ? 24 : 120)
    await pLimit(8).map(sequences, async (sequence) => {
      const { buyer, orderId } = await buyerAtCheckout(shop(), [item])
      const paid = await payLate(shop(), orderId)
      const events = new Map(heldEvents(shop(), paid.paymentId).map(({ event, body }) => [event, body]))
      for (const report of sequence) {
        const answer =
          report === 'callback'
            ? (await buyer.call('createOrder', { body: paid })).status
            : await deliverAndWait(shop(), events.get(report) ?? '')
        expect([200, 'paid'], sequence.join(', ')).toContain(answer)
      }
      expect(await booksOf(shop(), buyer), sequence.join(', ')).toEqual(ONE_SALE)
    })
    // 120 purchases of five reports each: a busy machine needs more than the usual limit.
  }, 240_000)

  it('create one order for two event ids and a callback [TM-08]', async () => {
    const { buyer, orderId } = await buyerAtCheckout(shop(), [item])
    const paid = await payLate(shop(), orderId)
    const captured = heldEvents(shop(), paid.paymentId).find(({ event }) => event === 'payment.captured')?.body ?? ''
    expect(await deliverAndWait(shop(), captured, { id: 'evt_first_name' })).toBe('paid')
    expect(await deliverAndWait(shop(), captured, { id: 'evt_other_name' })).toBe('paid')
    expect((await buyer.call('createOrder', { body: paid })).status).toBe(200)
    expect(await booksOf(shop(), buyer)).toEqual(ONE_SALE)
  })

  it('never return a payment to an earlier state, in any order [TM-09]', async () => {
    const states = [
      { status: 'failed', captured: false },
      { status: 'authorized', captured: false },
      { status: 'captured', captured: true },
      { status: 'refunded', captured: true },
    ] as const
    const { db, clock } = shop().services
    await pLimit(8).map(permutations(states), async (reports) => {
      const { buyer, orderId } = await buyerAtCheckout(shop(), [item])
      const paymentOrder = await paymentOrderByGatewayId(db, orderId)
      const payment = { id: `pay_${orderId}`, order_id: orderId, amount: 23_482, currency: 'INR' }
      let [receipts, credited] = [0, 0]
      for (const report of reports) {
        const payments: GatewayPayment[] = [{ ...payment, ...report }]
        await recordPayments(db, paymentOrder?.id ?? 0, payments, clock.now(), {
          onOrder: async () => void (receipts += 1),
          onRefunds: async (_trx, _order, refunded) => void (credited = refunded),
        })
      }
      const sequence = reports.map(({ status }) => status).join(', ')
      expect(await booksOf(shop(), buyer), sequence).toEqual({ ...ONE_REFUND, mails: [] })
      expect([receipts, credited], sequence).toEqual([1, 23_482])
    })
  })

  it('grant nothing if the payment failed, was only authorized, or was released uncaptured [TM-09, P-04]', async () => {
    const { db, clock } = shop().services
    const noPaper = () => Promise.reject(new Error('no order, no paper'))
    for (const status of ['failed', 'authorized', 'refunded'] as const) {
      const { buyer, orderId } = await buyerAtCheckout(shop(), [item])
      const paymentOrder = await paymentOrderByGatewayId(db, orderId)
      const payment = { id: `pay_${orderId}`, order_id: orderId, amount: 23_482, currency: 'INR', status, captured: false }
      await recordPayments(db, paymentOrder?.id ?? 0, [payment], clock.now(), { onOrder: noPaper, onRefunds: noPaper })
      expect(await booksOf(shop(), buyer)).toEqual({ ...NOTHING_SOLD, payments: [{ state: status, amount: 23_482, refund_due: false }] })
    }
  })
})
