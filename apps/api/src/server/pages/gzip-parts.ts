import { constants, crc32, deflateRawSync } from 'node:zlib'

/** A part of a document that is cached and sent many times. */
export interface CachedPart {
  readonly raw: Buffer
  /** The same as DEFLATE blocks (RFC 1951) that end at a byte boundary and refer to no earlier data, so that they can be joined with others. */
  readonly deflated: Buffer
}

/** Compressed on first use, because a page may never be sent again. */
export function cachedPart(raw: Buffer): CachedPart {
  let deflated: Buffer | undefined
  return {
    raw,
    get deflated() {
      return (deflated ??= deflateRawSync(raw, { finishFlush: constants.Z_FULL_FLUSH }))
    },
  }
}

/** RFC 1952: compressed by DEFLATE, without name and time, unknown system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty block with the final bit set. */
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff])

/** An uncompressed block of at most 65,535 bytes. */
function stored(raw: Buffer): Buffer {
  const start = Buffer.alloc(5)
  start.writeUInt16LE(raw.length, 1)
  start.writeUInt16LE(0xffff - raw.length, 3)
  return Buffer.concat([start, raw])
}

/** Joins cached parts and short texts of this response to one gzip file (RFC 1952), without compressing the cached parts again. */
export function gzipOf(parts: ReadonlyArray<CachedPart | Buffer>): Buffer {
  let [sum, size] = [0, 0]
  const blocks = parts.map((part) => {
    const raw = Buffer.isBuffer(part) ? part : part.raw
    sum = crc32(raw, sum)
    size += raw.length
    return Buffer.isBuffer(part) ? stored(part) : part.deflated
  })
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(sum, 0)
  trailer.writeUInt32LE(size % 2 ** 32, 4)
  return Buffer.concat([HEADER, ...blocks, LAST_BLOCK, trailer])
}

/** The same, uncompressed. */
export const plainOf = (parts: ReadonlyArray<CachedPart | Buffer>): Buffer =>
  Buffer.concat(parts.map((part) => (Buffer.isBuffer(part) ? part : part.raw)))
