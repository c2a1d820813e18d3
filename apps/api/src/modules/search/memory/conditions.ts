import type { Alternatives, Question } from '../engine.ts'
import { addAll, setBit, wordsFor } from './bits.ts'
import type { Levels, Values } from './levels.ts'
import { withoutRepeats } from './lists.ts'
import { isCommon, type Posting, postingOf } from './postings.ts'
import { placesBetween } from './prices.ts'
import { numberOf, type Segment } from './segment.ts'

export type Filters = Pick<Question, 'category' | 'orient' | 'minHeight' | 'minWidth' | 'minPrice' | 'maxPrice' | 'among' | 'collapsed'>

/** What a segment's hits have in common: they are in all of `lists` and `bitmaps`, in none of `absent`, and their values are within the limits. */
export interface Conditions {
  lists: readonly Uint32Array[]
  bitmaps: readonly Uint32Array[]
  absent: readonly Uint32Array[]
  reaching: readonly Limit[]
  below: readonly Limit[]
}

/** Of one value for each item. */
interface Limit {
  values: Values
  levels: Levels
  limit: number
}

/** The conditions of having one of each of the keys, and of passing the filters; null if no item can. */
export function conditionsOf(segment: Segment, keys: readonly Alternatives[], filters: Filters): Conditions | null {
  const lists: Uint32Array[] = []
  const bitmaps: Uint32Array[] = []
  for (const alternatives of keys) {
    const posting = postingOfAny(segment, alternatives)
    if (posting === null) return null
    if (posting.list !== null) lists.push(posting.list)
    else if (posting.bits !== null) bitmaps.push(posting.bits)
  }
  if (filters.among !== null) lists.push(numbersOf(segment, filters.among))
  const chosen = facetBitmaps(segment, filters)
  const { columns, facets, prices } = segment
  const { minHeight, minWidth } = filters
  const { from, to } = placesBetween(prices, filters.minPrice, filters.maxPrice)
  if (chosen === null || from >= to) return null
  const reaching: Limit[] = []
  if (minHeight > 0) reaching.push({ values: columns.heights, levels: facets.heights, limit: minHeight })
  if (minWidth > 0) reaching.push({ values: columns.widths, levels: facets.widths, limit: minWidth })
  const ofPrices = { values: prices.places, levels: facets.prices }
  if (from > 0) reaching.push({ ...ofPrices, limit: from })
  return {
    lists,
    bitmaps: [...bitmaps, ...chosen],
    absent: absentOf(segment, filters),
    reaching,
    below: to < prices.values.length ? [{ ...ofPrices, limit: to }] : [],
  }
}

/** The numbers of those of these ids that the segment has, ascending. */
const numbersOf = (segment: Segment, ids: readonly number[]): Uint32Array =>
  Uint32Array.from(ids.map((id) => numberOf(segment, id)).filter((number) => number !== -1)).sort()

/** The bitmaps of the items that are not shown. */
function absentOf({ dead, deadCount, columns }: Segment, { collapsed }: Filters): Uint32Array[] {
  const absent = deadCount > 0 ? [dead] : []
  return collapsed ? [...absent, columns.covered] : absent
}

/** The items that have any of the keys; null if none has. */
function postingOfAny({ postings, size }: Segment, keys: Alternatives): Posting | null {
  const all = keys.map((key) => postingOf(postings, key, size)).filter((posting) => posting !== null)
  const [only = null, ...others] = all
  if (others.length === 0) return only
  const numbers = all.reduce((sum, { list }) => sum + (list?.length ?? 0), 0)
  if (all.every(({ bits }) => bits === null) && !isCommon(numbers, size)) {
    const together = new Uint32Array(numbers)
    let end = 0
    for (const { list } of all) {
      if (list === null) continue
      together.set(list, end)
      end += list.length
    }
    together.sort()
    return { list: withoutRepeats(together), bits: null }
  }
  const together = new Uint32Array(wordsFor(size))
  for (const { list, bits } of all) {
    if (bits !== null) addAll(together, bits)
    else if (list !== null) for (const n of list) setBit(together, n)
  }
  return { list: null, bits: together }
}

/** The bitmaps of the filters that are set; null if no item passes. */
function facetBitmaps({ facets }: Segment, { category, orient }: Filters): Uint32Array[] | null {
  const inCategory = category === null ? null : facets.category.get(category)
  const inOrient = orient === null ? null : facets.orient.get(orient)
  if (inCategory === undefined || inOrient === undefined) return null
  return [inCategory, inOrient].filter((bits) => bits !== null)
}
