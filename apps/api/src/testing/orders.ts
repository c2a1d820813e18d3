import { sql } from 'kysely'
import { newId } from '../platform/ids.ts'
import type { Db } from '../platform/database/database.ts'
import type { TestItem } from './items.ts'
import type { Member } from './members.ts'

/** Inserts orders without lines directly into the tables, one for each given time, for tests of counts and pages. */
export async function addOrders({ db }: { db: Db }, { id: user_id }: Pick<Member, 'id'>, times: readonly Date[]): Promise<void> {
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
        next_look_at: created_at,
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

/** Adds a line for the same item to every order of a member that has none. */
export async function addLines({ db }: { db: Db }, { id }: Pick<Member, 'id'>, item: TestItem): Promise<void> {
  await sql`insert into order_lines (order_id, item_id, name, description, price, tax, tax_percent, seller_id, seller_name, licence_version)
    select orders.id, ${item.id}, 'Tea gardens', '', 19900, 3582, 18, 1, 'Meera', '2026-11' from orders
    where user_id = ${id} and not exists (select 1 from order_lines where order_id = orders.id)`.execute(db)
}
