/** The filters of a listing live in the address's query (SRCH-11), so that a list can be shared, reloaded and walked through. */
export interface Filters {
  orientation: 'landscape' | 'portrait' | null
  /** Pixels; null: no limit. */
  minHeight: number | null
  minWidth: number | null
  recent: boolean
  /** Only what costs nothing. */
  free: boolean
}

export const NO_FILTERS: Filters = { orientation: null, minHeight: null, minWidth: null, recent: false, free: false }
export const PAGE_SIZE = 30

const MOST_PIXELS = 1_000_000

/** What was typed into a size field: digits count, a sign does not (negatives become absolute), nothing means no limit (SRCH-05). */
export function pixelsOf(text: string): number | null {
  const digits = text.replace(/\D/g, '')
  return digits === '' ? null : Math.min(Number(digits), MOST_PIXELS)
}

export function readFilters(query: URLSearchParams): Filters {
  const orientation = query.get('orientation')
  return {
    orientation: orientation === 'landscape' || orientation === 'portrait' ? orientation : null,
    minHeight: pixelsOf(query.get('height') ?? ''),
    minWidth: pixelsOf(query.get('width') ?? ''),
    recent: query.get('recent') === 'true',
    free: query.get('free') === 'true',
  }
}

export function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? '1')
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}

/** `?orientation=…&page=2`, or nothing. The first page is not written. */
export function toQuery(filters: Filters, page = 1): string {
  const query = new URLSearchParams()
  if (filters.orientation !== null) query.set('orientation', filters.orientation)
  if (filters.minHeight !== null) query.set('height', String(filters.minHeight))
  if (filters.minWidth !== null) query.set('width', String(filters.minWidth))
  if (filters.recent) query.set('recent', 'true')
  if (filters.free) query.set('free', 'true')
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** The same filters as the API takes them. */
export function toApiQuery(filters: Filters, { search, categoryId, page }: { search: string; categoryId: string | null; page: number }) {
  return {
    search,
    limit: PAGE_SIZE,
    skip: page,
    ...(categoryId === null ? {} : { categoryId }),
    ...(filters.recent ? { recent: true } : {}),
    ...(filters.free ? { free: true } : {}),
    ...(filters.minHeight === null ? {} : { height: filters.minHeight }),
    ...(filters.minWidth === null ? {} : { width: filters.minWidth }),
    ...(filters.orientation === 'landscape' ? { landscape: true } : filters.orientation === 'portrait' ? { portrait: true } : {}),
  }
}

/** How many pages; 0 or 1 means that none are shown: only more than 30 results are paged (SRCH-07). */
export const pageCount = (count: number): number => Math.ceil(count / PAGE_SIZE)
