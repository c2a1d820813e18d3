import { codeIn, PALETTE_SIZE, shareIn } from '../colour/codes.ts'
import { setBit, wordsFor } from './bits.ts'
import type { Entry } from './entry.ts'
import { type Levels, levelsOf } from './levels.ts'
import { compareBytes, countByCategory, discount, type Phrases } from './phrases.ts'
import { type Postings, postingsBuilder } from './postings.ts'
import { type Prices, pricesOf } from './prices.ts'

/** What a segment knows of its items, by their number: 0 has the best score, and of several the greatest id. */
export interface Columns {
  ids: Float64Array
  hashes: Int32Array
  scores: Int32Array
  /** Microseconds since 1970. */
  created: Float64Array
  categories: Int32Array
  orients: Uint8Array
  /** Pixels. */
  heights: Int32Array
  widths: Int32Array
  /** PALETTE_SIZE for each item: its colours, and their shares, 0 for none. */
  codes: Uint16Array
  shares: Uint8Array
  /** Bitmap of the items that another one covers. */
  covered: Uint32Array
}

/** A part of the index. Only `dead` and the counts of phrases change. */
export interface Segment {
  size: number
  columns: Columns
  /** The numbers by ascending id. */
  byId: Uint32Array
  /** The numbers, the newest first. */
  newest: Uint32Array
  /** For each number its place in `newest`. */
  newestPlaces: Uint32Array
  postings: Postings
  phrases: Phrases
  /** The items that have left. */
  dead: Uint32Array
  deadCount: number
  prices: Prices
  /** Bitmaps of the categories and orientations, and of what reaches some sizes and prices. */
  facets: Facets
}

export interface Facets {
  category: ReadonlyMap<number, Uint32Array>
  orient: ReadonlyMap<number, Uint32Array>
  heights: Levels
  widths: Levels
  /** Of the prices' places. */
  prices: Levels
}

export const newColumns = (size: number): Columns => ({
  ids: new Float64Array(size),
  hashes: new Int32Array(size),
  scores: new Int32Array(size),
  created: new Float64Array(size),
  categories: new Int32Array(size),
  orients: new Uint8Array(size),
  heights: new Int32Array(size),
  widths: new Int32Array(size),
  codes: new Uint16Array(size * PALETTE_SIZE),
  shares: new Uint8Array(size * PALETTE_SIZE),
  covered: new Uint32Array(wordsFor(size)),
})

export const liveCount = ({ size, deadCount }: Segment): number => size - deadCount

/** Negative if `a` is better: the greater score, then the greater id. */
export const compareBest = (a: Columns, n: number, b: Columns, m: number): number =>
  (b.scores[m] ?? 0) - (a.scores[n] ?? 0) || (b.ids[m] ?? 0) - (a.ids[n] ?? 0)

/** Negative if `a` is newer; of the same time, the greater id. */
export const compareNewest = (a: Columns, n: number, b: Columns, m: number): number =>
  (b.created[m] ?? 0) - (a.created[n] ?? 0) || (b.ids[m] ?? 0) - (a.ids[n] ?? 0)

/** The number of a living item; -1 if the segment has none with this id. */
export function numberOf({ byId, columns: { ids }, dead }: Segment, id: number): number {
  let low = 0
  let high = byId.length - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const number = byId[middle] ?? 0
    const found = ids[number] ?? 0
    if (found === id) return (((dead[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 1 ? -1 : number
    if (found < id) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** Takes an item out of all answers. */
export function bury(segment: Segment, number: number): void {
  setBit(segment.dead, number)
  segment.deadCount += 1
  discount(segment.phrases, number, segment.columns.categories[number] ?? 0)
}

/** @param slice items between two pauses */
export function* facetsOf({ columns, prices }: Pick<Segment, 'columns' | 'prices'>, slice = 50_000): Generator<void, Facets> {
  const { categories, orients, heights, widths } = columns
  return {
    category: yield* bitmapsOf(categories, slice),
    orient: yield* bitmapsOf(orients, slice),
    heights: yield* levelsOf(heights, slice),
    widths: yield* levelsOf(widths, slice),
    prices: yield* levelsOf(prices.places, slice),
  }
}

function* bitmapsOf(values: Int32Array | Uint8Array, slice: number): Generator<void, Map<number, Uint32Array>> {
  const bitmaps = new Map<number, Uint32Array>()
  for (let n = 0; n < values.length; n += 1) {
    const value = values[n] ?? 0
    let bits = bitmaps.get(value)
    if (bits === undefined) bitmaps.set(value, (bits = new Uint32Array(wordsFor(values.length))))
    setBit(bits, n)
    if ((n + 1) % slice === 0) yield
  }
  return bitmaps
}

/** Runs a generator without its pauses. */
export function atOnce<T>(work: Generator<void, T>): T {
  let step = work.next()
  while (step.done !== true) step = work.next()
  return step.value
}

/** @param given each id once */
export function buildSegment(given: readonly Entry[]): Segment {
  const entries = given.toSorted((a, b) => b.score - a.score || b.id - a.id)
  const size = entries.length
  const columns = newColumns(size)
  for (const [n, entry] of entries.entries()) {
    columns.ids[n] = entry.id
    columns.hashes[n] = entry.hash
    columns.scores[n] = entry.score
    columns.created[n] = entry.created
    columns.categories[n] = entry.category
    columns.orients[n] = entry.orient
    columns.heights[n] = entry.height
    columns.widths[n] = entry.width
    columns.codes.set(entry.palette.map(codeIn), n * PALETTE_SIZE)
    columns.shares.set(entry.palette.map(shareIn), n * PALETTE_SIZE)
    if (entry.covered) setBit(columns.covered, n)
  }
  const numbers = Array.from({ length: size }, (_, n) => n)
  const newest = Uint32Array.from(numbers.toSorted((a, b) => compareNewest(columns, a, columns, b)))
  const prices = atOnce(pricesOf(Int32Array.from(entries, ({ price }) => price)))
  return {
    size,
    columns,
    byId: Uint32Array.from(numbers.toSorted((a, b) => (columns.ids[a] ?? 0) - (columns.ids[b] ?? 0))),
    newest,
    newestPlaces: placesOf(newest),
    postings: buildPostings(entries),
    phrases: buildPhrases(entries, columns.categories),
    dead: new Uint32Array(wordsFor(size)),
    deadCount: 0,
    prices,
    facets: atOnce(facetsOf({ columns, prices })),
  }
}

export function placesOf(newest: Uint32Array): Uint32Array {
  const places = new Uint32Array(newest.length)
  for (let place = 0; place < newest.length; place += 1) places[newest[place] ?? 0] = place
  return places
}

function buildPostings(entries: readonly Entry[]): Postings {
  const lists = new Map<number, number[]>()
  let numbers = 0
  for (const [n, { terms }] of entries.entries())
    for (const term of terms) {
      const list = lists.get(term)
      if (list === undefined) lists.set(term, [n])
      else list.push(n)
      numbers += 1
    }
  const builder = postingsBuilder({ keys: lists.size, numbers, size: entries.length })
  for (const key of [...lists.keys()].toSorted((a, b) => a - b)) builder.add(key, Uint32Array.from(lists.get(key) ?? []))
  return builder.finish()
}

function buildPhrases(entries: readonly Entry[], categories: Int32Array): Phrases {
  const encoder = new TextEncoder()
  const distinct = [...new Set(entries.flatMap(({ phrases }) => phrases))].map((phrase) => ({ phrase, bytes: encoder.encode(phrase) }))
  distinct.sort((a, b) => compareBytes(a.bytes, b.bytes))
  const places = new Map(distinct.map(({ phrase }, n) => [phrase, n]))
  const text = new Uint8Array(distinct.reduce((sum, { bytes }) => sum + bytes.length, 0))
  const starts = new Uint32Array(distinct.length + 1)
  for (const [n, { bytes }] of distinct.entries()) {
    text.set(bytes, starts[n])
    starts[n + 1] = (starts[n] ?? 0) + bytes.length
  }
  const counts = new Uint32Array(distinct.length)
  const itemStarts = new Uint32Array(entries.length + 1)
  const ofItems: number[] = []
  for (const [n, entry] of entries.entries()) {
    for (const phrase of new Set(entry.phrases)) {
      const place = places.get(phrase) ?? 0
      counts[place] = (counts[place] ?? 0) + 1
      ofItems.push(place)
    }
    itemStarts[n + 1] = ofItems.length
  }
  const all = Uint32Array.from(ofItems)
  return { text, starts, counts, ...countByCategory(itemStarts, all, categories, counts.length), itemStarts, ofItems: all }
}
