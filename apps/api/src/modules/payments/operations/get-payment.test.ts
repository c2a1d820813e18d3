import { describe, expect, it } from 'vitest'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { addItem } from '../../../testing/items.ts'
import { atGateway, openPayment, pay } from '../../../testing/purchases.ts'
import { SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'
import { eventually } from '../../../testing/shop.ts'
import type { Visitor } from '../../../testing/visitor.ts'

onBothDatabases('getPayment', (shop) => {
  const stateOf = async (who: Visitor, id: string) => (await who.call('getPayment', { params: { id } })).body.data
  const buyerAtCheckout = async () => {
    const [buyer, item] = [await shop().member(), await addItem(shop().services)]
    return { buyer, item, id: (await openPayment(buyer, [item])).id }
  }
  /** Skips the pause between two calls to the gateway. */
  const later = () => shop().clock.move(4_000)
  /** How often the gateway has been asked about a payment order. */
  const callsAbout = (id: string) =>
    shop()
      .gateway.control.calls()
      .filter((call) => call.includes(id)).length

  describe('200', () => {
    it('reports unpaid, and then the order, even if callback and webhook are lost [CART-07, P-01]', async () => {
      const { buyer, item, id } = await buyerAtCheckout()
      expect(await stateOf(buyer, id)).toEqual({ state: 'open' })
      shop().gateway.control.setMode({ webhooks: 'dropped' })
      await atGateway(shop(), `/sandbox/orders/${id}/pay`, { outcome: 'paid' })
      later()
      const { state, order } = await stateOf(buyer, id)
      expect([state, order.amount, order.imageId[0]._id]).toEqual(['paid', 23_482, item.publicId])
      expect((await buyer.fetch(order.imageId[0].original)).status).toBe(200)
    })

    it('asks the gateway at most every three seconds, however often it is called', async () => {
      const { buyer, id } = await buyerAtCheckout()
      const startedAt = Date.now()
      await Promise.all(Array.from({ length: 20 }, () => stateOf(buyer, id)))
      const calls = callsAbout(id)
      // On a busy machine, the twenty calls themselves may take longer than the pause.
      expect(calls).toBeLessThanOrEqual(1 + Math.floor((Date.now() - startedAt) / 3_000))
      later()
      await stateOf(buyer, id)
      expect(callsAbout(id)).toBe(calls + 1)
    })

    it('asks once when two requests come in another order than that in which they read the clock', async () => {
      const { buyer, id } = await buyerAtCheckout()
      shop().clock.move(1_000)
      await stateOf(buyer, id)
      const calls = callsAbout(id)
      shop().clock.move(-1_000)
      await stateOf(buyer, id)
      expect(callsAbout(id)).toBe(calls)
    })

    it('answers the last known state while the gateway does not answer', async () => {
      const { buyer, id } = await buyerAtCheckout()
      shop().gateway.control.setMode({ api: 'error' })
      expect(await stateOf(buyer, id)).toEqual({ state: 'open' })
      shop().gateway.control.setMode({ api: 'normal' })
    })

    it('reports what the callback recorded while the gateway did not answer', async () => {
      const { buyer, id } = await buyerAtCheckout()
      const callback = await pay(shop(), id)
      shop().gateway.control.setMode({ api: 'hanging', apiFor: 1 })
      const polled = stateOf(buyer, id)
      await eventually(async () => (callsAbout(id) > 0 ? true : undefined), 'the call that gets no answer')
      expect((await buyer.call('createOrder', { body: callback })).status).toBe(200)
      expect((await polled).state).toBe('paid')
    })

    it('reports that a second payment for the same items is owed back, and that an order was refunded', async () => {
      const { buyer, id } = await buyerAtCheckout()
      const both = await openPayment(buyer, [await addItem(shop().services)])
      const first = await pay(shop(), both.id)
      await buyer.call('createOrder', { body: first })
      await pay(shop(), id)
      later()
      expect(await stateOf(buyer, id)).toEqual({ state: 'refund-due' })
      await shop().services.db.updateTable('orders').set({ status: 'refunded' }).where('gateway_order_id', '=', both.id).execute()
      expect((await stateOf(buyer, both.id)).state).toBe('refunded')
    })
  })

  describe('400', () => {
    it('refuses an id that is too long', async () => {
      expect((await (await shop().member()).call('getPayment', { params: { id: 'x'.repeat(65) } })).status).toBe(400)
    })
  })

  describe('401', () => {
    it('requires a valid session', async () => {
      const { id } = await buyerAtCheckout()
      expect(await withoutSession(shop(), (who) => who.call('getPayment', { params: { id } }))).toEqual(SIGN_IN_AGAIN)
    })
  })

  describe('404', () => {
    it('answers the same for another user’s payment order and an unknown one, and asks the gateway about neither', async () => {
      const { buyer, id } = await buyerAtCheckout()
      const other = await shop().member()
      for (const one of [id, 'order_nobody'])
        expect((await other.call('getPayment', { params: { id: one } })).body).toMatchObject({
          code: 404,
          errorMessage: 'There is no such payment order',
        })
      const calls = callsAbout(id)
      // Its owner's next look is not taken.
      await stateOf(buyer, id)
      expect(callsAbout(id)).toBe(calls + 1)
    })
  })
})
