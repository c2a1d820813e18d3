import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // The optional mails an account receives, beside receipts and security mails, and when the account was closed.
  `alter table users add column mail_messages boolean not null default false, add column creator_updates boolean not null default false, add column closed_at timestamptz`,

  // A change of email address: confirmed from the new address, and undone from the old one within seven days (D-12).
  `create table email_changes (id bigint generated always as identity primary key, user_id bigint not null references users on delete cascade,
     old_email text not null, old_email_key text not null, new_email text not null, asked_at timestamptz not null, expires_at timestamptz not null,
     confirmed_at timestamptz, ended_at timestamptz)`,
  `create index email_changes_by_user on email_changes (user_id)`,
  `create index email_changes_by_old_email on email_changes (old_email_key)`,
  `alter table codes add column email_change_id bigint references email_changes on delete cascade`,
  `create index codes_by_user on codes (user_id)`,
  `create index codes_by_email_change on codes (email_change_id)`,

  // Failed logins from networks that the account's owner has never used, and the networks that the owner uses (TA-07).
  `create table guesses (account text primary key, n int not null, last_at timestamptz not null)`,
  `create table known_networks (user_id bigint not null references users on delete cascade, network_hash bytea not null, last_at timestamptz not null,
     primary key (user_id, network_hash))`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
