import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // In its own schema, like the queue: it is kept for a day and is not part of a backup. So `user_id` refers to no table.
  `create schema if not exists calls`,
  // The answer is null while the call runs.
  `create table if not exists calls.saved_answers (
     user_id bigint not null,
     key text not null,
     request_hash bytea not null,
     answer text,
     claimed_at timestamptz not null,
     primary key (user_id, key))`,
  `create index if not exists saved_answers_by_time on calls.saved_answers (claimed_at)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
