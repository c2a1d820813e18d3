import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // One per order, made and answered once. Whether the money was refunded is the order's own status.
  `create table if not exists refund_requests (
     order_id bigint primary key references orders (id) on delete cascade,
     state text not null check (state in ('asked', 'accepted', 'refused')),
     reason text not null,
     asked_at timestamptz not null,
     answered_at timestamptz,
     note text not null default '')`,
  `create index if not exists refund_requests_open on refund_requests (asked_at) where state <> 'refused'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
