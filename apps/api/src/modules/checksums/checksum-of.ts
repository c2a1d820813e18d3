import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import type { Db } from '../../platform/database/database.ts'
import { checksumBySha256, keepChecksum } from './checksums-store.ts'

/** A file's CRC-32, as zips want it. One that is not known is computed from the file, once, and kept. */
export async function checksumOf({ db }: { db: Db }, { sha256, open }: { sha256: string; open: () => Readable }): Promise<number> {
  const known = await checksumBySha256(db, sha256)
  if (known !== undefined) return known
  let computed = 0
  for await (const chunk of open() as AsyncIterable<Buffer>) computed = crc32(chunk, computed)
  await keepChecksum(db, { sha256, crc32: computed })
  return computed
}
