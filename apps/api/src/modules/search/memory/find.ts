import type { Alternatives, Answer, Question } from '../engine.ts'
import { weightsFor } from '../colour/codes.ts'
import type { Filters } from './conditions.ts'
import { bestOf, hitsOf, without } from './hits.ts'
import { nearestOf, nearOf } from './near.ts'
import { page, type Part } from './page.ts'
import type { Segment } from './segment.ts'

/** One page of all matches, and their number. */
export function find(segments: readonly Segment[], question: Question): Answer {
  const { terms, recent, offset, limit, colour, ...filters } = question
  if (filters.among !== null) return findAmong(segments, { ...question, among: filters.among })
  if (colour !== null) return findNear(segments, { ...question, colour })
  const all = partsOf(segments, terms, filters)
  const count = total(all)
  if (offset >= count || limit <= 0) return { ids: [], count }
  if (recent || terms.length === 0) return { ids: page(all, { recent, offset, limit }), count }
  // Those with the words in the title come first. If they fill the page, no more of them are looked for.
  const titled = partsOf(
    segments,
    terms.map((alternatives) => alternatives.map((term) => -term)),
    filters,
    offset + limit,
  )
  const ids = page(titled, { recent, offset, limit })
  if (ids.length === limit) return { ids, count }
  const titleHits = new Map(titled.map(({ segment, hits }) => [segment, hits]))
  const rest = all.map(({ segment, hits }) => {
    const found = titleHits.get(segment)
    return { segment, hits: found === undefined ? hits : without(hits, found) }
  })
  return { ids: [...ids, ...page(rest, { recent, offset: Math.max(0, offset - total(titled)), limit: limit - ids.length })], count }
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

/** @param enough hits of each segment, the best, after which no more are looked for */
const partsOf = (segments: readonly Segment[], keys: readonly Alternatives[], filters: Filters, enough?: number): Part[] =>
  segments.map((segment) => ({ segment, hits: hitsOf(segment, keys, filters, enough) })).filter(({ hits }) => hits.count > 0)

const total = (parts: readonly Part[]): number => parts.reduce((sum, { hits }) => sum + hits.count, 0)
