import type { API } from '@opensearch-project/opensearch'
import type { Alternatives, Question } from '../engine.ts'

type Body = API.Search_RequestBody
type Filter = NonNullable<Body['query']>

/** Candidates that each shard offers. Where a shard has more, counts over several shards may be wrong, which the engine says in its answer. */
const CANDIDATES = 1_000

const withOneOfEach = (terms: readonly Alternatives[]): Filter[] => terms.map((any) => ({ terms: { terms: any.map(String) } }))

/**
 * The items of a page. One condition that adds 1 to a document's relevance is the whole order of relevance: items with each word in the title come first.
 */
export function findBody({
  terms,
  category,
  orient,
  minHeight,
  minWidth,
  minPrice,
  maxPrice,
  collapsed,
  recent,
  offset,
  limit,
}: Question): Body {
  const filter: Filter[] = withOneOfEach(terms)
  if (category !== null) filter.push({ term: { category: { value: String(category) } } })
  if (orient !== null) filter.push({ term: { orient: { value: String(orient) } } })
  if (minHeight > 0) filter.push({ range: { height: { gte: minHeight } } })
  if (minWidth > 0) filter.push({ range: { width: { gte: minWidth } } })
  if (minPrice !== null) filter.push({ range: { price: { gte: minPrice } } })
  if (maxPrice !== null) filter.push({ range: { price: { lte: maxPrice } } })
  if (collapsed) filter.push({ term: { covered: { value: String(false) } } })
  // Not the document of the state.
  if (filter.length === 0) filter.push({ exists: { field: 'id' } })
  const hasTitles = !recent && terms.length > 0
  const inTitle: Filter = {
    constant_score: { filter: { bool: { filter: withOneOfEach(terms.map((any) => any.map((term) => -term))) } }, boost: 1 },
  }
  return {
    query: { bool: { filter, ...(hasTitles ? { should: [inTitle] } : {}) } },
    sort: [...(hasTitles ? [{ _score: 'desc' as const }] : []), { [recent ? 'created' : 'score']: 'desc' }, { id: 'desc' }],
    from: offset,
    size: limit,
    track_total_hits: true,
    _source: false,
  }
}

/** Phrases with a prefix, the ones of the most items first. Keywords are ordered by their bytes in UTF-8, which is the order of code points. */
export const suggestBody = (prefix: string, category: number | null, limit: number): Body => ({
  query: {
    bool: {
      filter: [
        { prefix: { phrases: { value: prefix } } },
        ...(category === null ? [] : [{ term: { category: { value: String(category) } } }]),
      ],
    },
  },
  aggs: { phrases: { terms: phrasesWith(prefix, limit) } },
  size: 0,
  track_total_hits: false,
})

/** Not written where it is used: the client's type of it, unlike the engine, does not know `field`. */
const phrasesWith = (prefix: string, limit: number) => ({
  field: 'phrases',
  include: `${escaped(prefix)}.*`,
  size: limit,
  shard_size: CANDIDATES,
  order: [{ _count: 'desc' as const }, { _key: 'asc' as const }],
})

/** In Lucene's regular expressions any character may have a backslash, but letters and digits can then mean something else. */
const escaped = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, String.raw`\$&`)

const between = (from: number, to: number): Filter => ({ range: { id: { gte: from, lt: to } } })

/** The number of entries with ids from `from` to before `to`, and the sum of their hashes. */
export const sumBody = (from: number, to: number): Body => ({
  query: between(from, to),
  aggs: { sum: { sum: { field: 'hash' } } },
  size: 0,
  track_total_hits: true,
})

export const idsBody = (from: number, to: number, limit: number): Body => ({
  query: between(from, to),
  sort: [{ id: 'asc' }],
  size: limit,
  track_total_hits: false,
  _source: false,
})
