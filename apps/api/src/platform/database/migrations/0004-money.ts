import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // The amount owed and the amount refunded replace a boolean, which a partial refund could not clear.
  `alter table payments add column owed int not null default 0, add column given_back int not null default 0`,
  `update payments set given_back = amount where state = 'refunded'`,
  `update payments set owed = coalesce((select sum(line.price + line.tax) from orders
     join order_lines line on line.order_id = orders.id
     join entitlements held on held.user_id = orders.user_id and held.item_id = line.item_id
     where orders.gateway_payment_id = payments.gateway_payment_id and held.order_id <> orders.id and held.revoked_at is null),
     case when exists (select 1 from orders where orders.gateway_payment_id = payments.gateway_payment_id) then 0 else amount end)
   where refund_due`,
  `alter table payments drop column refund_due`,
  `create index payments_due on payments (created_at) where owed > given_back`,
  `create index payments_by_payment_order on payments (payment_order_id)`,
  `create index entitlements_by_order on entitlements (order_id)`,
  `create index order_lines_by_seller on order_lines (seller_id)`,

  // One open payment order per buyer. An older one is superseded, and still reconciled, less and less often.
  `alter table payment_orders drop constraint payment_orders_state_check`,
  `alter table payment_orders add constraint payment_orders_state_check check (state in ('creating', 'open', 'superseded', 'paid', 'closed'))`,
  `update payment_orders older set state = case when gateway_order_id is null then 'closed' else 'superseded' end
   where state in ('creating', 'open') and exists (select 1 from payment_orders newer
     where newer.user_id = older.user_id and newer.state in ('creating', 'open') and newer.id > older.id)`,
  `drop index payment_orders_open`,
  `create unique index payment_orders_open on payment_orders (user_id) where state in ('creating', 'open')`,
  `create index payment_orders_by_user on payment_orders (user_id, created_at)`,
  `alter table payment_orders add column looks int not null default 0, add column looked_at timestamptz, add column next_look_at timestamptz`,
  `update payment_orders set next_look_at = updated_at`,
  `alter table payment_orders alter column next_look_at set not null`,
  `drop index payment_orders_unsettled`,
  `create index payment_orders_unsettled on payment_orders (next_look_at, id) where state in ('creating', 'open', 'superseded')`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
