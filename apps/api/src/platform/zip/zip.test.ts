import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Entry, fromBufferPromise, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl'
import { readAll } from '../files/index.ts'
import { planZip, readZip, type ZipPlan, type ZipSource } from './index.ts'

const MODIFIED = new Date('2026-11-24T10:15:30Z')

interface File {
  name: string
  bytes: Buffer
}

const planOf = (files: readonly File[]): ZipPlan =>
  planZip(files.map(({ name, bytes }) => ({ name, bytes: bytes.length, modified: MODIFIED })))

/** Files in memory, passed on in pieces of seven bytes. */
function sourceOf(files: readonly File[], opened: string[] = [], ended: string[] = []): ZipSource {
  return {
    crc32: (index) => Promise.resolve(crc32(files[index]?.bytes ?? '')),
    open(index, { start, end }) {
      const { name = '', bytes = Buffer.alloc(0) } = files[index] ?? {}
      opened.push(`${name} ${start}-${end}`)
      const asked = bytes.subarray(start, end + 1)
      return Readable.from(Array.from({ length: Math.ceil(asked.length / 7) }, (_, at) => asked.subarray(at * 7, at * 7 + 7)))
    },
    onFileEnd: (index) => ended.push(files[index]?.name ?? ''),
  }
}

const whole = (files: readonly File[]): Promise<Buffer> => {
  const plan = planOf(files)
  return readAll(readZip(plan, sourceOf(files), { start: 0, end: plan.bytes - 1 }))
}

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) entries.push(entry)
  return entries
}

/** Names that a reader accepts, in any script, without two of the same. */
const files = fc.uniqueArray(
  fc.record({
    name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map((text) => `n${text.replace(/[\\/:]/g, '_')}`),
    bytes: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  }),
  { selector: ({ name }) => name, maxLength: 6 },
)

describe('a zip', () => {
  it('is opened by another reader, with the names, times and bytes that were put in', async () => {
    await fc.assert(
      fc.asyncProperty(files, async (given) => {
        const zip = await fromBufferPromise(await whole(given), { lazyEntries: true, autoClose: false })
        const entries = await entriesOf(zip)
        expect(entries.map(({ fileName }) => fileName)).toEqual(given.map(({ name }) => name))
        for (const [index, entry] of entries.entries()) {
          expect(entry.getLastModDate({ timezone: 'UTC' })).toEqual(MODIFIED)
          expect(entry.crc32).toBe(crc32(given[index]?.bytes ?? ''))
          expect((await readAll(await zip.openReadStreamPromise(entry))).equals(given[index]?.bytes ?? Buffer.of(1))).toBe(true)
        }
      }),
    )
  })

  it('is the same for the same files, and each part of it is the same part of the whole', async () => {
    await fc.assert(
      fc.asyncProperty(files, fc.nat(), fc.nat(), async (given, one, other) => {
        const plan = planOf(given)
        const all = await whole(given)
        expect(all.length).toBe(plan.bytes)
        const [start = 0, end = 0] = [one % plan.bytes, other % plan.bytes].toSorted((a, b) => a - b)
        expect((await readAll(readZip(plan, sourceOf(given), { start, end }))).equals(all.subarray(start, end + 1))).toBe(true)
      }),
    )
  })

  const three = ['a', 'b', 'c'].map((name) => ({ name: `${name}.jpg`, bytes: Buffer.alloc(1000, name) }))

  it('opens only the files that a part touches, and of each only what it touches', async () => {
    const plan = planOf(three)
    const [opened, ended]: [string[], string[]] = [[], []]
    const second = plan.stretches.find(({ kind, index }) => kind === 'file' && index === 1)?.at ?? 0
    await readAll(readZip(plan, sourceOf(three, opened, ended), { start: second + 990, end: second + 1100 }))
    expect(opened).toEqual(['b.jpg 990-999', 'c.jpg 0-65'])
    expect(ended).toEqual(['b.jpg'])
  })

  it.each([
    ['shorter', 999],
    ['longer', 1001],
  ])('breaks off at a file that is %s than it was', async (words, length) => {
    const plan = planOf(three)
    const source = sourceOf(three)
    const open: ZipSource['open'] = (index, range) => (index === 1 ? Readable.from([Buffer.alloc(length)]) : source.open(index, range))
    await expect(readAll(readZip(plan, { ...source, open }, { start: 0, end: plan.bytes - 1 }))).rejects.toThrow(
      `the file of b.jpg is ${words} than it was`,
    )
  })

  it('closes its file when the reader goes away', async () => {
    const plan = planOf(three)
    const silent = new Readable({ read: () => undefined })
    const zip = readZip(plan, { ...sourceOf(three), open: () => silent }, { start: 0, end: plan.bytes - 1 })
    const closed = new Promise((resolve) => silent.once('close', resolve))
    zip.once('data', () => setImmediate(() => zip.destroy()))
    await closed
  })
})

/** Another reader's questions, answered by parts of the zip: none of it is anywhere as a whole. */
class Parts extends RandomAccessReader {
  readonly plan: ZipPlan
  readonly source: ZipSource
  constructor(plan: ZipPlan, source: ZipSource) {
    super()
    this.plan = plan
    this.source = source
  }
  override _readStreamForRange(start: number, end: number): Readable {
    return readZip(this.plan, this.source, { start, end: end - 1 })
  }
}

describe('ZIP64', () => {
  it('holds files of more than 4 GiB, and finds those behind them', async () => {
    const GIB = 1024 ** 3
    const sizes = [1000, 5 * GIB, 4 * GIB - 1, 1000]
    const plan = planZip(sizes.map((bytes, index) => ({ name: `${index}.zip`, bytes, modified: MODIFIED })))
    const source: ZipSource = {
      crc32: (index) => Promise.resolve(index),
      open: (index, { start, end }) => Readable.from([Buffer.alloc(end - start + 1, index)]),
    }
    const zip = await fromRandomAccessReaderPromise(new Parts(plan, source), plan.bytes, { lazyEntries: true, autoClose: false })
    const entries = await entriesOf(zip)
    expect(entries.map(({ uncompressedSize }) => uncompressedSize)).toEqual(sizes)
    expect(entries.at(-1)?.relativeOffsetOfLocalHeader).toBeGreaterThan(9 * GIB - 1)
    const last = await readAll(await zip.openReadStreamPromise(entries.at(-1) as Entry))
    expect(last.equals(Buffer.alloc(1000, 3))).toBe(true)
  })

  it('holds more than 65,535 files', async () => {
    const given = Array.from({ length: 65_540 }, (_, index) => ({ name: `${index}.txt`, bytes: Buffer.from(String(index)) }))
    const zip = await fromBufferPromise(await whole(given), { lazyEntries: true, autoClose: false })
    const entries = await entriesOf(zip)
    expect(entries.length).toBe(65_540)
    expect((await readAll(await zip.openReadStreamPromise(entries.at(-1) as Entry))).toString()).toBe('65539')
  })

  it('stands only where it is needed, because old readers do not know it', async () => {
    const zip = await whole([{ name: 'a.jpg', bytes: Buffer.from('a') }])
    expect(zip.length).toBe(30 + 5 + 1 + 46 + 5 + 22)
  })
})
