/** Every address of the shop has one author (specification §2): the storefront links by it, the server reads and writes by it. */

export const paths = {
  home: '/',
  search: '/search',
  free: '/search?free=true',
  checkout: '/checkout',
  orders: '/orders',
  wishList: '/wishList',
  signup: '/signup',
  login: '/login',
  forgotPassword: '/forgot-password',
  editProfile: '/editProfile',
  changePassword: '/changePassword',
  about: '/aboutus',
  careers: '/careers',
  faq: '/faq',
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
  support: '/support',
  imageDetails: '/imageDetails',
} as const
const WITHOUT_SEARCH = new Set<string>([paths.support, paths.privacy])
/** Whether a page's header has the search (HDR-06). Capitals and a slash at the end change nothing, as in the router. */
export const hasSearch = (path: string): boolean => !WITHOUT_SEARCH.has(path.toLowerCase().replace(/\/+$/, ''))

/** The fixed category that decides an item's prefix (ROUTE-07). */
const GRAPHIC_CATEGORY = 'graphic'
export const CATEGORIES = ['image', 'graphic'] as const
export type CategoryName = (typeof CATEGORIES)[number]
const isCategory = (text: string | undefined): text is CategoryName => text === 'image' || text === 'graphic'

/** Lower case, commas and spaces to hyphens, other non-word characters replaced by hyphens (ROUTE-06). */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[,\s]+/g, '-')
    .replace(/[^\w-]+/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** `/image/{slug}-{id}`; a name that leaves no slug (all Devanagari, say) still gives a link that works. */
export function itemPath(item: { _id: string; name: string; categoryId: string }): string {
  const slug = slugOf(item.name)
  return `/${item.categoryId === GRAPHIC_CATEGORY ? 'graphic' : 'image'}/${slug === '' ? '' : `${slug}-`}${item._id}`
}

/** The id is the last hyphen-separated piece (ROUTE-05). */
export const idOfItemPath = (piece: string): string => piece.slice(piece.lastIndexOf('-') + 1)

/** The id of the item that an address links to; null for any other address. */
export function itemIdOf(href: string): string | null {
  const piece = /^\/(?:image|graphic)\/([^/?#]+)$/.exec(href)?.[1]
  return piece === undefined ? null : idOfItemPath(piece)
}

/** Words joined by hyphens, as a search stands in an address. Letters of every script stay themselves. */
const toHyphens = (search: string): string =>
  encodeURIComponent(
    search
      .trim()
      .replace(/[\s/?#%-]+/g, '-')
      .replace(/^-+|-+$/g, ''),
  )
const fromHyphens = (piece: string): string => piece.replaceAll('-', ' ').trim()

export interface Listing {
  search: string
  category: CategoryName | null
}

/** The address of a list of search results; filters go behind it (filtersToQuery). */
export function searchPath({ search, category }: Listing): string {
  const words = toHyphens(search)
  if (category === null) return words === '' ? paths.search : `/search/${words}`
  return words === '' ? `/search/${category}` : `/search/${category}/${words}`
}

/** Reads the six listing routes: a keyword that is just `image` or `graphic` is a category with an empty search (ROUTE-04). */
export function listingOf(params: { first?: string | undefined; second?: string | undefined }): Listing {
  if (params.first === undefined) return { search: '', category: null }
  if (isCategory(params.first)) return { search: params.second === undefined ? '' : fromHyphens(params.second), category: params.first }
  return { search: fromHyphens(params.first), category: null }
}

const NOT_KEPT = /^\/+(login|signup|forgot-password|reset-password|undo-email-change)(\/|$|\?)/

const FOR_SECRETS = new Set<string>([
  paths.login,
  paths.signup,
  paths.forgotPassword,
  '/reset-password',
  paths.changePassword.toLowerCase(),
  paths.editProfile.toLowerCase(),
])

/** True for the pages where passwords and personal details are typed: no script but our own runs there (safety.md TB-06). Read as the router reads it. */
export const isForSecrets = (path: string): boolean =>
  FOR_SECRETS.has(
    `/${
      path
        .toLowerCase()
        .split('/')
        .find((piece) => piece !== '') ?? ''
    }`,
  )

/**
 * A path of the site at `origin`, or the home page: whatever was stored or crafted, nobody is sent elsewhere (safety.md D-11, TB-04). What is followed is the
 * address as a browser reads it, since `/.//evil.example` becomes one that begins with two slashes only then.
 */
export function safePath(stored: string | null, origin: string): string {
  if (stored === null || !/^\/(?![/\\])/.test(stored)) return paths.home
  const url = URL.parse(stored, origin)
  if (url === null || url.origin !== origin || /^\/[/\\]/.test(url.pathname) || !isReturnRoute(url.pathname)) return paths.home
  return url.pathname + url.search
}

/** True for a place to come back to after signing in (ROUTE-09). */
export const isReturnRoute = (path: string): boolean => !NOT_KEPT.test(path)
