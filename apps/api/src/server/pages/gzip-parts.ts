import { constants, crc32, deflateRawSync } from 'node:zlib'

/** A part of a document that is sent again and again. */
export interface KeptPart {
  readonly raw: Buffer
  /** The same as blocks of DEFLATE (RFC 1951) that end at a byte and refer to nothing before them, so that others may stand around them. */
  readonly deflated: Buffer
}

/** Compressed when it is first asked for: a page may never be sent again. */
export function keptPart(raw: Buffer): KeptPart {
  let deflated: Buffer | undefined
  return {
    raw,
    get deflated() {
      return (deflated ??= deflateRawSync(raw, { finishFlush: constants.Z_FULL_FLUSH }))
    },
  }
}

/** RFC 1952: deflated, no name, no time, any system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty block that says that it is the last. */
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff])

/** Bytes as a block that is not compressed: at most 65,535. */
function stored(raw: Buffer): Buffer {
  const start = Buffer.alloc(5)
  start.writeUInt16LE(raw.length, 1)
  start.writeUInt16LE(0xffff - raw.length, 3)
  return Buffer.concat([start, raw])
}

/** One gzip file (RFC 1952) of kept parts and of short texts that are this response's own: nothing that is kept is compressed again. */
export function gzipOf(parts: ReadonlyArray<KeptPart | Buffer>): Buffer {
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

/** The same, not compressed. */
export const plainOf = (parts: ReadonlyArray<KeptPart | Buffer>): Buffer =>
  Buffer.concat(parts.map((part) => (Buffer.isBuffer(part) ? part : part.raw)))
