import type { Db } from '../../platform/database/database.ts'

/** The CRC-32 of a file by its SHA-256; undefined where it is not known yet. */
export async function checksumBySha256(db: Db, sha256: string): Promise<number | undefined> {
  return (await db.selectFrom('file_checksums').select('crc32').where('sha256', '=', sha256).executeTakeFirst())?.crc32
}

/** Keeps the CRC-32 of a file. Whoever else keeps it has the same. */
export async function keepChecksum(db: Db, { sha256, crc32 }: { sha256: string; crc32: number }): Promise<void> {
  await db
    .insertInto('file_checksums')
    .values({ sha256, crc32 })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .execute()
}
