import { newId } from '../platform/ids.ts'
import type { Services } from '../services.ts'
import type { Member } from './members.ts'

/** Writes orders without lines straight into the tables, one a time given: for tests that count them and turn their pages. */
export async function addOrders({ db }: Pick<Services, 'db'>, { id: user_id }: Pick<Member, 'id'>, times: readonly Date[]): Promise<void> {
  const sums = { user_id, amount: 23_482, subtotal: 19_900, tax: 3_582 }
  for (const created_at of times) {
    const gateway_order_id = `order_${newId(14)}`
    const { id } = await db
      .insertInto('payment_orders')
      .values({
        ...sums,
        public_id: newId(20),
        gateway_order_id,
        state: 'paid',
        cart_key: newId(),
        tax_percent: 18,
        description: '',
        lines: '[]',
        created_at,
        updated_at: created_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('orders')
      .values({ ...sums, public_id: newId(), payment_order_id: id, gateway_order_id, gateway_payment_id: `pay_${newId(14)}`, created_at })
      .execute()
  }
}
