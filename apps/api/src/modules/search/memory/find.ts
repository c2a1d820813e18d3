import type { Alternatives, Answer, Question } from '../engine.ts'
import { weightsFor } from '../colour/codes.ts'
import { bestOf, type Filters, type Hits, hitsOf, newestOf, without } from './hits.ts'
import { nearestOf, nearOf } from './near.ts'
import { compareBest, compareNewest, type Segment } from './segment.ts'

interface Part {
  segment: Segment
  hits: Hits
}

/** One page of all matches, and their number. */
export function find(segments: readonly Segment[], question: Question): Answer {
  const { terms, recent, offset, limit, colour, ...filters } = question
  if (filters.among !== null) return findAmong(segments, { ...question, among: filters.among })
  if (colour !== null) return findNear(segments, { ...question, colour })
  const all = partsOf(segments, terms, filters)
  const count = total(all)
  if (offset >= count || limit <= 0) return { ids: [], count }
  if (recent || terms.length === 0) return { ids: page(all, { recent, offset, limit }), count }
  const titled = partsOf(
    segments,
    terms.map((alternatives) => alternatives.map((term) => -term)),
    filters,
  )
  const inTitle = total(titled)
  const ids = page(titled, { recent, offset, limit })
  if (ids.length === limit) return { ids, count }
  const titleHits = new Map(titled.map(({ segment, hits }) => [segment, hits]))
  const rest = all.map(({ segment, hits }) => {
    const found = titleHits.get(segment)
    return { segment, hits: found === undefined ? hits : without(hits, found) }
  })
  return { ids: [...ids, ...page(rest, { recent, offset: Math.max(0, offset - inTitle), limit: limit - ids.length })], count }
}

/** Of few items, which are all looked at. */
function findAmong(
  segments: readonly Segment[],
  { terms, recent, offset, limit, colour, ...filters }: Question & { among: readonly number[] },
): Answer {
  const all = partsOf(segments, terms, filters)
  const weights = colour === null ? null : weightsFor(colour)
  const hits = weights === null ? all : all.map((part) => nearOf(part.segment, part.hits, weights))
  const count = total(hits)
  if (offset >= count || limit <= 0) return { ids: [], count }
  if (recent) return { ids: page(hits, { recent, offset, limit }), count }
  const found = new Set(hits.flatMap(({ segment, hits: own }) => Array.from(bestOf(own, 0, own.count), (n) => segment.columns.ids[n] ?? 0)))
  return { ids: filters.among.filter((id) => found.has(id)).slice(offset, offset + limit), count }
}

function findNear(
  segments: readonly Segment[],
  { terms, recent, offset, limit, colour, ...filters }: Question & { colour: number },
): Answer {
  const weights = weightsFor(colour)
  const near = partsOf(segments, terms, filters)
    .map(({ segment, hits }) => nearOf(segment, hits, weights))
    .filter(({ hits }) => hits.count > 0)
  const count = total(near)
  if (offset >= count || limit <= 0) return { ids: [], count }
  return { ids: recent ? page(near, { recent, offset, limit }) : nearestOf(near, offset, limit), count }
}

const partsOf = (segments: readonly Segment[], keys: readonly Alternatives[], filters: Filters): Part[] =>
  segments.map((segment) => ({ segment, hits: hitsOf(segment, keys, filters) })).filter(({ hits }) => hits.count > 0)

const total = (parts: readonly Part[]): number => parts.reduce((sum, { hits }) => sum + hits.count, 0)

type Slice = Pick<Question, 'recent' | 'offset' | 'limit'>

/** The ids of one page of the parts together. */
function page(parts: readonly Part[], { recent, offset, limit }: Slice): number[] {
  const take = ({ segment, hits }: Part, from: number, most: number) =>
    recent ? newestOf(segment, hits, from, most) : bestOf(hits, from, most)
  const [only, ...others] = parts
  if (only === undefined) return []
  if (others.length === 0) return Array.from(take(only, offset, limit), (n) => only.segment.columns.ids[n] ?? 0)
  const compare = recent ? compareNewest : compareBest
  const heads = parts.map((part) => ({ columns: part.segment.columns, numbers: take(part, 0, offset + limit), at: 0 }))
  const ids: number[] = []
  for (let place = 0; place < offset + limit; place += 1) {
    let first: (typeof heads)[number] | null = null
    for (const head of heads) {
      if (head.at === head.numbers.length) continue
      if (first === null || compare(head.columns, head.numbers[head.at] ?? 0, first.columns, first.numbers[first.at] ?? 0) < 0) first = head
    }
    if (first === null) break
    if (place >= offset) ids.push(first.columns.ids[first.numbers[first.at] ?? 0] ?? 0)
    first.at += 1
  }
  return ids
}
