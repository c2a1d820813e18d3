import type { Alternatives, Question } from '../engine.ts'
import { addAll, clearBit, clearCommon, countOnes, isSet, keepCommon, setBit, setFirst, takeOnes, wordsFor } from './bits.ts'
import { clearReaching, keepReaching } from './levels.ts'
import { isCommon, type Posting, postingOf } from './postings.ts'
import { placesBetween } from './prices.ts'
import { numberOf, type Segment } from './segment.ts'

export type Filters = Pick<Question, 'category' | 'orient' | 'minHeight' | 'minWidth' | 'minPrice' | 'maxPrice' | 'among' | 'collapsed'>

/** The matching items of a segment: an ascending list if there are few, otherwise a bitmap. */
export type Hits = { count: number } & ({ list: Uint32Array; bits: null } | { list: null; bits: Uint32Array })

export const NO_HITS: Hits = { count: 0, list: new Uint32Array(0), bits: null }

const hitsOfList = (list: Uint32Array): Hits => ({ count: list.length, list, bits: null })
const hitsOfBits = (bits: Uint32Array): Hits => ({ count: countOnes(bits), list: null, bits })

/** The living items that have one of each of the keys and pass the filters. */
export function hitsOf(segment: Segment, keys: readonly Alternatives[], filters: Filters): Hits {
  const lists: Uint32Array[] = []
  const bitmaps: Uint32Array[] = []
  for (const alternatives of keys) {
    const posting = postingOfAny(segment, alternatives)
    if (posting === null) return NO_HITS
    if (posting.list !== null) lists.push(posting.list)
    else if (posting.bits !== null) bitmaps.push(posting.bits)
  }
  if (filters.among !== null) lists.push(numbersOf(segment, filters.among))
  const chosen = facetBitmaps(segment, filters)
  const priced = placesBetween(segment.prices, filters.minPrice, filters.maxPrice)
  if (chosen === null || priced.from >= priced.to) return NO_HITS
  bitmaps.push(...chosen)
  const absent = absentOf(segment, filters)
  if (lists.length > 0) return hitsOfList(compact(commonOf(lists), bitmaps, absent, rangeTest(segment, filters, priced)))
  const bits = new Uint32Array(wordsFor(segment.size))
  const [first, ...others] = bitmaps
  if (first === undefined) setFirst(bits, segment.size)
  else bits.set(first)
  for (const other of others) keepCommon(bits, other)
  for (const other of absent) clearCommon(bits, other)
  const { facets, columns, prices } = segment
  if (filters.minHeight > 0) keepReaching(bits, columns.heights, facets.heights, filters.minHeight)
  if (filters.minWidth > 0) keepReaching(bits, columns.widths, facets.widths, filters.minWidth)
  if (priced.from > 0) keepReaching(bits, prices.places, facets.prices, priced.from)
  if (priced.to < prices.values.length) clearReaching(bits, prices.places, facets.prices, priced.to)
  return hitsOfBits(bits)
}

/** The numbers of those of these ids that the segment has, ascending. */
const numbersOf = (segment: Segment, ids: readonly number[]): Uint32Array =>
  Uint32Array.from(ids.map((id) => numberOf(segment, id)).filter((number) => number !== -1)).sort()

/** The bitmaps of the items that are not shown. */
function absentOf({ dead, deadCount, columns }: Segment, { collapsed }: Filters): Uint32Array[] {
  const absent = deadCount > 0 ? [dead] : []
  return collapsed ? [...absent, columns.covered] : absent
}

/** The items that have any of the keys; null if none has. */
function postingOfAny({ postings, size }: Segment, keys: Alternatives): Posting | null {
  const all = keys.map((key) => postingOf(postings, key, size)).filter((posting) => posting !== null)
  const [only = null, ...others] = all
  if (others.length === 0) return only
  const numbers = all.reduce((sum, { list }) => sum + (list?.length ?? 0), 0)
  if (all.every(({ bits }) => bits === null) && !isCommon(numbers, size)) {
    const together = new Uint32Array(numbers)
    let end = 0
    for (const { list } of all) {
      if (list === null) continue
      together.set(list, end)
      end += list.length
    }
    together.sort()
    return { list: withoutRepeats(together), bits: null }
  }
  const together = new Uint32Array(wordsFor(size))
  for (const { list, bits } of all) {
    if (bits !== null) addAll(together, bits)
    else if (list !== null) for (const n of list) setBit(together, n)
  }
  return { list: null, bits: together }
}

/** Keeps in place the first of equal numbers of an ascending list. */
function withoutRepeats(list: Uint32Array): Uint32Array {
  let length = 0
  for (let n = 0; n < list.length; n += 1) if (n === 0 || list[n] !== list[n - 1]) list[length++] = list[n] ?? 0
  return list.subarray(0, length)
}

/** The bitmaps of the filters that are set; null if no item passes. */
function facetBitmaps({ facets }: Segment, { category, orient }: Filters): Uint32Array[] | null {
  const inCategory = category === null ? null : facets.category.get(category)
  const inOrient = orient === null ? null : facets.orient.get(orient)
  if (inCategory === undefined || inOrient === undefined) return null
  return [inCategory, inOrient].filter((bits) => bits !== null)
}

/** Of the sizes and the price; null if any will do. */
function rangeTest(
  { columns: { heights, widths }, prices: { values, places } }: Segment,
  { minHeight, minWidth }: Filters,
  { from, to }: { from: number; to: number },
): ((n: number) => boolean) | null {
  const isSized = minHeight > 0 || minWidth > 0
  const isPriced = from > 0 || to < values.length
  if (!isSized && !isPriced) return null
  return (n) =>
    (heights[n] ?? 0) >= minHeight && (widths[n] ?? 0) >= minWidth && (!isPriced || ((places[n] ?? 0) >= from && (places[n] ?? 0) < to))
}

/** What is in all the lists. The result is a new array. */
function commonOf(lists: readonly Uint32Array[]): Uint32Array {
  const [shortest = new Uint32Array(0), ...others] = lists.toSorted((a, b) => a.length - b.length)
  let common: Uint32Array = shortest.slice()
  for (const other of others) common = inBoth(common, other)
  return common
}

/** A list so many times as long is searched instead of read. */
const MUCH_LONGER = 16

/** Keeps in place the numbers of `short` that are in `long`. */
function inBoth(short: Uint32Array, long: Uint32Array): Uint32Array {
  let length = 0
  let at = 0
  const search = long.length > MUCH_LONGER * short.length
  for (let n = 0; n < short.length; n += 1) {
    const wanted = short[n] ?? 0
    if (search) at = firstNotBelow(long, wanted, at)
    else while (at < long.length && (long[at] ?? 0) < wanted) at += 1
    if (at === long.length) break
    if (long[at] === wanted) short[length++] = wanted
  }
  return short.subarray(0, length)
}

/** By steps that double, then by halves. */
function firstNotBelow(list: Uint32Array, wanted: number, from: number): number {
  let step = 1
  let low = from
  let high = from
  while (high < list.length && (list[high] ?? 0) < wanted) {
    low = high + 1
    high += step
    step *= 2
  }
  high = Math.min(high, list.length)
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((list[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  return low
}

/** Keeps in place what is in all the bitmaps, in none of `absent`, and passes. */
function compact(
  list: Uint32Array,
  bitmaps: readonly Uint32Array[],
  absent: readonly Uint32Array[],
  passes: ((n: number) => boolean) | null,
): Uint32Array {
  let length = 0
  next: for (let n = 0; n < list.length; n += 1) {
    const number = list[n] ?? 0
    for (const bits of bitmaps) if (!isSet(bits, number)) continue next
    for (const bits of absent) if (isSet(bits, number)) continue next
    if (passes !== null && !passes(number)) continue
    list[length++] = number
  }
  return list.subarray(0, length)
}

/** The hits that are not among `others`, which are all hits themselves. May change `hits`. */
export function without(hits: Hits, others: Hits): Hits {
  if (others.count === 0) return hits
  if (hits.bits !== null) {
    if (others.bits !== null) clearCommon(hits.bits, others.bits)
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
