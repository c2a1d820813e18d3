import { expect, it } from 'vitest'
import { bothHomes } from '../../testing/both-homes.ts'
import { addItems, atTheTill } from '../../testing/money.ts'
import { watched } from '../../testing/watched.ts'
import { cartLines } from '../carts/index.ts'
import { quote } from './payments.ts'
import { ensurePaymentOrder } from './payments-store.ts'

bothHomes('a payment order', (shop) => {
  it.each(['paid', 'closed'] as const)(
    'that is %s while another tab asks for it is no longer in the way of a new one [P-08, D-06]',
    async (state) => {
      const items = await addItems(shop(), 1)
      const { buyer, orderId } = await atTheTill(shop(), items)
      let connections = 0
      const { services } = watched(shop().services, async (what, work) => {
        // Between the statement that finds it there and the one that takes it.
        if (what === 'connect' && (connections += 1) === 2)
          await shop().services.db.updateTable('payment_orders').set({ state }).where('gateway_order_id', '=', orderId).execute()
        return await work()
      })
      const { order, made } = await ensurePaymentOrder(
        services.db,
        buyer.id,
        quote(await cartLines(shop().services.db, buyer.id)),
        new Date(),
      )
      expect([made, order.state]).toEqual([true, 'creating'])
    },
  )
})
