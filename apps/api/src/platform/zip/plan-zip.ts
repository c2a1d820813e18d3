import { directoryRecordBytes, endRecords, localHeaderBytes, type ZipEntry } from './records.ts'

/** A stretch of a zip: a record, or the bytes of a file. */
export interface Stretch {
  kind: 'header' | 'file' | 'directory' | 'end'
  /** Where it begins in the zip. */
  at: number
  bytes: number
  /** Of its entry; of none at the end. */
  index: number
}

export interface ZipPlan {
  entries: readonly ZipEntry[]
  /** Of the whole zip. */
  bytes: number
  /** In order, without a gap. */
  stretches: readonly Stretch[]
  /** Where each entry's local header begins. */
  offsets: readonly number[]
  end: Buffer
}

/** Where each byte of a zip with stored entries stands. Names and sizes decide; nothing is read. */
export function planZip(entries: readonly ZipEntry[]): ZipPlan {
  const stretches: Stretch[] = []
  const offsets: number[] = []
  let at = 0
  const add = (kind: Stretch['kind'], bytes: number, index: number): void => {
    if (bytes > 0) stretches.push({ kind, at, bytes, index })
    at += bytes
  }
  for (const [index, entry] of entries.entries()) {
    offsets.push(at)
    add('header', localHeaderBytes(entry), index)
    add('file', entry.bytes, index)
  }
  const offset = at
  for (const [index, entry] of entries.entries()) add('directory', directoryRecordBytes(entry, offsets[index] ?? 0), index)
  const end = endRecords({ entries: entries.length, offset, bytes: at - offset })
  add('end', end.length, -1)
  return { entries, bytes: at, stretches, offsets, end }
}
