import { type Filters, readFilters, readPage } from './listing-filters.ts'
import { idOfItemPath, type Listing, listingOf, paths } from './paths.ts'

/** What an address of the shop shows. */
export type Page =
  | { kind: 'home' }
  | { kind: 'list'; listing: Listing; filters: Filters; page: number }
  | { kind: 'item'; id: string }
  /** The operator's own text, by the slug of its record. */
  | { kind: 'cms'; slug: 'aboutpage' | 'careerpage' | 'faqpage'; path: string }
  | { kind: 'support' }
  | { kind: 'terms' }
  | { kind: 'privacy' }
  /** For one person alone: nothing for search engines. */
  | { kind: 'personal'; path: string }
  /** No address of the shop: whoever comes is sent home. */
  | { kind: 'unknown' }

const FIXED: Record<string, Page> = {
  [paths.about]: { kind: 'cms', slug: 'aboutpage', path: paths.about },
  [paths.careers]: { kind: 'cms', slug: 'careerpage', path: paths.careers },
  [paths.faq]: { kind: 'cms', slug: 'faqpage', path: paths.faq },
  [paths.support]: { kind: 'support' },
  [paths.terms]: { kind: 'terms' },
  [paths.privacy]: { kind: 'privacy' },
  ...Object.fromEntries(
    [
      paths.checkout,
      paths.orders,
      paths.wishList,
      paths.editProfile,
      paths.changePassword,
      paths.login,
      paths.signup,
      paths.forgotPassword,
      '/imageDetails',
    ].map((path): [string, Page] => [path, { kind: 'personal', path }]),
  ),
}
// The storefront's router does not look at capitals.
const fixed = new Map(Object.entries(FIXED).map(([path, page]) => [path.toLowerCase(), page]))

/** Reads an address (a path with its query) as the storefront's router does. */
export function pageOf(address: string): Page {
  const [path = '', search = ''] = address.split(/[?#](.*)/s)
  const pieces = segmentsOf(path)
  if (pieces === null) return { kind: 'unknown' }
  const query = new URLSearchParams(search)
  const [first, second, third, ...more] = pieces
  if (first === undefined) return { kind: 'home' }
  const known = fixed.get(`/${pieces.join('/')}`.toLowerCase())
  if (known !== undefined) return known
  switch (first.toLowerCase()) {
    case 'search':
    case 'category':
      return more.length > 0 || (third !== undefined && first.toLowerCase() === 'category')
        ? { kind: 'unknown' }
        : { kind: 'list', listing: listingOf({ first: second, second: third }), filters: readFilters(query), page: readPage(query) }
    case 'image':
    case 'graphic':
      return second === undefined || third !== undefined ? { kind: 'unknown' } : { kind: 'item', id: idOfItemPath(second) }
    case 'product-details': {
      const id = query.get('id') ?? ''
      return second !== undefined || id === '' ? { kind: 'unknown' } : { kind: 'item', id }
    }
    case 'reset-password':
      return second !== undefined && third === undefined ? { kind: 'personal', path: '/reset-password' } : { kind: 'unknown' }
    default:
      return { kind: 'unknown' }
  }
}

/** The pieces of a path, decoded; null where it cannot be read. Slashes beyond one are none (ROUTE-08). */
function segmentsOf(path: string): string[] | null {
  try {
    return path
      .split('/')
      .filter((piece) => piece !== '')
      .map((piece) => decodeURIComponent(piece))
  } catch {
    return null
  }
}
