import { PALETTE_SIZE } from '../colour/codes.ts'
import { isSet, setBit, wordsFor } from './bits.ts'
import { comparePhrases, countByCategory, phraseAt, type Phrases } from './phrases.ts'
import { type Posting, postingAt, type Postings, postingsBuilder } from './postings.ts'
import { priceOf, pricesOf } from './prices.ts'
import { type Columns, compareBest, compareNewest, facetsOf, liveCount, newColumns, placesOf, type Segment } from './segment.ts'

/** Steps of work between two pauses: about a millisecond. */
const SLICE = 50_000
/** The new number of an item that has left. */
const GONE = 0xffffffff

/** For each number of a source its number in the merged segment, or GONE. */
type Renumbered = Uint32Array

export interface Merged {
  segment: Segment
  /** One for each source. */
  renumbered: [Renumbered, Renumbered]
}

type Pair<T> = readonly [T, T]

/** Merges two segments, without the items that have left. Yields about every millisecond, so that queries can be answered in between. */
export function* merge(sources: Pair<Segment>): Generator<void, Merged> {
  const [a, b] = sources
  const size = liveCount(a) + liveCount(b)
  const columns = newColumns(size)
  const renumbered: [Renumbered, Renumbered] = [new Uint32Array(a.size).fill(GONE), new Uint32Array(b.size).fill(GONE)]
  // Items that leave during the merge leave the result afterwards: all steps must see the same items.
  const dead: Pair<Uint32Array> = [a.dead.slice(), b.dead.slice()]
  const counts: Pair<Uint32Array> = [a.phrases.counts.slice(), b.phrases.counts.slice()]
  const given = new Int32Array(size)
  let next = 0
  yield* inOrder(sources, dead, [null, null], compareBest, (which, n) => {
    copyItem(sources[which].columns, n, columns, next)
    renumbered[which][n] = next
    given[next] = priceOf(sources[which].prices, n)
    next += 1
  })
  const newest = new Uint32Array(size)
  let place = 0
  yield* inOrder(sources, dead, [a.newest, b.newest], compareNewest, (which, n) => {
    newest[place++] = renumbered[which][n] ?? 0
  })
  const byId = new Uint32Array(size)
  let index = 0
  yield* inOrder(sources, dead, [a.byId, b.byId], compareIds, (which, n) => {
    byId[index++] = renumbered[which][n] ?? 0
  })
  const postings = yield* mergePostings([a, b], renumbered, size)
  const phrases = yield* mergePhrases([a.phrases, b.phrases], counts, renumbered, columns)
  const prices = yield* pricesOf(given, SLICE)
  const facets = yield* facetsOf({ columns, prices }, SLICE)
  const segment: Segment = {
    size,
    columns,
    byId,
    newest,
    newestPlaces: placesOf(newest),
    postings,
    phrases,
    dead: new Uint32Array(wordsFor(size)),
    deadCount: 0,
    prices,
    facets,
  }
  return { segment, renumbered }
}

/** The number in the merged segment; -1 for an item that had left. */
export function newNumber({ renumbered }: Merged, which: 0 | 1, n: number): number {
  const number = renumbered[which][n] ?? GONE
  return number === GONE ? -1 : number
}

type Compare = (a: Columns, n: number, b: Columns, m: number) => number
const compareIds: Compare = (a, n, b, m) => (a.ids[n] ?? 0) - (b.ids[m] ?? 0)

/** Visits the living items of both segments in an order that each segment's own list has; without a list, by number. */
function* inOrder(
  [a, b]: Pair<Segment>,
  [deadA, deadB]: Pair<Uint32Array>,
  [orderA, orderB]: Pair<Uint32Array | null>,
  compare: Compare,
  visit: (which: 0 | 1, n: number) => void,
): Generator<void, void> {
  let i = 0
  let j = 0
  for (let steps = 1; ; steps += 1) {
    while (i < a.size && isSet(deadA, orderA?.[i] ?? i)) i += 1
    while (j < b.size && isSet(deadB, orderB?.[j] ?? j)) j += 1
    if (i === a.size && j === b.size) return
    const n = orderA?.[i] ?? i
    const m = orderB?.[j] ?? j
    if (j === b.size || (i < a.size && compare(a.columns, n, b.columns, m) < 0)) {
      visit(0, n)
      i += 1
    } else {
      visit(1, m)
      j += 1
    }
    if (steps % SLICE === 0) yield
  }
}

function copyItem(from: Columns, n: number, to: Columns, m: number): void {
  to.ids[m] = from.ids[n] ?? 0
  to.hashes[m] = from.hashes[n] ?? 0
  to.scores[m] = from.scores[n] ?? 0
  to.created[m] = from.created[n] ?? 0
  to.categories[m] = from.categories[n] ?? 0
  to.orients[m] = from.orients[n] ?? 0
  to.heights[m] = from.heights[n] ?? 0
  to.widths[m] = from.widths[n] ?? 0
  for (let k = 0; k < PALETTE_SIZE; k += 1) {
    to.codes[m * PALETTE_SIZE + k] = from.codes[n * PALETTE_SIZE + k] ?? 0
    to.shares[m * PALETTE_SIZE + k] = from.shares[n * PALETTE_SIZE + k] ?? 0
  }
  if (isSet(from.covered, n)) setBit(to.covered, m)
}

function* mergePostings([a, b]: Pair<Segment>, [newA, newB]: Pair<Renumbered>, size: number): Generator<void, Postings> {
  // A bitmap that becomes a list has at most a number for each word of the merged bitmaps: fewer than a 32nd of the items have the key.
  const listed = (postings: Postings, length: number) =>
    postings.lists.length + (postings.bitmaps.length / Math.max(1, wordsFor(length))) * wordsFor(size)
  const builder = postingsBuilder({
    keys: a.postings.keys.length + b.postings.keys.length,
    numbers: listed(a.postings, a.size) + listed(b.postings, b.size),
    size,
  })
  const ofA = new Uint32Array(a.size)
  const ofB = new Uint32Array(b.size)
  const both = new Uint32Array(size)
  let steps = 0
  for (let i = 0, j = 0; i < a.postings.keys.length || j < b.postings.keys.length;) {
    const keyA = a.postings.keys[i] ?? Number.POSITIVE_INFINITY
    const keyB = b.postings.keys[j] ?? Number.POSITIVE_INFINITY
    const key = Math.min(keyA, keyB)
    const lengthA = key === keyA ? renumber(postingAt(a.postings, i++, a.size), newA, ofA) : 0
    const lengthB = key === keyB ? renumber(postingAt(b.postings, j++, b.size), newB, ofB) : 0
    builder.add(key, union(ofA.subarray(0, lengthA), ofB.subarray(0, lengthB), both))
    steps += lengthA + lengthB + 16
    if (steps > SLICE) {
      steps = 0
      yield
    }
  }
  return builder.finish()
}

/** Writes the new numbers of a posting, which are in the same order, and returns how many there are. */
function renumber({ list, bits }: Posting, numbers: Renumbered, out: Uint32Array): number {
  let length = 0
  const put = (n: number) => {
    const number = numbers[n] ?? GONE
    if (number !== GONE) out[length++] = number
  }
  if (list !== null) for (let at = 0; at < list.length; at += 1) put(list[at] ?? 0)
  else if (bits !== null)
    for (let n = 0; n < bits.length; n += 1)
      for (let rest = bits[n] ?? 0; rest !== 0; rest &= rest - 1) put((n << 5) + (31 - Math.clz32(rest & -rest)))
  return length
}

/** Two ascending lists as one, in `out`. */
function union(a: Uint32Array, b: Uint32Array, out: Uint32Array): Uint32Array {
  if (a.length === 0) return b
  if (b.length === 0) return a
  let i = 0
  let j = 0
  let length = 0
  while (i < a.length || j < b.length) {
    const first = j === b.length || (i < a.length && (a[i] ?? 0) < (b[j] ?? 0))
    out[length++] = (first ? a[i++] : b[j++]) ?? 0
  }
  return out.subarray(0, length)
}

function* mergePhrases(
  [a, b]: Pair<Phrases>,
  [countsA, countsB]: Pair<Uint32Array>,
  renumbered: Pair<Renumbered>,
  columns: Columns,
): Generator<void, Phrases> {
  const text = new Uint8Array(a.text.length + b.text.length)
  const starts = new Uint32Array(a.counts.length + b.counts.length + 1)
  const placesA = new Uint32Array(a.counts.length)
  const placesB = new Uint32Array(b.counts.length)
  let phrases = 0
  let end = 0
  for (let i = 0, j = 0; i < a.counts.length || j < b.counts.length;) {
    const order = i === a.counts.length ? 1 : j === b.counts.length ? -1 : comparePhrases(a, i, b, j)
    const bytes = order <= 0 ? phraseAt(a, i) : phraseAt(b, j)
    // A phrase that no living item has is dropped. Its place is never read again.
    const isUsed = (order <= 0 && (countsA[i] ?? 0) > 0) || (order >= 0 && (countsB[j] ?? 0) > 0)
    if (order <= 0) placesA[i++] = phrases
    if (order >= 0) placesB[j++] = phrases
    if (isUsed) {
      text.set(bytes, end)
      end += bytes.length
      phrases += 1
      starts[phrases] = end
    }
    if ((i + j) % SLICE === 0) yield
  }
  const { itemStarts, ofItems } = yield* mergeForward([a, b], [placesA, placesB], renumbered, columns.ids.length)
  const counts = new Uint32Array(phrases)
  for (const place of ofItems) counts[place] = (counts[place] ?? 0) + 1
  return {
    text: text.slice(0, end),
    starts: starts.slice(0, phrases + 1),
    counts,
    ...countByCategory(itemStarts, ofItems, columns.categories, phrases),
    itemStarts,
    ofItems,
  }
}

/** The phrases of each item of the merged segment. */
function* mergeForward(sources: Pair<Phrases>, places: Pair<Uint32Array>, renumbered: Pair<Renumbered>, size: number) {
  const itemStarts = new Uint32Array(size + 1)
  for (const which of [0, 1] as const) {
    const { itemStarts: old } = sources[which]
    for (let n = 0; n < renumbered[which].length; n += 1) {
      const number = renumbered[which][n] ?? GONE
      if (number !== GONE) itemStarts[number + 1] = (old[n + 1] ?? 0) - (old[n] ?? 0)
    }
    yield
  }
  for (let n = 0; n < size; n += 1) itemStarts[n + 1] = (itemStarts[n + 1] ?? 0) + (itemStarts[n] ?? 0)
  const ofItems = new Uint32Array(itemStarts[size] ?? 0)
  for (const which of [0, 1] as const) {
    const { itemStarts: old, ofItems: from } = sources[which]
    for (let n = 0; n < renumbered[which].length; n += 1) {
      const number = renumbered[which][n] ?? GONE
      if (number === GONE) continue
      let to = itemStarts[number] ?? 0
      for (let at = old[n] ?? 0; at < (old[n + 1] ?? 0); at += 1) ofItems[to++] = places[which][from[at] ?? 0] ?? 0
      if (n % SLICE === 0) yield
    }
  }
  return { itemStarts, ofItems }
}
