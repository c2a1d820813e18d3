import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  `create table settings (name text primary key, value text not null)`,

  // catalogue
  `create table categories (id smallint primary key, public_id text not null unique, name text not null, status text not null default 'active',
     created_at timestamptz not null default now(), updated_at timestamptz not null default now())`,
  `insert into categories (id, public_id, name) values (1, 'image', 'image'), (2, 'graphic', 'graphic')`,
  `create table users (id bigint generated always as identity primary key, public_id text not null unique, email text not null, email_key text not null unique,
     password_hash text, first_name text not null, last_name text not null default '', dob date, role text not null default 'buyer' check (role in ('buyer', 'seller')),
     email_verified_at timestamptz, first_login_at timestamptz, created_at timestamptz not null default now())`,
  `create table sellers (id bigint generated always as identity primary key, public_id text not null unique, key text not null unique, user_id bigint references users,
     first_name text not null, last_name text not null default '', has_picture boolean not null default false,
     picture_sha256 text not null default '')`,
  `create table items (id bigint generated always as identity primary key, public_id text not null unique, source_key text not null unique,
     name text not null, description text not null default '', category_id smallint not null references categories, seller_id bigint not null references sellers,
     price int not null check (price >= 0), purchase_type text not null check (purchase_type in ('free', 'paid')),
     width int not null, height int not null, file_ext text not null, file_types text[] not null, keywords text[] not null, location text not null default '',
     licence text not null default '', author text not null default '', source text not null default '',
     approval text not null default 'approved' check (approval in ('approved', 'awaiting', 'rejected')), note text not null default '',
     thumb_hash text not null default '', colour text not null default '#888888',
     original_key text not null, original_bytes bigint not null, original_sha256 text not null, original_type text not null,
     contents jsonb not null default '[]', score int not null default 0, downloads int not null default 0, created_at timestamptz not null default now())`,
  `create index items_by_seller on items (seller_id)`,

  // search: docs/decisions/0004-search.md
  `create table terms (id int generated always as identity primary key, lexeme text collate "C" not null unique, df int not null default 0, title_df int not null default 0)`,
  `create table item_terms (item_id bigint primary key references items on delete cascade, score int not null, created_at timestamptz not null, category_id smallint not null,
     orient smallint not null, height int not null, width int not null, terms int[] not null, phrases text[] not null)`,
  `create index item_terms_terms on item_terms using gin (terms) with (fastupdate = off)`,
  `create index item_terms_best on item_terms (score desc, item_id desc) include (category_id, orient, height, width, terms)`,
  `create index item_terms_newest on item_terms (created_at desc, item_id desc) include (category_id, orient, height, width, terms)`,
  `create table term_counts (term_id int not null, category_id smallint not null, orient smallint not null, n int not null, primary key (term_id, category_id, orient))`,
  `create table term_count_deltas (id bigint generated always as identity primary key, term_id int not null, category_id smallint not null, orient smallint not null, n int not null)`,
  `create index term_count_deltas_by_term on term_count_deltas (term_id)`,
  `create table phrases (phrase text collate "C" not null, category_id smallint not null, n int not null, primary key (category_id, phrase))`,
  `create table phrase_deltas (id bigint generated always as identity primary key, phrase text collate "C" not null, category_id smallint not null, n int not null)`,
  `create table phrase_tops (prefix text collate "C" not null, category_id smallint not null, phrases text[] not null, least int not null, primary key (prefix, category_id))`,

  // pages
  `create table banners (id bigint generated always as identity primary key, public_id text not null unique, position int not null, title text not null unique, keywords text[] not null,
     width int not null, height int not null, colour text not null, picture_sha256 text not null default '')`,
  `create table cms_pages (slug text primary key, meta_title text not null default '', meta_keywords text not null default '', meta_description text not null default '',
     title text not null default '', body text not null default '', updated_at timestamptz not null default now())`,

  // accounts
  `create table sessions (token_hash bytea primary key, user_id bigint not null references users on delete cascade, created_at timestamptz not null, last_used_at timestamptz not null)`,
  `create index sessions_by_user on sessions (user_id)`,
  `create table codes (code_hash bytea primary key, user_id bigint not null references users on delete cascade, purpose text not null, email text not null,
     expires_at timestamptz not null, used_at timestamptz)`,
  `create table attempts (bucket text not null, window_start timestamptz not null, n int not null, primary key (bucket, window_start))`,

  // cart and money
  `create table cart_entries (id bigint generated always as identity primary key, public_id text not null unique, user_id bigint not null references users on delete cascade,
     item_id bigint not null references items, created_at timestamptz not null default now(), unique (user_id, item_id))`,
  `create table wish_entries (user_id bigint not null references users on delete cascade, item_id bigint not null references items, created_at timestamptz not null default now(),
     primary key (user_id, item_id))`,
  `create table payment_orders (id bigint generated always as identity primary key, public_id text not null unique, user_id bigint not null references users,
     gateway_order_id text unique, state text not null check (state in ('creating', 'open', 'paid', 'closed')), cart_key text not null,
     amount int not null, subtotal int not null, tax int not null, tax_percent int not null, currency text not null default 'INR', description text not null,
     lines jsonb not null, created_at timestamptz not null, updated_at timestamptz not null)`,
  `create unique index payment_orders_open on payment_orders (user_id, cart_key) where state in ('creating', 'open')`,
  `create index payment_orders_unsettled on payment_orders (created_at) where state in ('creating', 'open')`,
  `create table payments (gateway_payment_id text primary key, payment_order_id bigint not null references payment_orders, amount int not null, currency text not null,
     state text not null, refund_due boolean not null default false, created_at timestamptz not null, updated_at timestamptz not null)`,
  `create table orders (id bigint generated always as identity primary key, public_id text not null unique, user_id bigint not null references users,
     payment_order_id bigint not null unique references payment_orders, gateway_order_id text not null unique, gateway_payment_id text not null unique,
     amount int not null, subtotal int not null, tax int not null, status text not null default 'paid', created_at timestamptz not null)`,
  `create index orders_by_user on orders (user_id, created_at desc, id desc)`,
  `create table order_lines (id bigint generated always as identity primary key, order_id bigint not null references orders on delete cascade, item_id bigint not null references items,
     name text not null, description text not null, price int not null, tax int not null, tax_percent int not null, seller_id bigint not null, seller_name text not null,
     licence_version text not null, refunded boolean not null default false)`,
  `create index order_lines_by_order on order_lines (order_id)`,
  `create index order_lines_by_item on order_lines (item_id)`,
  `create table entitlements (user_id bigint not null references users, item_id bigint not null references items, order_id bigint not null references orders,
     revoked_at timestamptz, primary key (user_id, item_id))`,
  `create table webhook_events (event_id text primary key, type text not null, body jsonb not null, received_at timestamptz not null, processed_at timestamptz, outcome text)`,
  `create index webhook_events_unprocessed on webhook_events (received_at) where processed_at is null`,
  `create table download_counts (user_id bigint not null references users, item_id bigint not null references items, day date not null, seller_id bigint not null,
     created_at timestamptz not null, primary key (user_id, item_id, day))`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
