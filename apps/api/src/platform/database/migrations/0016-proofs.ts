import { type Kysely, sql } from 'kysely'

/** The file of a licence with its proof inside, as it is downloaded: its length in bytes and its SHA-256. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table licences add column if not exists proof_bytes bigint, add column if not exists proof_sha256 text').execute(db)
}
