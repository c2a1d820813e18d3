import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // A reviewer's rejection outlasts an import of the row; one that the catalogue says itself does not.
  await sql`alter table items add column if not exists rejected_by_review boolean not null default false`.execute(db)
  await sql`create index if not exists items_rejected on items (public_id) where approval = 'rejected'`.execute(db)
  // What was rejected before may have been by either: it stays rejected until a reviewer approves it.
  await sql`update items set rejected_by_review = true where approval = 'rejected'`.execute(db)
}
