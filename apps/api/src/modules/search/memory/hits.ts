import type { Alternatives } from '../engine.ts'
import { clearBit, clearCommon, copyWords, countOnes, isSet, keepCommon, setBelow, setBit, takeOnes, wholeOf, wordsFor } from './bits.ts'
import { type Conditions, conditionsOf, type Filters } from './conditions.ts'
import { clearReaching, keepReaching } from './levels.ts'
import { commonOf, keepBelow, keepFrom, keepSet, keepUnset } from './lists.ts'
import type { Segment } from './segment.ts'

/** The matching items of a segment: an ascending list if there are few, otherwise a bitmap. */
export type Hits = { count: number } & ({ list: Uint32Array; bits: null } | { list: null; bits: Uint32Array })

export const NO_HITS: Hits = { count: 0, list: new Uint32Array(0), bits: null }

/**
 * The living items that have one of each of the keys and pass the filters. No more are looked for once there are `enough` of the best: then the others are missing, from the count
 * as well.
 */
export function hitsOf(segment: Segment, keys: readonly Alternatives[], filters: Filters, enough = Number.POSITIVE_INFINITY): Hits {
  const conditions = conditionsOf(segment, keys, filters)
  if (conditions === null) return NO_HITS
  return conditions.lists.length > 0 ? hitsOfLists(conditions, enough) : hitsOfBitmaps(segment.size, conditions, enough)
}

/** Words of bitmaps that are looked at together, so that they stay in the processor's nearest cache. */
const BLOCK = 1_024

function hitsOfBitmaps(size: number, { bitmaps, absent, reaching, below }: Conditions, enough: number): Hits {
  const bits = new Uint32Array(wordsFor(size))
  const [first, ...others] = bitmaps
  let count = 0
  for (let from = 0; from < bits.length && count < enough; from += BLOCK) {
    const block = { bits, from, to: Math.min(from + BLOCK, bits.length) }
    if (first === undefined) setBelow(block, size)
    else copyWords(block, first)
    for (const other of others) keepCommon(block, other)
    for (const other of absent) clearCommon(block, other)
    for (const { values, levels, limit } of reaching) keepReaching(block, values, levels, limit)
    for (const { values, levels, limit } of below) clearReaching(block, values, levels, limit)
    count += countOnes(block)
  }
  return { count, list: null, bits }
}

/** Numbers of a list that are looked at together. */
const CHUNK = 4_096

function hitsOfLists({ lists, bitmaps, absent, reaching, below }: Conditions, enough: number): Hits {
  const common = commonOf(lists)
  const found = new Uint32Array(common.length)
  let count = 0
  for (let from = 0; from < common.length && count < enough; from += CHUNK) {
    const chunk = common.subarray(from, from + CHUNK)
    found.set(chunk, count)
    let to = count + chunk.length
    for (const bits of bitmaps) to = keepSet(found, count, to, bits)
    for (const bits of absent) to = keepUnset(found, count, to, bits)
    for (const { values, limit } of reaching) to = keepFrom(found, count, to, values, limit)
    for (const { values, limit } of below) to = keepBelow(found, count, to, values, limit)
    count = to
  }
  return hitsOfList(found.subarray(0, count))
}

const hitsOfList = (list: Uint32Array): Hits => ({ count: list.length, list, bits: null })

/** The hits that are not among `others`, which are all hits themselves. May change `hits`. */
export function without(hits: Hits, others: Hits): Hits {
  if (others.count === 0) return hits
  if (hits.bits !== null) {
    if (others.bits !== null) clearCommon(wholeOf(hits.bits), others.bits)
    else for (const n of others.list) clearBit(hits.bits, n)
    return { ...hits, count: hits.count - others.count }
  }
  let at = 0
  let length = 0
  const excluded = others.list ?? takeOnes(others.bits, 0, others.count)
  for (const n of hits.list) {
    while (at < excluded.length && (excluded[at] ?? 0) < n) at += 1
    if (excluded[at] !== n) hits.list[length++] = n
  }
  return hitsOfList(hits.list.subarray(0, length))
}

/** The hits from the `from`th on in the order of the best, at most `limit`. */
export const bestOf = (hits: Hits, from: number, limit: number): Uint32Array =>
  hits.bits === null ? hits.list.subarray(from, from + limit) : takeOnes(hits.bits, from, limit)

/** Steps of a sort that cost as much as one of a walk. */
const SORT_COST = 3

/** The same, the newest first: by sorting if there are few hits, otherwise by walking from the newest item on. */
export function newestOf({ newest, newestPlaces, size }: Segment, hits: Hits, from: number, limit: number): Uint32Array {
  if (from >= hits.count) return new Uint32Array(0)
  const wanted = Math.min(hits.count, from + limit)
  const walk = (size * wanted) / hits.count
  if (hits.count * Math.log2(hits.count + 1) * SORT_COST < walk + size / 32) {
    const places = (hits.list ?? takeOnes(hits.bits, 0, hits.count)).map((n) => newestPlaces[n] ?? 0).sort()
    return places.subarray(from, wanted).map((place) => newest[place] ?? 0)
  }
  const bits = hits.bits ?? bitmapOf(hits.list, size)
  const taken = new Uint32Array(wanted - from)
  for (let place = 0, seen = 0; seen < wanted; place += 1) {
    const n = newest[place] ?? 0
    if (!isSet(bits, n)) continue
    if (seen >= from) taken[seen - from] = n
    seen += 1
  }
  return taken
}

function bitmapOf(list: Uint32Array, size: number): Uint32Array {
  const bits = new Uint32Array(wordsFor(size))
  for (const n of list) setBit(bits, n)
  return bits
}
