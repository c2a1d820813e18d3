import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // Accounts at a provider, identified by the provider's subject, never by an email address (D-03).
  `create table identities (provider text not null check (provider in ('google', 'facebook')), subject text not null, user_id bigint not null references users on delete cascade,
     created_at timestamptz not null, primary key (provider, subject))`,
  `create index identities_by_user on identities (user_id)`,

  // Searches, and visits with their location. Each row has a day, so that it can be deleted later.
  `create table searches (keyword text not null, day date not null, n int not null, primary key (keyword, day))`,
  `create index searches_by_day on searches (day)`,
  `create table visits (id bigint generated always as identity primary key, user_id bigint references users on delete set null, address text not null, country text not null,
     state text not null, keyword text not null, created_at timestamptz not null)`,
  `create index visits_by_day on visits (created_at)`,

  // Free items a user downloaded, each once a day: the daily limit counts these rows (TV-02).
  `create table free_downloads (user_id bigint not null references users on delete cascade, day date not null, item_id bigint not null references items on delete cascade,
     primary key (user_id, day, item_id))`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
