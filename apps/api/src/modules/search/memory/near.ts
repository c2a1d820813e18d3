import { NEAR, PALETTE_SIZE, WHOLE } from '../colour/codes.ts'
import { ones } from './bits.ts'
import type { Hits } from './hits.ts'
import { compareBest, type Columns, type Segment } from './segment.ts'

/** Above every nearness. */
const LEVELS = WHOLE * NEAR + 1

/** The hits of a segment that are near a colour, and how near each is, by its number; 0 for all others. */
export interface NearHits {
  segment: Segment
  hits: Hits
  nearness: Uint16Array
}

/** Keeps the hits that are near, in place. */
export function nearOf(segment: Segment, hits: Hits, weights: Uint16Array): NearHits {
  const nearness = new Uint16Array(segment.size)
  if (hits.list !== null) {
    const { list } = hits
    let count = 0
    for (let at = 0; at < list.length; at += 1) {
      const n = list[at] ?? 0
      if ((nearness[n] = nearnessOf(segment.columns, n, weights)) > 0) list[count++] = n
    }
    return { segment, nearness, hits: { count, list: list.subarray(0, count), bits: null } }
  }
  const { bits } = hits
  let count = 0
  for (let at = 0; at < bits.length; at += 1) {
    let word = bits[at] ?? 0
    for (let rest = word; rest !== 0; rest &= rest - 1) {
      const lowest = rest & -rest
      const n = (at << 5) + (31 - Math.clz32(lowest))
      if ((nearness[n] = nearnessOf(segment.columns, n, weights)) === 0) word &= ~lowest
    }
    bits[at] = word
    count += ones(word)
  }
  return { segment, nearness, hits: { count, list: null, bits } }
}

/** Written out, because it is done for each of a million items: a loop takes twice as long. */
function nearnessOf({ codes, shares }: Columns, n: number, weights: Uint16Array): number {
  const at = n * PALETTE_SIZE
  return (
    (shares[at] as number) * (weights[codes[at] as number] as number) +
    (shares[at + 1] as number) * (weights[codes[at + 1] as number] as number) +
    (shares[at + 2] as number) * (weights[codes[at + 2] as number] as number) +
    (shares[at + 3] as number) * (weights[codes[at + 3] as number] as number) +
    (shares[at + 4] as number) * (weights[codes[at + 4] as number] as number)
  )
}

/** The ids of one page, the nearest first, then the best. Found by counting, so that a deep page costs no more. */
export function nearestOf(parts: readonly NearHits[], offset: number, limit: number): number[] {
  const counts = new Uint32Array(LEVELS)
  for (const { nearness } of parts) {
    for (let n = 0; n < nearness.length; n += 1) {
      const level = nearness[n] as number
      counts[level] = (counts[level] as number) + 1
    }
  }
  let before = 0
  let high = LEVELS - 1
  while (high > 1 && before + (counts[high] ?? 0) <= offset) before += counts[high--] ?? 0
  let low = high
  for (let seen = before + (counts[high] ?? 0); low > 1 && seen < offset + limit;) seen += counts[--low] ?? 0
  const found: { columns: Columns; n: number; level: number }[] = []
  for (const { segment, nearness } of parts)
    for (let n = 0; n < nearness.length; n += 1) {
      const level = nearness[n] as number
      if (level >= low && level <= high) found.push({ columns: segment.columns, n, level })
    }
  found.sort((a, b) => b.level - a.level || compareBest(a.columns, a.n, b.columns, b.n))
  return found.slice(offset - before, offset - before + limit).map(({ columns, n }) => columns.ids[n] ?? 0)
}
