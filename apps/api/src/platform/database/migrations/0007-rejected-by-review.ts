import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // An import does not lift a reviewer's rejection, only one that came from the catalogue.
  await sql`alter table items add column if not exists rejected_by_review boolean not null default false`.execute(db)
  await sql`create index if not exists items_rejected on items (public_id) where approval = 'rejected'`.execute(db)
  // Earlier rejections may have been either: they remain until a reviewer approves the item.
  await sql`update items set rejected_by_review = true where approval = 'rejected'`.execute(db)
}
