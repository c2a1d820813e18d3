import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import type { Db } from '../../platform/database/database.ts'
import { keepChecksum, knownChecksums } from './checksums-store.ts'

/**
 * Gives the CRC-32 of each of some files, as zips want it. What is known is read when the first is wanted, in one round trip; what is not is computed from the
 * file, once, and kept.
 */
export function checksumsOf({ db }: { db: Db }, sha256s: readonly string[]) {
  let read: Promise<Map<string, number>> | undefined
  return async ({ sha256, open }: { sha256: string; open: () => Readable }): Promise<number> => {
    const known = await (read ??= knownChecksums(db, sha256s))
    const found = known.get(sha256)
    if (found !== undefined) return found
    let computed = 0
    for await (const chunk of open() as AsyncIterable<Buffer>) computed = crc32(chunk, computed)
    await keepChecksum(db, { sha256, crc32: computed })
    known.set(sha256, computed)
    return computed
  }
}
