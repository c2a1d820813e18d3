import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { onBothDatabases } from '../../testing/on-databases.ts'
import { migrate, rebuildTables } from './migrate.ts'

onBothDatabases('the migration 0004-money', (shop) => {
  it('keeps one open payment order per buyer, and converts refunds that were due into amounts owed', async () => {
    const { db } = shop().services
    await db.transaction().execute(async (trx) => {
      await rebuildTables(trx, '0002-the-api-complete')
      for (const statement of [
        `insert into users (id, public_id, email, email_key, first_name) overriding system value values (1, 'u', 'a@b.c', 'a@b.c', 'Asha')`,
        `insert into categories (id, public_id, name) values (1, 'image', 'image')`,
        `insert into sellers (id, public_id, key, first_name) overriding system value values (1, 's', 's', 'Meera')`,
        `insert into items (id, public_id, source_key, name, category_id, seller_id, price, purchase_type, width, height, file_ext, file_types, keywords, original_key,
           original_bytes, original_sha256, original_type) overriding system value
         select n, 'i' || n, 's' || n, 'Tea', 1, 1, 19900, 'paid', 1, 1, 'jpg', '{jpg}', '{}', 'k', 1, 'x', 'image/jpeg' from generate_series(1, 2) n`,
        `insert into payment_orders (id, public_id, user_id, gateway_order_id, state, cart_key, amount, subtotal, tax, tax_percent, description, lines, created_at, updated_at)
         overriding system value
         select n, 'p' || n, 1, case when n = 3 then null else 'order_' || n end, case when n < 3 then 'paid' when n = 3 then 'creating' else 'open' end, 'c' || n, 1, 1, 0, 18, '', '[]',
           now(), now() from generate_series(1, 6) n`,
        // The first order over item 1, the second over both: the price of item 1 was due. A third payment has no order.
        `insert into orders (id, public_id, user_id, payment_order_id, gateway_order_id, gateway_payment_id, amount, subtotal, tax, created_at) overriding system value values
           (1, 'o1', 1, 1, 'order_1', 'pay_1', 23482, 19900, 3582, now()), (2, 'o2', 1, 2, 'order_2', 'pay_2', 46964, 39800, 7164, now())`,
        `insert into order_lines (order_id, item_id, name, description, price, tax, tax_percent, seller_id, seller_name, licence_version) values
           (1, 1, '', '', 19900, 3582, 18, 1, '', ''), (2, 1, '', '', 19900, 3582, 18, 1, '', ''), (2, 2, '', '', 19900, 3582, 18, 1, '', '')`,
        `insert into entitlements (user_id, item_id, order_id) values (1, 1, 1), (1, 2, 2)`,
        `insert into payments (gateway_payment_id, payment_order_id, amount, currency, state, refund_due, created_at, updated_at) values
           ('pay_1', 1, 23482, 'INR', 'captured', false, now(), now()), ('pay_2', 2, 46964, 'INR', 'captured', true, now(), now()),
           ('pay_3', 2, 46964, 'INR', 'captured', true, now(), now()), ('pay_4', 2, 46964, 'INR', 'refunded', false, now(), now())`,
      ])
        await sql.raw(statement).execute(trx)
    })
    await migrate(db)
    const states = await db.selectFrom('payment_orders').select('state').orderBy('id').execute()
    expect(states.map(({ state }) => state)).toEqual(['paid', 'paid', 'closed', 'superseded', 'superseded', 'open'])
    const payments = await db.selectFrom('payments').select(['owed', 'given_back']).orderBy('gateway_payment_id').execute()
    expect(payments).toEqual([
      { owed: 0, given_back: 0 },
      { owed: 23_482, given_back: 0 },
      { owed: 46_964, given_back: 0 },
      { owed: 0, given_back: 46_964 },
    ])
  })
})
