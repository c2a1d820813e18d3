import { type ByPicture, type Filters, LIMITS, MAX_PAISE, MAX_PIXELS, wholeOf } from './listing-filters.ts'

// Apart from the addresses, which every page has: only a list needs these.

export const NO_FILTERS: Filters = {
  orientation: null,
  minHeight: null,
  minWidth: null,
  minPrice: null,
  maxPrice: null,
  colour: null,
  recent: false,
  free: false,
  byPicture: null,
}
export const PAGE_SIZE = 30

/** Parses a size field. */
export const pixelsOf = (text: string): number | null => wholeOf(text, MAX_PIXELS)

/** Parses a price field in whole rupees to paise. */
export function paiseOf(text: string): number | null {
  const rupees = wholeOf(text, MAX_PAISE / 100)
  return rupees === null ? null : rupees * 100
}

/** The filters as query parameters of the API. */
export function toApiQuery(filters: Filters, { search, categoryId, page }: { search: string; categoryId: string | null; page: number }) {
  const limits: Partial<Record<(typeof LIMITS)[number][1], number>> = {}
  for (const [field, name] of LIMITS) {
    const limit = filters[field]
    if (limit !== null) limits[name] = limit
  }
  return {
    search,
    limit: PAGE_SIZE,
    skip: page,
    ...limits,
    ...(filters.byPicture === null
      ? {}
      : ({ [filters.byPicture.kind]: filters.byPicture.of } as Partial<Record<ByPicture['kind'], string>>)),
    ...(categoryId === null ? {} : { categoryId }),
    ...(filters.colour === null ? {} : { colour: filters.colour }),
    ...(filters.recent ? { recent: true } : {}),
    ...(filters.free ? { free: true } : {}),
    ...(filters.orientation === 'landscape' ? { landscape: true } : filters.orientation === 'portrait' ? { portrait: true } : {}),
  }
}

/** Number of pages. Pagination is shown from 2 pages on, for more than 30 results (SRCH-07). */
export const pageCount = (count: number): number => Math.ceil(count / PAGE_SIZE)
