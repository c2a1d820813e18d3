import type { Question } from '../engine.ts'
import { bestOf, type Hits, newestOf } from './hits.ts'
import { type Columns, compareBest, compareNewest, type Segment } from './segment.ts'

/** What was found in a segment. */
export interface Part {
  segment: Segment
  hits: Hits
}

type Slice = Pick<Question, 'recent' | 'offset' | 'limit'>

/** The ids of one page of the parts together. */
export function page(parts: readonly Part[], { recent, offset, limit }: Slice): number[] {
  const take = ({ segment, hits }: Part, from: number, most: number) =>
    recent ? newestOf(segment, hits, from, most) : bestOf(hits, from, most)
  const [only, ...others] = parts
  if (only === undefined) return []
  if (others.length === 0) return Array.from(take(only, offset, limit), (n) => only.segment.columns.ids[n] ?? 0)
  const heads = parts.map((part): Head => ({ columns: part.segment.columns, numbers: take(part, 0, offset + limit), at: 0 }))
  const compare = recent ? compareNewest : compareBest
  skip(heads, offset, compare)
  const ids: number[] = []
  while (ids.length < limit) {
    const first = firstOf(heads, 1, compare)
    if (first === null) break
    ids.push(first.columns.ids[first.numbers[first.at] ?? 0] ?? 0)
    first.at += 1
  }
  return ids
}

/** What of a part is still to come, in order. */
interface Head {
  columns: Columns
  numbers: Uint32Array
  at: number
}

/**
 * Passes over the first `count` of all, many at a time: of the numbers that are the same number of steps on in each head, the one that comes first, and all before it in its
 * head, are among them, because each other head has fewer than so many before it.
 */
function skip(heads: readonly Head[], count: number, compare: typeof compareBest): void {
  for (let left = count; left > 0;) {
    const open = heads.filter(({ numbers, at }) => at < numbers.length)
    const step = Math.ceil(left / open.length)
    const first = firstOf(open, step, compare)
    if (first === null) return
    const taken = Math.min(step, first.numbers.length - first.at)
    first.at += taken
    left -= taken
  }
}

/** The head whose number after `step`, or last one, comes first; null if all are at their end. */
function firstOf(heads: readonly Head[], step: number, compare: typeof compareBest): Head | null {
  let first: Head | null = null
  for (const head of heads) {
    if (head.at === head.numbers.length) continue
    if (first === null || compare(head.columns, numberAfter(head, step), first.columns, numberAfter(first, step)) < 0) first = head
  }
  return first
}

const numberAfter = ({ numbers, at }: Head, step: number): number => numbers[Math.min(at + step, numbers.length) - 1] ?? 0
