import { type Kysely, sql } from 'kysely'

/** The CRC-32 of stored files, by their SHA-256. A file without a row gets one when it is first put into a zip. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table if not exists file_checksums (
         sha256 text primary key,
         crc32 bigint not null check (crc32 between 0 and 4294967295))`,
    )
    .execute(db)
}
