import { codeOfHex } from './colour/codes.ts'
import type { FilterValues } from './instead.ts'
import type { Page } from './search-store.ts'

export interface ListQuery {
  /** Words, all of which must match; blank matches every item. */
  search: string
  categoryId: number | null
  orientation: 'landscape' | 'portrait' | null
  /** Pixels; 0 for any. */
  minHeight: number
  /** Pixels; 0 for any. */
  minWidth: number
  /** Whole paise, inclusive; null for any. */
  minPrice: number | null
  maxPrice: number | null
  /** `rrggbb`: only items with a colour near it; null for any. */
  colour: string | null
  /** Only these items, by their ids, each once; the first MAX_AMONG count. Null for all. */
  among: readonly number[] | null
  /** Also the near-twins that lists leave out where `COLLAPSE_ALIKE` is set. */
  twins: boolean
  /** Only free items. */
  free: boolean
  /** Newest first. Otherwise, among some, in their order; with a colour, the nearest first, and without one, items with all the words in the title come first; both groups are sorted by score. */
  recent: boolean
  /** Clamped to 1 to 100. */
  limit: number
  /** From 1. */
  page: number
}

/** The filters of a list without any, best first. */
export const UNFILTERED = {
  orientation: null,
  minHeight: 0,
  minWidth: 0,
  minPrice: null,
  maxPrice: null,
  colour: null,
  among: null,
  twins: false,
  free: false,
  recent: false,
} as const

const MAX_ROWS = 100
const MAX_AMONG = 1_000
const MAX_INT = 2_147_483_647
const ORIENT = { landscape: 1, portrait: 2 } as const

/** @param collapse whether lists leave out near-twins */
export const filtersOf = (
  {
    categoryId,
    orientation,
    minHeight,
    minWidth,
    minPrice,
    maxPrice,
    colour,
    among,
    twins,
    free,
  }: Omit<ListQuery, 'search' | 'recent' | 'limit' | 'page'>,
  collapse: boolean,
): FilterValues => ({
  categoryId,
  orient: orientation === null ? null : ORIENT[orientation],
  minHeight: clamp(minHeight, 0, MAX_INT),
  minWidth: clamp(minWidth, 0, MAX_INT),
  minPrice: minPrice === null ? null : clamp(minPrice, 0, MAX_INT),
  maxPrice: maxPrice === null ? null : clamp(maxPrice, 0, MAX_INT),
  colour: colour === null ? null : codeOfHex(colour),
  among: among?.slice(0, MAX_AMONG) ?? null,
  collapsed: collapse && !twins,
  free,
})

export function pageOf({ recent, limit, page }: ListQuery): Page {
  const rows = clamp(limit, 1, MAX_ROWS)
  return { recent, limit: rows, offset: (clamp(page, 1, MAX_INT) - 1) * rows }
}

/** An integer from `min` to `max`; `min` for NaN. */
function clamp(value: number, min: number, max: number): number {
  return Number.isNaN(value) ? min : Math.trunc(Math.min(max, Math.max(min, value)))
}
