import type { Db } from '../../platform/database/database.ts'

/** The CRC-32 of those of these files whose it is known, by their SHA-256. */
export async function knownChecksums(db: Db, sha256s: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('file_checksums')
    .selectAll()
    .where('sha256', 'in', [...sha256s])
    .execute()
  return new Map(rows.map(({ sha256, crc32 }) => [sha256, crc32]))
}

/** Keeps the CRC-32 of a file. Whoever else keeps it has the same. */
export async function keepChecksum(db: Db, { sha256, crc32 }: { sha256: string; crc32: number }): Promise<void> {
  await db
    .insertInto('file_checksums')
    .values({ sha256, crc32 })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .execute()
}
