import { crc32 } from 'node:zlib'
import type { Db } from '../../platform/database/database.ts'
import type { Files } from '../../platform/files/index.ts'
import { checksumBySha256, keepChecksum } from './checksums-store.ts'

/** A file's CRC-32, as zips want it. One that is not known is computed from the file, once, and kept. */
export async function checksumOf(
  { db, files }: { db: Db; files: Pick<Files, 'stream'> },
  { sha256, key }: { sha256: string; key: string },
): Promise<number> {
  const known = await checksumBySha256(db, sha256)
  if (known !== undefined) return known
  let computed = 0
  for await (const chunk of files.stream(key) as AsyncIterable<Buffer>) computed = crc32(chunk, computed)
  await keepChecksum(db, { sha256, crc32: computed })
  return computed
}
