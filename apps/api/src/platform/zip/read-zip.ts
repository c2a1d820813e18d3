import { Readable } from 'node:stream'
import type { Stretch, ZipPlan } from './plan-zip.ts'
import { directoryRecord, localHeader } from './records.ts'

/** Where the bytes of a zip's entries come from, by the index of the entry. */
export interface ZipSource {
  crc32: (index: number) => Promise<number>
  /** A part of the file; both ends inclusive. */
  open: (index: number, range: { start: number; end: number }) => Readable
  /** Called when the last byte of an entry's file has been passed on. */
  onFileEnd?: (index: number) => void
}

/**
 * A part of a zip, both ends inclusive. Opens one file at a time, only those that the part touches, and of each only what it touches. A file that is shorter
 * or longer than planned breaks the stream off, so that nobody takes a damaged zip for a whole one.
 */
export function readZip(plan: ZipPlan, source: ZipSource, range: { start: number; end: number }): Readable {
  let open: Readable | undefined
  async function* parts(): AsyncGenerator<Buffer> {
    for (let at = stretchAt(plan.stretches, range.start); at < plan.stretches.length; at += 1) {
      const stretch = plan.stretches[at] as Stretch
      if (stretch.at > range.end) return
      const from = Math.max(0, range.start - stretch.at)
      const to = Math.min(stretch.bytes, range.end - stretch.at + 1)
      if (stretch.kind !== 'file') {
        yield (await recordOf(plan, source, stretch)).subarray(from, to)
        continue
      }
      open = source.open(stretch.index, { start: from, end: to - 1 })
      let missing = to - from
      for await (const chunk of open as AsyncIterable<Buffer>) {
        missing -= chunk.length
        if (missing < 0) throw new Error(`the file of ${nameAt(plan, stretch)} is longer than it was`)
        yield chunk
      }
      if (missing > 0) throw new Error(`the file of ${nameAt(plan, stretch)} is shorter than it was`)
      if (to === stretch.bytes) source.onFileEnd?.(stretch.index)
    }
  }
  const pieces = parts()
  const zip = new Readable({
    read: () =>
      void pieces.next().then(
        ({ done, value }) => zip.push(done === true ? null : value),
        (error: Error) => zip.destroy(error),
      ),
    // A reader that goes away closes the file too, even one that is being waited for.
    destroy(error, done) {
      open?.destroy()
      void pieces.return(undefined).catch(() => undefined)
      done(error)
    },
  })
  return zip
}

const nameAt = ({ entries }: ZipPlan, { index }: Stretch): string => entries[index]?.name ?? ''

async function recordOf(plan: ZipPlan, source: ZipSource, { kind, index }: Stretch): Promise<Buffer> {
  const entry = plan.entries[index]
  if (kind === 'end' || entry === undefined) return plan.end
  const crc32 = await source.crc32(index)
  return kind === 'header' ? localHeader(entry, crc32) : directoryRecord(entry, crc32, plan.offsets[index] ?? 0)
}

/** The index of the stretch in which a byte stands. */
function stretchAt(stretches: readonly Stretch[], byte: number): number {
  let [low, high] = [0, stretches.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((stretches[middle]?.at ?? 0) <= byte) low = middle
    else high = middle - 1
  }
  return low
}
