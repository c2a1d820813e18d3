/** The records of a zip (PKWARE's APPNOTE 6.3.10) with stored entries, UTF-8 names and, where a number needs it, ZIP64. */

/** A file in a zip. */
export interface ZipEntry {
  /** Its path in the zip, with `/` between folders. */
  name: string
  bytes: number
  modified: Date
}

/** Larger sizes and offsets stand in ZIP64 fields. */
const MAX_32 = 0xff_ff_ff_ff
/** More entries are counted in a ZIP64 record. */
const MAX_16 = 0xff_ff

/** What reading needs: 4.5 for ZIP64, else 2.0. */
const [ZIP64, PLAIN] = [45, 20]
/** Made by version 4.5 on Unix, whose file modes stand in the external attributes. */
const MADE_BY = (3 << 8) | ZIP64
/** A plain file that its owner may write, and anybody read. */
const FILE_MODE = 0o100644
/** Bit 11: the name is UTF-8. */
const UTF_8 = 1 << 11

const isLarge = (number: number): boolean => number >= MAX_32
const nameOf = ({ name }: ZipEntry): Buffer => Buffer.from(name)
const nameBytes = ({ name }: ZipEntry): number => Buffer.byteLength(name)

/** In the local header, ZIP64 has both sizes or none. */
const localExtra = ({ bytes }: ZipEntry): number[] => (isLarge(bytes) ? [bytes, bytes] : [])
/** In the directory, only those numbers that do not fit. */
const directoryExtra = ({ bytes }: ZipEntry, offset: number): number[] => [
  ...localExtra({ bytes } as ZipEntry),
  ...(isLarge(offset) ? [offset] : []),
]
const extraBytes = (numbers: readonly number[]): number => (numbers.length === 0 ? 0 : 4 + 8 * numbers.length)

export const localHeaderBytes = (entry: ZipEntry): number => 30 + nameBytes(entry) + extraBytes(localExtra(entry))
export const directoryRecordBytes = (entry: ZipEntry, offset: number): number =>
  46 + nameBytes(entry) + extraBytes(directoryExtra(entry, offset))

/** Stands before an entry's bytes. */
export function localHeader(entry: ZipEntry, crc32: number): Buffer {
  const extra = localExtra(entry)
  const record = Buffer.alloc(30)
  record.writeUInt32LE(0x04_03_4b_50, 0)
  record.writeUInt16LE(extra.length > 0 ? ZIP64 : PLAIN, 4)
  writeFacts(record, 6, entry, crc32, extra)
  return Buffer.concat([record, nameOf(entry), zip64Field(extra)])
}

/** An entry's line in the directory at the end. @param offset where its local header begins */
export function directoryRecord(entry: ZipEntry, crc32: number, offset: number): Buffer {
  const extra = directoryExtra(entry, offset)
  const record = Buffer.alloc(46)
  record.writeUInt32LE(0x02_01_4b_50, 0)
  record.writeUInt16LE(MADE_BY, 4)
  record.writeUInt16LE(extra.length > 0 ? ZIP64 : PLAIN, 6)
  writeFacts(record, 8, entry, crc32, extra)
  record.writeUInt32LE((FILE_MODE << 16) >>> 0, 38)
  record.writeUInt32LE(Math.min(offset, MAX_32), 42)
  return Buffer.concat([record, nameOf(entry), zip64Field(extra)])
}

/** The fields that both records share, from the flags to the length of the extra field. */
function writeFacts(record: Buffer, at: number, entry: ZipEntry, crc32: number, extra: readonly number[]): void {
  const { time, date } = dosTime(entry.modified)
  record.writeUInt16LE(UTF_8, at)
  // Method 0: stored.
  record.writeUInt16LE(0, at + 2)
  record.writeUInt16LE(time, at + 4)
  record.writeUInt16LE(date, at + 6)
  record.writeUInt32LE(crc32, at + 8)
  record.writeUInt32LE(Math.min(entry.bytes, MAX_32), at + 12)
  record.writeUInt32LE(Math.min(entry.bytes, MAX_32), at + 16)
  record.writeUInt16LE(nameBytes(entry), at + 20)
  record.writeUInt16LE(extraBytes(extra), at + 22)
}

function zip64Field(numbers: readonly number[]): Buffer {
  const field = Buffer.alloc(extraBytes(numbers))
  if (numbers.length === 0) return field
  field.writeUInt16LE(1, 0)
  field.writeUInt16LE(8 * numbers.length, 2)
  for (const [index, number] of numbers.entries()) field.writeBigUInt64LE(BigInt(number), 4 + 8 * index)
  return field
}

/** Where the directory is, and how many entries and bytes it has. */
export interface Directory {
  entries: number
  offset: number
  bytes: number
}

/** The end of a zip; with its ZIP64 record and the pointer to it where a number does not fit. */
export function endRecords({ entries, offset, bytes }: Directory): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06_05_4b_50, 0)
  end.writeUInt16LE(Math.min(entries, MAX_16), 8)
  end.writeUInt16LE(Math.min(entries, MAX_16), 10)
  end.writeUInt32LE(Math.min(bytes, MAX_32), 12)
  end.writeUInt32LE(Math.min(offset, MAX_32), 16)
  if (entries < MAX_16 && !isLarge(offset) && !isLarge(bytes)) return end
  const large = Buffer.alloc(56)
  large.writeUInt32LE(0x06_06_4b_50, 0)
  large.writeBigUInt64LE(44n, 4)
  large.writeUInt16LE(MADE_BY, 12)
  large.writeUInt16LE(ZIP64, 14)
  large.writeBigUInt64LE(BigInt(entries), 24)
  large.writeBigUInt64LE(BigInt(entries), 32)
  large.writeBigUInt64LE(BigInt(bytes), 40)
  large.writeBigUInt64LE(BigInt(offset), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07_06_4b_50, 0)
  locator.writeBigUInt64LE(BigInt(offset + bytes), 8)
  locator.writeUInt32LE(1, 16)
  return Buffer.concat([large, locator, end])
}

/** MS-DOS's time and date, in UTC and in steps of two seconds; the format knows 1980 to 2107. */
function dosTime(moment: Date): { time: number; date: number } {
  const year = Math.min(Math.max(moment.getUTCFullYear(), 1980), 2107)
  return {
    time: (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | (moment.getUTCSeconds() >> 1),
    date: ((year - 1980) << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate(),
  }
}
