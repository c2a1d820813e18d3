import type { Dictionary } from './dictionary.ts'
import { nearWords } from './near-words.ts'
import type { Count, Match } from './search-store.ts'
import { words } from './terms.ts'

/** A search that finds something. */
export interface CountedSearch extends Count {
  search: string
}

export type FilterName =
  | 'categoryId'
  | 'landscape'
  | 'portrait'
  | 'height'
  | 'width'
  | 'free'
  | 'minPrice'
  | 'maxPrice'
  | 'colour'
  | 'among'

/** What to offer when nothing was found: only what finds something. */
export interface Instead {
  /** With similar words for the unknown ones, nearest first. */
  near: CountedSearch[]
  /** Without one of its words, or without the unknown ones, most results first; empty if there is something near. */
  fewer: CountedSearch[]
  /** The filter whose removal finds most; null if no single one does. */
  without: (Count & { filter: FilterName }) | null
}

/** The filters of a query, as the index knows them. The free filter is a term. */
export type FilterValues = Omit<Match, 'termIds'> & { free: boolean }

/** Longer searches get no offers: their number of counts would grow with the words. */
const MAX_WORDS = 5
const MAX_NEAR = 5
/** UTF-16 units, as the contract allows. */
const MAX_SEARCH = 200
const MAX_FEWER = 3

interface Needs {
  dictionary: Pick<Dictionary, 'resolve' | 'vocabulary'>
  /** Whether lists of all items leave out near-twins. */
  collapse: boolean
  /** Null if the words were never in any item. */
  count(words: readonly string[], filters: FilterValues): Promise<Count | null>
}

/**
 * What to offer instead of an empty result. The cost is bounded: words are compared with the commonest of the catalogue only, and at most ten counts are
 * made, each of which stops where the count of a search stops, and is cached as long.
 */
export async function insteadOf(search: string, filters: FilterValues, { dictionary, collapse, count }: Needs): Promise<Instead> {
  const typed = [...new Set(words(search))]
  // Signs alone find nothing, whatever the filters.
  if (typed.length > MAX_WORDS || (typed.length === 0 && search.trim() !== '')) return { near: [], fewer: [], without: null }
  const terms = await Promise.all(typed.map((word) => dictionary.resolve([word])))
  const unknown = typed.filter((_, index) => terms[index] === null)

  const counted = async (searches: Iterable<readonly string[]>): Promise<CountedSearch[]> => {
    const all = [...searches].map((each) => ({ each, search: each.join(' ') })).filter(({ search }) => search.length <= MAX_SEARCH)
    const results = await Promise.all(all.map(({ each }) => count(each, filters)))
    return all.flatMap(({ search }, n) => {
      const result = results[n] ?? null
      return result === null || result.count === 0 ? [] : { search, ...result }
    })
  }

  if (unknown.length > 0) {
    const vocabulary = await dictionary.vocabulary()
    const near = await counted(replaced(typed, new Map(unknown.map((word) => [word, nearWords(word, vocabulary, MAX_NEAR)]))))
    const known = typed.filter((word) => !unknown.includes(word))
    return { near, fewer: near.length > 0 || known.length === 0 ? [] : await counted([known]), without: null }
  }
  const shorter = typed.length < 2 ? [] : typed.map((left) => typed.filter((word) => word !== left))
  const [fewer, without] = await Promise.all([counted(shorter), costliest()])
  return { near: [], fewer: fewer.toSorted((a, b) => b.count - a.count).slice(0, MAX_FEWER), without }

  async function costliest(): Promise<Instead['without']> {
    const all = withoutEach(filters, collapse)
    const results = await Promise.all(all.map(([, others]) => count(typed, others)))
    let most: Instead['without'] = null
    for (const [n, [filter]] of all.entries()) {
      const result = results[n] ?? null
      if (result !== null && result.count > (most?.count ?? 0)) most = { filter, ...result }
    }
    return most
  }
}

/** The words with the nearest of each unknown one, then with the second nearest, and so on. None if a word has nothing near. */
function replaced(typed: readonly string[], near: ReadonlyMap<string, readonly string[]>): string[][] {
  const choices = [...near.values()]
  if (choices.some((some) => some.length === 0)) return []
  return Array.from({ length: Math.max(...choices.map((some) => some.length)) }, (_, n) =>
    typed.map((word) => near.get(word)?.[n] ?? near.get(word)?.[0] ?? word),
  )
}

/** Each filter that is set, with the filters that are left without it. */
function withoutEach(filters: FilterValues, collapse: boolean): [FilterName, FilterValues][] {
  const { categoryId, orient, minHeight, minWidth, minPrice, maxPrice, colour, among, free } = filters
  const all: [FilterName, FilterValues][] = []
  if (categoryId !== null) all.push(['categoryId', { ...filters, categoryId: null }])
  if (orient !== null) all.push([orient === 1 ? 'landscape' : 'portrait', { ...filters, orient: null }])
  if (minHeight > 0) all.push(['height', { ...filters, minHeight: 0 }])
  if (minWidth > 0) all.push(['width', { ...filters, minWidth: 0 }])
  if (minPrice !== null) all.push(['minPrice', { ...filters, minPrice: null }])
  if (maxPrice !== null) all.push(['maxPrice', { ...filters, maxPrice: null }])
  if (colour !== null) all.push(['colour', { ...filters, colour: null }])
  if (among !== null) all.push(['among', { ...filters, among: null, collapsed: collapse }])
  if (free) all.push(['free', { ...filters, free: false }])
  return all
}
