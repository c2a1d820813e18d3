/** What the items of a list look like. In the address and in the API it is one parameter, named by its kind. */
export interface ByPicture {
  /** `like`: what looks like an item; `look`: like a picture of one's own, by what the server made of it; `alike`: an item's whole shoot. */
  kind: 'like' | 'look' | 'alike'
  /** The item's id, or the look. */
  of: string
}

/** The filters of a list. They are stored in the address's query (SRCH-11), so that a list can be shared, reloaded and reached by the back button. */
export interface Filters {
  orientation: 'landscape' | 'portrait' | null
  /** Pixels; null for no limit. */
  minHeight: number | null
  minWidth: number | null
  /** Whole paise, inclusive; null for no limit. */
  minPrice: number | null
  maxPrice: number | null
  /** `rrggbb` in small letters: only what has a colour near it. */
  colour: string | null
  recent: boolean
  /** Only free items. */
  free: boolean
  byPicture: ByPicture | null
}

export const MAX_PIXELS = 1_000_000
export const MAX_PAISE = 1_000_000_000

/** The limits, with the parameter of each, which is the same in the address and in the API, and its greatest value. */
export const LIMITS = [
  ['minHeight', 'height', MAX_PIXELS],
  ['minWidth', 'width', MAX_PIXELS],
  ['minPrice', 'minPrice', MAX_PAISE],
  ['maxPrice', 'maxPrice', MAX_PAISE],
] as const

/** Parses a whole number: everything but digits is ignored (so negatives become absolute), and an empty text means no limit (SRCH-05). */
export function wholeOf(text: string, most: number): number | null {
  const digits = text.replace(/\D/g, '')
  return digits === '' ? null : Math.min(Number(digits), most)
}

/** What each may be; anything else is no search by picture. */
const PICTURES = { like: /^\w{1,64}$/, look: /^[\w-]{342}$/, alike: /^\w{1,64}$/ } as const

function readPicture(query: URLSearchParams): ByPicture | null {
  for (const [kind, shape] of Object.entries(PICTURES)) {
    const of = query.get(kind) ?? ''
    if (shape.test(of)) return { kind: kind as ByPicture['kind'], of }
  }
  return null
}

export function readFilters(query: URLSearchParams): Filters {
  const orientation = query.get('orientation')
  const limits = Object.fromEntries(LIMITS.map(([field, name, most]) => [field, wholeOf(query.get(name) ?? '', most)]))
  return {
    orientation: orientation === 'landscape' || orientation === 'portrait' ? orientation : null,
    ...(limits as Record<(typeof LIMITS)[number][0], number | null>),
    colour: /^[0-9a-f]{6}$/i.exec(query.get('colour') ?? '')?.[0].toLowerCase() ?? null,
    recent: query.get('recent') === 'true',
    free: query.get('free') === 'true',
    byPicture: readPicture(query),
  }
}

/** How many filters are set; a picture is what is looked for, as words are. */
export const filterCount = (filters: Filters): number =>
  Object.entries(filters).filter(([name, value]) => name !== 'byPicture' && value !== null && value !== false).length

export function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? '1')
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}

/** `?orientation=…&page=2`, or an empty string. The first page has no number. */
export function toQuery(filters: Partial<Filters>, page = 1): string {
  const query = new URLSearchParams()
  if (filters.byPicture) query.set(filters.byPicture.kind, filters.byPicture.of)
  if (filters.orientation) query.set('orientation', filters.orientation)
  for (const [field, name] of LIMITS) if ((filters[field] ?? null) !== null) query.set(name, String(filters[field]))
  if (filters.colour) query.set('colour', filters.colour)
  for (const name of ['recent', 'free'] as const) if (filters[name]) query.set(name, 'true')
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
