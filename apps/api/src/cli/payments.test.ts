import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addItem } from '../testing/items.ts'
import { openPayment, pay } from '../testing/purchases.ts'
import { eventually } from '../testing/shop.ts'
import { cells, chitra, type ShopAndCommands, shopAndCommands, UNREACHABLE_GATEWAY } from './testing.ts'

describe('payments by command', { timeout: 240_000 }, () => {
  let at: ShopAndCommands
  beforeAll(async () => {
    at = await shopAndCommands('postgres')
  })
  afterAll(() => at.remove())

  const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())

  it('lists payments without an order, whatever the event contains [TM-11]', async () => {
    expect(await at.each(['payments', 'unmatched'], ['payments', 'refunds-due'])).toEqual([
      { code: 0, out: 'No unmatched payments.\n', err: '' },
      { code: 0, out: 'No refunds are due.\n', err: '' },
    ])
    const events = {
      evt_whole: { payment: { entity: { id: 'pay_x', order_id: 'order_nobody', amount: 23_482, email: 'asha@example.com' } } },
      // Not a payment, so it is not listed.
      evt_else: {},
      evt_odd: { payment: { entity: { id: 5, amount: '1' } }, order: { entity: { id: 'order_else' } } },
    }
    for (const [id, payload] of Object.entries(events)) {
      const body = JSON.stringify({ event: id === 'evt_else' ? 'dispute.created' : 'payment.captured', payload })
      const signature = createHmac('sha256', at.shop().keys.webhookSecret).update(body).digest('hex')
      const headers = { 'content-type': 'application/json', 'x-razorpay-signature': signature, 'x-razorpay-event-id': id }
      expect((await fetch(`${at.shop().url}/api/payment/webhook`, { method: 'POST', headers, body })).status).toBe(200)
      await eventually(
        async () =>
          (await at.shop().services.db.selectFrom('webhook_events').select('outcome').where('event_id', '=', id).executeTakeFirst())
            ?.outcome ?? undefined,
        'the event',
      )
    }
    const { code, out, err } = await at.chitra('payments', 'unmatched')
    expect([code, err]).toEqual([0, ''])
    expect(cells(out)).toEqual([
      [
        expect.stringMatching(`^${today()} \\d\\d:\\d\\d$`),
        'evt_whole',
        'payment.captured',
        'pay_x',
        'order_nobody',
        '₹234.82',
        'asha@example.com',
      ],
      [expect.stringMatching(`^${today()} `), 'evt_odd', 'payment.captured', 'order_else'],
    ])
  })

  it('lists refunds that are due, with buyer and order [TM-12]', async () => {
    const [item, other] = [await addItem(at.shop().services), await addItem(at.shop().services)]
    const buyer = await at.shop().member({ email: 'twice@example.com' })
    const first = await openPayment(buyer, [item])
    const both = await openPayment(buyer, [other])
    const [paidFirst, paidBoth] = [await pay(at.shop(), first.id), await pay(at.shop(), both.id)]
    await buyer.call('createOrder', { body: paidBoth })
    await buyer.call('createOrder', { body: paidFirst })
    const { code, out } = await at.chitra('payments', 'refunds-due')
    expect(code).toBe(0)
    expect(cells(out)).toEqual([
      [
        expect.stringMatching(`^${today()} `),
        paidFirst.paymentId,
        '₹234.82',
        '₹234.82',
        first.id,
        'none: refund in full',
        'twice@example.com',
      ],
    ])
  })

  it('settles payments that callback and webhook missed, with the sandbox gateway if there are no keys [P-01]', async () => {
    const item = await addItem(at.shop().services)
    const buyer = await at.shop().member()
    await pay(at.shop(), (await openPayment(buyer, [item])).id)
    expect((await buyer.call('listOrders')).body.data.count).toBe(0)
    const [first, again] = await at.each(['reconcile'], ['reconcile'])
    expect(first).toMatchObject({ code: 0, err: '', out: expect.stringContaining('1 settled, 0 failed.\n') })
    expect(again).toMatchObject({ code: 0, err: '', out: expect.stringContaining('0 settled, 0 failed.\n') })
    expect((await (await at.as(buyer)).call('listOrders')).body.data.count).toBe(1)
  })

  it('exits with 1 when a payment cannot be reconciled, and logs why', async () => {
    const item = await addItem(at.shop().services)
    const buyer = await at.shop().member()
    await openPayment(buyer, [item])
    await at.shop().stop()
    const { code, out, err } = await chitra(at.storage, ['reconcile'], UNREACHABLE_GATEWAY)
    expect([code, out]).toEqual([1, '0 settled, 1 failed.\n'])
    expect(err).toContain('1 could not be reconciled')
    expect(err).toContain('payment gateway: no answer')
  })
})
