import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  `create table if not exists boards (
     id bigint generated always as identity primary key,
     public_id text not null unique,
     user_id bigint not null references users on delete cascade,
     name text not null,
     shared boolean not null default false,
     link_version int not null default 1,
     created_at timestamptz not null)`,
  `create index if not exists boards_of_user on boards (user_id, id desc)`,
  `create table if not exists board_items (
     board_id bigint not null references boards on delete cascade,
     item_id bigint not null references items,
     added_at timestamptz not null,
     primary key (board_id, item_id))`,
  // \`key_hash\`: SHA-256 of the key that the guest's browser keeps.
  `create table if not exists board_guests (
     id bigint generated always as identity primary key,
     public_id text not null unique,
     board_id bigint not null references boards on delete cascade,
     key_hash bytea not null,
     name text not null,
     unique (board_id, key_hash))`,
  `create table if not exists board_votes (
     board_id bigint not null,
     item_id bigint not null,
     guest_id bigint not null references board_guests on delete cascade,
     vote text not null check (vote in ('heart', 'no')),
     primary key (board_id, item_id, guest_id),
     foreign key (board_id, item_id) references board_items on delete cascade)`,
  `create index if not exists board_votes_of_guest on board_votes (guest_id)`,
  // Without a guest, a comment is the owner's.
  `create table if not exists board_comments (
     id bigint generated always as identity primary key,
     public_id text not null unique,
     board_id bigint not null,
     item_id bigint not null,
     guest_id bigint references board_guests on delete cascade,
     text text not null,
     created_at timestamptz not null,
     foreign key (board_id, item_id) references board_items on delete cascade)`,
  `create index if not exists board_comments_of_item on board_comments (board_id, item_id)`,
  `create index if not exists board_comments_of_guest on board_comments (guest_id)`,
]

/** Collections that their owners share by a link (docs/decisions/0048-boards.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
