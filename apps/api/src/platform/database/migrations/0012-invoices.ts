import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // Who buys, as the account's owner last said. `place` is a State's code, or 96 for outside India.
  `create table if not exists billing_details (
     user_id bigint primary key references users (id) on delete cascade,
     name text not null,
     place text not null check (place ~ '^[0-9]{2}$'),
     business_name text,
     gstin text,
     updated_at timestamptz not null,
     check ((business_name is null) = (gstin is null)))`,
  // The same as it was when the payment began; null if nobody was asked.
  `alter table payment_orders add column if not exists buyer jsonb`,
  // Such as INV/2627: its last number. The row's lock is held until the transaction that took a number ends.
  `create table if not exists paper_series (name text primary key, last integer not null check (last > 0))`,
  // `facts` is all that the paper says, and never changes. The PDF's own hash is its name in the store; null until it is made.
  `create table if not exists papers (
     id bigint generated always as identity primary key,
     order_id bigint not null references orders (id),
     kind text not null check (kind in ('invoice', 'credit-note', 'receipt', 'refund-receipt')),
     number text not null unique check (length(number) <= 16),
     total bigint not null check (total >= 0),
     facts jsonb not null,
     sha256 text,
     issued_at timestamptz not null)`,
  `create unique index if not exists papers_of_sale on papers (order_id) where kind in ('invoice', 'receipt')`,
  `create index if not exists papers_of_order on papers (order_id)`,
  `create index if not exists papers_by_time on papers (issued_at)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
