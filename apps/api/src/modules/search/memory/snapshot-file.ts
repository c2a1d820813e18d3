import { createHash } from 'node:crypto'
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Position } from '../../changes/index.ts'
import { atOnce, facetsOf, type Segment } from './segment.ts'

/** Changes with each change of what a segment holds. Files of another format are not read. */
const FORMAT = 3
const MAGIC = Buffer.from('chitra search\n\0\0')
const HASH_BYTES = 32
/** Bytes that are hashed and written before queries get their turn. */
const SLICE = 4 * 1024 * 1024

const TYPES = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float64Array }
type TypeName = keyof typeof TYPES
type TypedArray = InstanceType<(typeof TYPES)[TypeName]>

interface ArrayPlace {
  type: TypeName
  /** In elements. */
  length: number
}
type Described = ArrayPlace | number | { [name: string]: Described }
interface Header extends Position {
  format: number
  segments: Described[]
}

const padded = (bytes: number): number => (bytes + 7) & ~7

/** What an interrupted write would change: copied, so that the file shows one moment. */
const frozen = (segment: Segment): Segment => ({
  ...segment,
  dead: segment.dead.slice(),
  phrases: { ...segment.phrases, counts: segment.phrases.counts.slice(), categoryCounts: segment.phrases.categoryCounts.slice() },
})

/** Writes the segments as they are now. The file replaces the earlier one only when it is whole. */
export async function writeSnapshot(path: string, position: Position, segments: readonly Segment[]): Promise<void> {
  const arrays: TypedArray[] = []
  const header: Header = { format: FORMAT, ...position, segments: segments.map((segment) => describe(frozen(segment), arrays)) }
  const text = Buffer.from(JSON.stringify(header))
  const start = Buffer.alloc(padded(MAGIC.length + 8 + text.length))
  MAGIC.copy(start)
  start.writeDoubleLE(text.length, MAGIC.length)
  text.copy(start, MAGIC.length + 8)
  const part = `${path}.${process.pid}.part`
  await mkdir(dirname(path), { recursive: true })
  const file = await open(part, 'w')
  try {
    const hash = createHash('sha256')
    const write = async (bytes: Uint8Array) => {
      for (let at = 0; at < bytes.length; at += SLICE) {
        const slice = bytes.subarray(at, at + SLICE)
        hash.update(slice)
        await file.write(slice)
      }
    }
    await write(start)
    for (const array of arrays) {
      await write(new Uint8Array(array.buffer, array.byteOffset, array.byteLength))
      await write(new Uint8Array(padded(array.byteLength) - array.byteLength))
    }
    await file.write(hash.digest())
  } catch (error) {
    await rm(part, { force: true })
    throw error
  } finally {
    await file.close()
  }
  await rename(part, path)
}

/** Null if there is no such file, or if it is damaged, of another format or for another database. */
export function readSnapshot(path: string, database: string): { position: Position; segments: Segment[] } | null {
  const bytes = readWhole(path)
  if (bytes === null || bytes.length < MAGIC.length + 8 + HASH_BYTES || !MAGIC.equals(bytes.subarray(0, MAGIC.length))) return null
  const body = bytes.subarray(0, bytes.length - HASH_BYTES)
  if (!createHash('sha256').update(body).digest().equals(bytes.subarray(-HASH_BYTES))) return null
  const length = bytes.readDoubleLE(MAGIC.length)
  const { format, segments, ...position } = JSON.parse(bytes.toString('utf8', MAGIC.length + 8, MAGIC.length + 8 + length)) as Header
  if (format !== FORMAT || position.database !== database) return null
  let offset = padded(MAGIC.length + 8 + length)
  const take = ({ type, length: elements }: ArrayPlace): TypedArray => {
    const array = new TYPES[type](bytes.buffer as ArrayBuffer, bytes.byteOffset + offset, elements)
    offset += padded(array.byteLength)
    return array
  }
  const restored = segments.map((described) => restore(described, take) as Omit<Segment, 'facets'>)
  return { position, segments: restored.map((segment) => ({ ...segment, facets: atOnce(facetsOf(segment)) })) }
}

function readWhole(path: string): Buffer | null {
  let file: number
  try {
    file = openSync(path, 'r')
  } catch {
    return null
  }
  try {
    // Aligned, unlike a buffer from Node's pool.
    const bytes = Buffer.from(new ArrayBuffer(fstatSync(file).size))
    for (let at = 0; at < bytes.length;) {
      const read = readSync(file, bytes, at, Math.min(bytes.length - at, 2 ** 30), at)
      if (read === 0) return null
      at += read
    }
    return bytes
  } finally {
    closeSync(file)
  }
}

/** The places of all arrays in an object, in the order in which they are added to `arrays`. Bitmaps of facets are left out: they follow from the columns. */
function describe(value: object, arrays: TypedArray[]): Described {
  const described: { [name: string]: Described } = {}
  for (const [name, part] of Object.entries(value) as [string, unknown][]) {
    if (name === 'facets') continue
    if (typeof part === 'number') described[name] = part
    else if (ArrayBuffer.isView(part)) {
      const array = part as TypedArray
      arrays.push(array)
      described[name] = { type: array.constructor.name as TypeName, length: array.length }
    } else if (typeof part === 'object' && part !== null) described[name] = describe(part, arrays)
  }
  return described
}

const isPlace = (value: Described): value is ArrayPlace => typeof value === 'object' && typeof value.type === 'string'

function restore(described: Described, take: (place: ArrayPlace) => TypedArray): unknown {
  if (typeof described === 'number') return described
  if (isPlace(described)) return take(described)
  return Object.fromEntries(Object.entries(described).map(([name, part]) => [name, restore(part, take)]))
}
