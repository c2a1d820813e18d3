import { type Look, SIZE } from '../look.ts'
import { COMPARE_WASM } from './generated/compare-wasm.ts'
import { createTop } from './top.ts'

/** All looks in one piece of memory, and the comparison of one with all of them (compare.wat). */
export interface LookTable {
  /** Adds the looks of these items, one after the other in `bytes`, or puts them in place of their old ones. */
  put(ids: readonly number[], bytes: Uint8Array): void
  remove(ids: readonly number[]): void
  /** Ids and dot products of the most alike, best first; of equal ones the lower id. */
  nearest(look: Look, limit: number): { ids: Float64Array; dots: Int32Array }
  size(): number
  /** Bytes of all looks and of their places. */
  bytes(): number
}

interface Kernel {
  memory: WebAssembly.Memory
  compare(from: number, end: number, least: number): number
}

/** The parts of the memory, as compare.wat has them. */
const PAGE = 65_536
const FOUND = 512
const LOOKS = PAGE
const MOST_PAGES = 65_536
/** Looks that are compared before the least dot product is set anew: the first page has room for what is found. */
const BLOCK = 4_096

const compiled = new WebAssembly.Module(Buffer.from(COMPARE_WASM, 'base64'))

export function createLookTable(): LookTable {
  const { memory, compare } = new WebAssembly.Instance(compiled).exports as unknown as Kernel
  const places = new Map<number, number>()
  let ids = new Float64Array(BLOCK)
  let looks = new Uint8Array(memory.buffer)

  /** Both by doubling, so that many additions cost as much as one of all. */
  function makeRoom(count: number): void {
    if (count > ids.length) {
      const more = new Float64Array(Math.max(count, 2 * ids.length))
      more.set(ids)
      ids = more
    }
    const missing = Math.ceil((LOOKS + count * SIZE - memory.buffer.byteLength) / PAGE)
    if (missing <= 0) return
    const pages = memory.buffer.byteLength / PAGE
    memory.grow(Math.max(missing, Math.min(pages, MOST_PAGES - pages)))
    looks = new Uint8Array(memory.buffer)
  }

  const startOf = (place: number): number => LOOKS + place * SIZE

  function put(id: number, look: Uint8Array): void {
    const place = places.get(id) ?? places.size
    places.set(id, place)
    ids[place] = id
    looks.set(look, startOf(place))
  }

  /** The last one takes its place. */
  function remove(id: number): void {
    const place = places.get(id)
    if (place === undefined) return
    const last = places.size - 1
    const lastId = ids[last] ?? 0
    looks.copyWithin(startOf(place), startOf(last), startOf(last + 1))
    ids[place] = lastId
    places.set(lastId, place)
    places.delete(id)
  }

  return {
    put(added, bytes) {
      makeRoom(places.size + added.length)
      for (const [n, id] of added.entries()) put(id, bytes.subarray(n * SIZE, (n + 1) * SIZE))
    },
    remove(removed) {
      for (const id of removed) remove(id)
    },
    nearest(look, limit) {
      const top = createTop(limit)
      new Int16Array(memory.buffer, 0, SIZE).set(look)
      for (let from = 0; from < places.size; from += BLOCK) {
        const count = compare(from, Math.min(places.size, from + BLOCK), top.least())
        const found = new Int32Array(memory.buffer, FOUND, 2 * count)
        for (let n = 0; n < found.length; n += 2) top.offer(ids[found[n] ?? 0] ?? 0, found[n + 1] ?? 0)
      }
      return top.sorted()
    },
    size: () => places.size,
    bytes: () => memory.buffer.byteLength + ids.byteLength,
  }
}
