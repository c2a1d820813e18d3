import { describe, expect, it } from 'vitest'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { addItem } from '../../../testing/items.ts'
import { statusesOf, toFullHour, waitOf } from '../../../testing/limits.ts'
import { buy, refund } from '../../../testing/purchases.ts'
import { fromAnotherSite, RELOAD_THE_PAGE, SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'
import type { Visitor } from '../../../testing/visitor.ts'

const DAY = 86_400_000
const ASKED = 'You have already asked for a refund of this order'

onBothDatabases('requestRefund', (shop) => {
  const bought = async () => {
    const buyer = await shop().member()
    const { order } = (await buy(shop(), buyer, [await addItem(shop().services)])).body.data
    return { buyer, order, id: order._id as string }
  }
  const ask = (who: Visitor, id: string, reason = 'I bought the wrong picture', headers: Record<string, string> = {}) =>
    who.call('requestRefund', { params: { id }, body: { reason }, headers })
  const listed = async (who: Visitor) => (await who.call('listOrders')).body.data.order[0]

  describe('200', () => {
    it('stores the buyer’s reason, and shows the request with the order', async () => {
      const { buyer, order, id } = await bought()
      const until = new Date(Date.parse(order.createdAt) + 30 * DAY).toISOString()
      expect([order.refund, order.refundUntil]).toEqual([null, until])
      const { status, body } = await ask(buyer, id, '  I bought the wrong picture ')
      expect([status, body.data.order.refund.state, body.data.order.refundUntil]).toEqual([200, 'asked', null])
      expect(await listed(buyer)).toMatchObject({ status: 'paid', refund: { state: 'asked', note: '' }, refundUntil: null })
      const row = await shop()
        .services.db.selectFrom('refund_requests')
        .innerJoin('orders', 'orders.id', 'order_id')
        .select(['state', 'reason'])
        .where('public_id', '=', id)
        .executeTakeFirst()
      expect(row).toEqual({ state: 'asked', reason: 'I bought the wrong picture' })
    })

    it('accepts only one of several simultaneous requests', async () => {
      const { buyer, id } = await bought()
      const statuses = (await Promise.all(Array.from({ length: 8 }, () => ask(buyer, id)))).map(({ status }) => status)
      expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
    })
  })

  describe('400', () => {
    it('requires a reason of 1 to 1000 characters, and names the field', async () => {
      const { buyer, id } = await bought()
      for (const reason of ['', 'x'.repeat(1001)]) {
        const { status, body } = await ask(buyer, id, reason)
        expect([status, body.fields?.[0]?.field]).toEqual([400, 'reason'])
      }
      expect((await ask(buyer, id, ' \n ')).body).toMatchObject({ code: 400, errorMessage: 'Please say why you want a refund' })
      expect((await ask(buyer, id, 'x'.repeat(1000))).status).toBe(200)
    })
  })

  describe('401', () => {
    it('requires a valid session', async () => {
      const { id } = await bought()
      expect(await withoutSession(shop(), (who) => ask(who, id))).toEqual(SIGN_IN_AGAIN)
    })
  })

  describe('403', () => {
    it('refuses a call from another site', async () => {
      const { buyer, id } = await bought()
      expect(await fromAnotherSite((headers) => ask(buyer, id, 'x', headers))).toEqual(RELOAD_THE_PAGE)
    })
  })

  describe('404', () => {
    it('answers the same for another user’s order and an unknown one', async () => {
      const { buyer, id } = await bought()
      const other = await shop().member()
      for (const one of [id, 'nosuchorder'])
        expect((await ask(other, one)).body).toMatchObject({ code: 404, errorMessage: 'There is no such order' })
      expect((await listed(buyer)).refund).toBeNull()
    })
  })

  describe('409', () => {
    it('reports an earlier request, or that the order is refunded', async () => {
      const { buyer, order, id } = await bought()
      await ask(buyer, id)
      expect((await ask(buyer, id)).body).toMatchObject({ code: 409, errorMessage: ASKED })
      await refund(shop(), order.paymentId)
      expect((await ask(buyer, id)).body).toMatchObject({ code: 409, errorMessage: 'This order has been refunded' })
      expect(await listed(buyer)).toMatchObject({ status: 'refunded', refund: { state: 'paid-back' }, refundUntil: null })
    })

    it('refuses a request more than 30 days after the purchase', async () => {
      const { buyer, order, id } = await bought()
      const { db } = shop().services
      const madeBefore = (days: number) =>
        db
          .updateTable('orders')
          .set({ created_at: new Date(Date.parse(order.createdAt) - days * DAY) })
          .where('public_id', '=', id)
          .execute()
      await madeBefore(31)
      expect((await listed(buyer)).refundUntil).toBeNull()
      expect((await ask(buyer, id)).body).toMatchObject({
        code: 409,
        errorMessage: 'A refund can be requested within 30 days of the purchase',
      })
      await madeBefore(29)
      expect((await ask(buyer, id)).status).toBe(200)
    })
  })

  describe('429', () => {
    it('refuses an account’s twenty-first attempt within an hour, and stores nothing', async () => {
      const { buyer, id } = await bought()
      toFullHour(shop())
      expect(new Set(await statusesOf(20, () => ask(buyer, 'nosuchorder')))).toEqual(new Set([404]))
      expect(waitOf(await ask(buyer, id))).toBeGreaterThan(0)
      expect((await listed(buyer)).refund).toBe(null)
    })
  })
})
