import { categoryBounds, compareBytes, countOf, firstNotBefore, phraseAt, type Phrases, rangeOf } from './phrases.ts'
import type { Segment } from './segment.ts'

interface Suggestion {
  text: Uint8Array
  n: number
}

/** More items first, then by code point. */
const compare = (a: Suggestion, b: Suggestion): number => b.n - a.n || compareBytes(a.text, b.text)

/**
 * The phrases with a prefix that the most items have, over all segments. A phrase that only the largest segment has can be among the first ones only if it is among the
 * first ones of that segment. All phrases of the smaller segments are looked at one by one.
 */
export function suggest(segments: readonly Segment[], prefix: string, category: number | null, limit: number): string[] {
  const wanted = new TextEncoder().encode(prefix)
  const [largest, ...others] = segments.map(({ phrases }) => phrases).toSorted((a, b) => b.counts.length - a.counts.length)
  if (largest === undefined) return []
  const sums = new Map<string, Suggestion>()
  const decoder = new TextDecoder()
  const add = (text: Uint8Array) => {
    const key = decoder.decode(text)
    if (sums.has(key)) return
    const n = [largest, ...others].reduce((sum, phrases) => sum + countIn(phrases, text, category), 0)
    if (n > 0) sums.set(key, { text, n })
  }
  for (const { text } of firstOf(largest, wanted, category, limit)) add(text)
  for (const phrases of others) {
    const [from, to] = rangeOf(phrases, wanted)
    for (let n = from; n < to; n += 1) if (countOf(phrases, n, category) > 0) add(phraseAt(phrases, n))
  }
  return [...sums.values()]
    .toSorted(compare)
    .slice(0, limit)
    .map(({ text }) => decoder.decode(text))
}

function countIn(phrases: Phrases, text: Uint8Array, category: number | null): number {
  const n = firstNotBefore(phrases, text)
  return n < phrases.counts.length && compareBytes(phraseAt(phrases, n), text) === 0 ? countOf(phrases, n, category) : 0
}

/** The first phrases of one segment. */
function firstOf(phrases: Phrases, prefix: Uint8Array, category: number | null, limit: number): Suggestion[] {
  const best: Suggestion[] = []
  const [from, to] = rangeOf(phrases, prefix)
  const offer = (phrase: number, n: number) => {
    const last = best[limit - 1]
    if (n === 0 || (last !== undefined && n <= last.n)) return
    // Phrases come in the order of their code points, so among equals the earlier one stays first.
    const place = best.findIndex((other) => other.n < n)
    best.splice(place === -1 ? best.length : place, 0, { text: phraseAt(phrases, phrase), n })
    if (best.length > limit) best.length = limit
  }
  if (category === null) for (let phrase = from; phrase < to; phrase += 1) offer(phrase, phrases.counts[phrase] ?? 0)
  else {
    const [start, end] = categoryBounds(phrases, category)
    for (let n = firstPlace(phrases.inCategory, from, start, end); n < end && (phrases.inCategory[n] ?? 0) < to; n += 1)
      offer(phrases.inCategory[n] ?? 0, phrases.categoryCounts[n] ?? 0)
  }
  return best
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
