import { type Kysely, sql } from 'kysely'

/** The PDF of a licence's certificate, kept in the store: what it was made from, and its SHA-256. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw('alter table licences add column if not exists certificate_of text, add column if not exists certificate_sha256 text')
    .execute(db)
}
