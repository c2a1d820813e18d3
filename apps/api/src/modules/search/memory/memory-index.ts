import type { Answer, Question } from '../engine.ts'
import { type Entry } from './entry.ts'
import { find } from './find.ts'
import { merge, type Merged, newNumber } from './merge.ts'
import { atOnce, buildSegment, bury, liveCount, numberOf, type Segment } from './segment.ts'
import { suggest } from './suggest.ts'

/** Segments of together so many items are merged at once, in a millisecond or two. */
const SMALL = 1_000
/** A segment is merged with the one before when that has at most so many times its items. */
const RATIO = 4
/** The share of an only segment's items that have left from which it is written anew. */
const MANY_DEAD = 0.3

/** The items of a range of ids: their number, and the sum of their hashes. */
export interface RangeSum {
  count: number
  sum: number
}

interface Merging {
  sources: [Segment, Segment]
  work: Generator<void, Merged>
  /** What left the sources meanwhile. */
  buried: { which: 0 | 1; n: number }[]
}

export type MemoryIndex = ReturnType<typeof createMemoryIndex>

/** The index: a list of segments, the largest first. An item lives in one of them at most. */
export function createMemoryIndex(initial: readonly Segment[] = []) {
  let segments = [...initial]
  let merging: Merging | null = null

  const isMerging = (segment: Segment): boolean => merging?.sources.includes(segment) === true

  function remove(id: number): void {
    for (const segment of segments) {
      const n = numberOf(segment, id)
      if (n === -1) continue
      bury(segment, n)
      if (merging?.sources[0] === segment) merging.buried.push({ which: 0, n })
      else if (merging?.sources[1] === segment) merging.buried.push({ which: 1, n })
      return
    }
  }

  /** Merges small segments at the end of the list. */
  function mergeSmall(): void {
    for (;;) {
      const [a, b] = segments.slice(-2)
      if (a === undefined || b === undefined || a.size + b.size > SMALL || isMerging(a) || isMerging(b)) return
      segments.splice(-2, 2, atOnce(merge([a, b])).segment)
    }
  }

  function nextPair(): [Segment, Segment] | null {
    for (let n = segments.length - 2; n >= 0; n -= 1) {
      const [a, b] = segments.slice(n, n + 2)
      if (a !== undefined && b !== undefined && liveCount(b) * RATIO >= liveCount(a)) return [a, b]
    }
    const worn = segments.find(({ size, deadCount }) => size > SMALL && deadCount > MANY_DEAD * size)
    return worn === undefined ? null : [worn, buildSegment([])]
  }

  function finish({ sources, buried }: Merging, merged: Merged): void {
    for (const { which, n } of buried) {
      const number = newNumber(merged, which, n)
      if (number !== -1) bury(merged.segment, number)
    }
    const place = segments.indexOf(sources[0])
    segments.splice(place, segments.includes(sources[1]) ? 2 : 1, merged.segment)
  }

  return {
    /** Puts entries in the place of what was known of their ids, and removes other ids. */
    apply(entries: readonly Entry[], removed: readonly number[]): void {
      for (const id of removed) remove(id)
      for (const { id } of entries) remove(id)
      if (entries.length > 0) segments.push(buildSegment(entries))
      segments = segments.filter((segment) => liveCount(segment) > 0 || isMerging(segment))
      mergeSmall()
    },

    /** Merges large segments for a moment; false if there is nothing left to do. `isOver` tells when to pause. */
    work(isOver: () => boolean): boolean {
      if (merging === null) {
        const pair = nextPair()
        if (pair === null) return false
        merging = { sources: pair, work: merge(pair), buried: [] }
      }
      do {
        const step = merging.work.next()
        if (step.done !== true) continue
        finish(merging, step.value)
        merging = null
        return true
      } while (!isOver())
      return true
    },

    find: (question: Question): Answer => find(segments, question),
    suggest: (prefix: string, category: number | null, limit: number): string[] => suggest(segments, prefix, category, limit),

    /** Of the ids from `from` to before `to`. */
    sumOf(from: number, to: number): RangeSum {
      let count = 0
      let sum = 0
      for (const segment of segments)
        for (const n of idsBetween(segment, from, to)) {
          count += 1
          sum += segment.columns.hashes[n] ?? 0
        }
      return { count, sum }
    },

    /** The ids from `from` to before `to`. */
    idsOf: (from: number, to: number): number[] =>
      segments.flatMap((segment) => idsBetween(segment, from, to).map((n) => segment.columns.ids[n] ?? 0)),

    segments: (): readonly Segment[] => segments,
    size: (): number => segments.reduce((sum, segment) => sum + liveCount(segment), 0),
  }
}

/** The numbers of the living items with these ids. */
function idsBetween(segment: Segment, from: number, to: number): number[] {
  const { byId, columns } = segment
  let low = 0
  let high = byId.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((columns.ids[byId[middle] ?? 0] ?? 0) < from) low = middle + 1
    else high = middle
  }
  const numbers: number[] = []
  for (; low < byId.length; low += 1) {
    const n = byId[low] ?? 0
    const id = columns.ids[n] ?? 0
    if (id >= to) break
    if (numberOf(segment, id) !== -1) numbers.push(n)
  }
  return numbers
}
