import { categoryBounds, comparePhrases, type Phrases, phraseAt, rangeOf } from './phrases.ts'
import type { Segment } from './segment.ts'

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Of so few phrases with the prefix, in all segments together, each is counted: that is less work than to find out which can be left out. */
const FEW = 150
/** Phrases that are counted over all segments. There are more only where very many begin alike and have an item or two each. */
const MOST_COUNTED = 5_000

/** Phrase `number` of a segment, and how many items have it over all segments. */
interface Suggestion {
  phrases: Phrases
  number: number
  n: number
}

/** The phrases of one segment with the prefix: their numbers, ascending, and how many items each has. */
interface Range {
  phrases: Phrases
  numbers: (place: number) => number
  counts: Uint32Array
  from: number
  to: number
  /** Of all of them. */
  sum: number
}

/** More items first, then by code point. */
const compare = (a: Suggestion, b: Suggestion): number => b.n - a.n || comparePhrases(a.phrases, a.number, b.phrases, b.number)

/**
 * The phrases with a prefix that the most items have, over all segments. The first ones of each segment show how many items a phrase needs to be among them. A phrase that has so many over all segments
 * has its share of them in one segment at least, whatever shares the segments are given, as long as they make one together: only such phrases are counted.
 */
export function suggest(segments: readonly Segment[], prefix: string, category: number | null, limit: number): string[] {
  const wanted = encoder.encode(prefix)
  const ranges = segments.map(({ phrases }) => rangeIn(phrases, wanted, category)).filter(({ sum }) => sum > 0)
  const found = placesIn(ranges) <= FEW ? sumUp(ranges) : countMost(ranges, limit)
  return found
    .toSorted(compare)
    .slice(0, limit)
    .map(({ phrases, number }) => decoder.decode(phraseAt(phrases, number)))
}

const placesIn = (ranges: readonly Range[]): number => ranges.reduce((places, { from, to }) => places + to - from, 0)

/** Those of many phrases that the most items have, and some more. */
function countMost(ranges: readonly Range[], limit: number): Suggestion[] {
  const found: Suggestion[] = []
  /** Places that belong to what is found, in each range. */
  const known = ranges.map(() => new Set<number>())
  const count = (r: number, place: number) => {
    const range = ranges[r]
    if (range === undefined || known[r]?.has(place) === true || found.length >= MOST_COUNTED) return
    const { phrases } = range
    const number = range.numbers(place)
    let n = 0
    for (const [other, within] of ranges.entries()) {
      const there = other === r ? place : placeOf(within, phrases, number)
      if (there === -1) continue
      n += within.counts[there] ?? 0
      known[other]?.add(there)
    }
    found.push({ phrases, number, n })
  }
  for (const [r, range] of ranges.entries()) for (const place of greatest(range, limit)) count(r, place)
  if (ranges.length === 1) return found
  const all = ranges.reduce((sum, range) => sum + range.sum, 0)
  const needed = found.toSorted(compare)[limit - 1]?.n ?? 1
  for (const [r, { counts, from, to, sum }] of ranges.entries()) {
    const share = Math.max(1, (needed * sum) / all)
    for (let place = from; place < to; place += 1) if ((counts[place] ?? 0) >= share) count(r, place)
  }
  return found
}

/** All phrases of the ranges with their counts, by walking through the ranges side by side. */
function sumUp(ranges: readonly Range[]): Suggestion[] {
  const places = ranges.map(({ from }) => from)
  const found: Suggestion[] = []
  /** The ranges that stand at the first phrase of all. */
  const there: number[] = []
  for (;;) {
    there.length = 0
    let first: Phrases | undefined
    let number = 0
    let n = 0
    for (const [r, { phrases, numbers, counts, to }] of ranges.entries()) {
      const place = places[r] ?? 0
      if (place >= to) continue
      const own = numbers(place)
      const order = first === undefined ? -1 : comparePhrases(phrases, own, first, number)
      if (order > 0) continue
      if (order < 0) {
        first = phrases
        number = own
        n = 0
        there.length = 0
      }
      n += counts[place] ?? 0
      there.push(r)
    }
    if (first === undefined) return found
    if (n > 0) found.push({ phrases: first, number, n })
    for (const r of there) places[r] = (places[r] ?? 0) + 1
  }
}

function rangeIn(phrases: Phrases, prefix: Uint8Array, category: number | null): Range {
  const [first, end] = rangeOf(phrases, prefix)
  const range =
    category === null
      ? { phrases, numbers: (place: number) => place, counts: phrases.counts, from: first, to: end }
      : inCategory(phrases, category, first, end)
  let sum = 0
  for (let place = range.from; place < range.to; place += 1) sum += range.counts[place] ?? 0
  return { ...range, sum }
}

function inCategory(phrases: Phrases, category: number, first: number, end: number): Omit<Range, 'sum'> {
  const [start, last] = categoryBounds(phrases, category)
  const from = firstPlace(phrases.inCategory, first, start, last)
  const to = firstPlace(phrases.inCategory, end, from, last)
  return { phrases, numbers: (place) => phrases.inCategory[place] ?? 0, counts: phrases.categoryCounts, from, to }
}

/** The places of the phrases with the most items in one segment, the first of equal ones. */
function greatest({ counts, from, to }: Range, limit: number): number[] {
  const best: number[] = []
  let least = 0
  for (let place = from; place < to; place += 1) {
    const n = counts[place] ?? 0
    if (n <= least) continue
    const before = best.findIndex((other) => (counts[other] ?? 0) < n)
    best.splice(before === -1 ? best.length : before, 0, place)
    if (best.length > limit) best.length = limit
    if (best.length === limit) least = counts[best.at(-1) ?? 0] ?? 0
  }
  return best
}

/** The place of a segment's phrase in a range, maybe of another segment; -1 if it is not there. */
function placeOf({ phrases, numbers, from, to }: Range, of: Phrases, number: number): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >>> 1
    const order = comparePhrases(phrases, numbers(middle), of, number)
    if (order === 0) return middle
    if (order < 0) low = middle + 1
    else high = middle
  }
  return -1
}

/** The first place from `low` to `high` whose value is not below `wanted`. */
function firstPlace(ascending: Uint32Array, wanted: number, low: number, high: number): number {
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((ascending[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  return low
}
