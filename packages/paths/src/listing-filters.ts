/** The filters of a list. They are stored in the address's query (SRCH-11), so that a list can be shared, reloaded and reached by the back button. */
export interface Filters {
  orientation: 'landscape' | 'portrait' | null
  /** Pixels; null for no limit. */
  minHeight: number | null
  minWidth: number | null
  recent: boolean
  /** Only free items. */
  free: boolean
}

export const NO_FILTERS: Filters = { orientation: null, minHeight: null, minWidth: null, recent: false, free: false }
export const PAGE_SIZE = 30

const MAX_PIXELS = 1_000_000

/** Parses a size field: everything but digits is ignored (so negatives become absolute), and an empty field means no limit (SRCH-05). */
export function pixelsOf(text: string): number | null {
  const digits = text.replace(/\D/g, '')
  return digits === '' ? null : Math.min(Number(digits), MAX_PIXELS)
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

/** How many filters are set. */
export const filterCount = ({ orientation, minHeight, minWidth, recent, free }: Filters): number =>
  [orientation !== null, minHeight !== null, minWidth !== null, recent, free].filter(Boolean).length

export function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? '1')
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}

/** `?orientation=…&page=2`, or an empty string. The first page has no number. */
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

/** The same filters as query parameters of the API. */
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

/** Number of pages. Pagination is shown from 2 pages on, for more than 30 results (SRCH-07). */
export const pageCount = (count: number): number => Math.ceil(count / PAGE_SIZE)
